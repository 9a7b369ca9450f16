/** Whether this environment has answered nothing yet: then connections, keys and content are still to be fetched. */
let isFirst = true;

/** Returns true to the first caller only. */
export function claimFirstRequest(): boolean {
  const first = isFirst;
  isFirst = false;
  return first;
}

/**
 * Milliseconds from the start of the process to the start of a request that has taken `milliseconds` until now. Undefined where
 * the environment was provisioned: it was ready before anybody asked.
 */
export function coldStartMs(milliseconds: number): number | undefined {
  if (process.env['AWS_LAMBDA_INITIALIZATION_TYPE'] === 'provisioned-concurrency') return undefined;
  return Math.round(process.uptime() * 1_000 - milliseconds);
}
