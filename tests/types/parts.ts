// Parts of the package, used with the types of the whole. Compiled, never run.
import type { ExperimentReport, SearchReport } from "plyground";
import startLoa, * as loa from "plyground/loa";
import startSlide, * as slide from "plyground/slide";

export async function start(): Promise<string> {
  await Promise.all([startLoa(), startSlide()]);
  const search: SearchReport = new loa.Search("loa", null, "easy", "seed").step(100);
  const report: ExperimentReport = new slide.Experiment("n=1").report("");
  const distance: number = slide.Table.generate("slide2").distance("103.4321");
  const level: string = loa.levels("loa")[0].id;
  return [loa.version(), search.nodes, report.kind, distance, level, new loa.Game("loa").position].join();
}
