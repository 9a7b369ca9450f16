const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 60_000;

/** Resolves when the network is back, after a wait that doubles with every try, or on abort. */
export function nextChance(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
