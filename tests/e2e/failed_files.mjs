// A reporter for Node's test runner: the files in which a test failed, one a line.

/** @param {AsyncIterable<{ type: string, data: { file?: string } }>} events */
export default async function* failedFiles(events) {
  const files = new Set();
  for await (const { type, data } of events) if (type === "test:fail" && data.file) files.add(data.file);
  for (const file of files) yield `${file}\n`;
}
