// What every project does with the package: plays a move, searches, runs an experiment.
import init, { Experiment, Game, Search } from "plyground";

const START = "115.987654321";

/** @param {unknown} [given]  For `init`, where the bundler does not find the module. */
export async function use(given) {
  await init(given);
  const game = new Game("slide3", START);
  const move = game.play("C3");
  const search = new Search("slide3", START);
  let report;
  do report = search.step(10_000);
  while (!report.finished);
  const experiment = new Experiment("dtw=14&t=4&eval=eu&n=100");
  const rows = experiment.run(0, experiment.trials);
  return `${move} ${report.line.length} ${experiment.report(rows).fingerprint}`;
}
