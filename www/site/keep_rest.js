// Has the service worker keep the rest of the site: a file at a time, while the page has nothing else to do.

/** Whether the visitor saves data. */
const isSaving = () => {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
};

/** Safari has no idle callbacks. */
const idle = () => new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go));

/**
 * Asks for the next file from a place in the list on.
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
 * What is left when the page goes is kept on a later visit. The page's root says how it ended, in `data-kept`.
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
    // The next version cannot take over from a worker that is asked for more, and the old one's files are gone.
    if (registration.waiting || active.state === "redundant") break;
    kept = await keepNext(active, kept.next);
  }
  dataset.kept = kept.isWhole ? "whole" : "partly";
}
