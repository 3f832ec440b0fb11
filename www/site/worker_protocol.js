// Answers requests, wherever the engine runs.
//
// A request is {id, op, …}. It is answered by any number of {id, type: "progress", …} and then one of {id, type:
// "done", …}, {id, type: "error", …} and {id, type: "cancelled", …}.

/** @typedef {{ id: number, op: string, [key: string]: any }} Request */
/** @typedef {Error & { code?: string, input?: string, key?: string, found?: string, expected?: string }} Refusal */

const channel = new MessageChannel();
/** Resolves the promises that wait for their turn, in order. @type {((value?: unknown) => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();
/** Processes waiting messages. A timer would wait for 4 ms, and `scheduler.yield` starves the queue. */
export const turn = () =>
  new Promise((go) => {
    waiting.push(go);
    channel.port2.postMessage(0);
  });

/**
 * Creates the function that answers requests.
 * @param {Record<string, (request: Request) => Promise<object | void>>} answers  By the `op` of the request.
 * @param {Set<number>} cancelled  The requests that were cancelled.
 * @param {(message: object) => void} post
 */
export function answerBy(answers, cancelled, post) {
  /** @param {Request} request */
  return async function serve(request) {
    const { id, op } = request;
    if (op === "cancel") return void cancelled.add(request.target);
    try {
      if (!Object.hasOwn(answers, op))
        throw Object.assign(new Error(`“${op}” is not a request: expected one of ${Object.keys(answers).join(", ")}`), {
          code: "bad-request",
          input: op,
        });
      post({ id, type: "done", ...(await answers[op](request)) });
    } catch (error) {
      const { message, code = "failed", input = "", key, found, expected } = /** @type {Refusal} */ (error);
      // After a trap the engine is in an undefined state.
      if (error instanceof WebAssembly.RuntimeError)
        return post({
          id,
          type: "error",
          message: `the engine failed here, perhaps for want of memory, and was started again (${message})`,
          code: "trap",
          input: message,
        });
      const details = key === undefined ? {} : { key, found, expected };
      post({ id, type: "error", message, code, input, ...details });
    }
  };
}
