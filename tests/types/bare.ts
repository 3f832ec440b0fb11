// The package where TypeScript knows no browser, and no symbol for `using`. Compiled, never run.
import init, { Game, Search, initSync, type InitOutput } from "plyground";
import startLoa, * as loa from "plyground/loa";
import startSlide, * as slide from "plyground/slide";
import { TABLES } from "plyground/tables.js";
import { startWorker } from "plyground/worker";

export async function start(bytes: Uint8Array): Promise<InitOutput> {
  await Promise.all([startLoa("https://example.org/loa.wasm"), startSlide({ module_or_path: bytes })]);
  initSync(bytes);
  // @ts-expect-error: a number is no module.
  await init(1);
  return init();
}

export function play(): (string | number | undefined)[] {
  const search = new Search("slide3", null, null, null).step(50);
  const end = new Game("slide3")[Symbol.dispose];
  return [search.line?.[0], end.name, new loa.Game("loa").moves()[0], new slide.Game("slide3").position, TABLES.slide3.file];
}

export async function ask(bytes: ArrayBuffer): Promise<(string | number | null | undefined)[]> {
  const worker = await startWorker({ module: bytes });
  const { line } = await worker.search("slide3", "115.987654321", { onProgress: ({ nodes }) => nodes.toFixed() });
  const rows: string = await worker.run("n=1", { onProgress: ({ done, trials }) => done / trials });
  const { fingerprint } = await worker.report("n=1", rows);
  return [line?.[0], fingerprint, (await worker.findProblem("loa", "a seed", { turns: "2" })).turns];
}
