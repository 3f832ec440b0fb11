// Asks the service worker to save the rest of the site: one file at a time, while the page is idle.

const PATIENCE = 1_000; // milliseconds: a page that always draws is never idle

/** Whether the visitor wants to save data. */
const isSaving = () => {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
};

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise((go) =>
    "requestIdleCallback" in window ? requestIdleCallback(go, { timeout: PATIENCE }) : setTimeout(go),
  );

/**
 * Asks for the next file from an index in the list on.
 * @param {ServiceWorker} worker
 * @param {number} from
 * @returns {Promise<import("./precache.js").Kept>}
 */
const keepNext = (worker, from) =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => go(data);
    worker.postMessage({ from }, [port2]);
  });

/**
 * If the page is closed before the end, a later visit continues. The page's root has the result in `data-kept`.
 * @param {ServiceWorkerContainer} serviceWorker
 */
export async function keepRest(serviceWorker) {
  const registration = await serviceWorker.ready;
  const { active } = registration;
  const { dataset } = document.documentElement;
  if (isSaving()) dataset.kept = "saving";
  if (!active || isSaving()) return;
  /** @type {import("./precache.js").Kept} */
  let kept = { next: 0 };
  while (kept.next !== undefined) {
    await idle();
    // The next version cannot take over from a worker that keeps getting requests, and the old version's files are
    // gone.
    if (registration.waiting || active.state === "redundant") break;
    kept = await keepNext(active, kept.next);
  }
  dataset.kept = kept.isWhole ? "whole" : "partly";
}
