// The time until the next daily puzzle, by the minute.

const MINUTE = 60_000;

/** The next midnight in UTC. @param {number} now */
const midnight = (now) => Math.floor(now / 86_400_000 + 1) * 86_400_000;

/**
 * Calls `tell` with hours and minutes now, and whenever they change.
 * @param {(hours: number, minutes: number) => void} tell @returns {() => void} ends it
 */
export function countDown(tell) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const run = () => {
    const left = midnight(Date.now()) - Date.now();
    const minutes = Math.ceil(left / MINUTE);
    tell(Math.floor(minutes / 60), minutes % 60);
    timer = setTimeout(run, left % MINUTE || MINUTE);
  };
  run();
  return () => clearTimeout(timer);
}
