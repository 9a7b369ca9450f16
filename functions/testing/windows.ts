/**
 * The clock offset at which a throttle window of this length has just begun, so that a test's requests fall into one.
 * `setClock(windowStart(900) + …)`
 */
export function windowStart(windowSeconds: number): number {
  const length = windowSeconds * 1_000;
  return length - (Date.now() % length) + 1_000;
}
