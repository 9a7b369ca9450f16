/**
 * Benchmark index of the phone for which Lighthouse answers, whatever the host: a mid-range one. Lighthouse's own four
 * times is this phone only where the host has 1,800; on a slower host it is a phone that nobody sells.
 */
export const PHONE_INDEX = 450;

/**
 * How many times slower than this host the reference phone is.
 * @param hostIndex as Lighthouse measures it
 */
export const slowDownOf = (hostIndex: number): number => Math.max(1, hostIndex / PHONE_INDEX);

interface Calibrated<Run> {
  /** Measures the host now. */
  hostIndex: () => Promise<number>;
  visit: (slowDown: number) => Promise<Run>;
}

/** Visits a page several times. The host is measured before each: on a shared machine its speed changes from run to run. */
export async function calibratedRuns<Run>(
  count: number,
  { hostIndex, visit }: Calibrated<Run>,
): Promise<{ index: number; run: Run }[]> {
  const runs: { index: number; run: Run }[] = [];
  while (runs.length < count) {
    const index = await hostIndex();
    runs.push({ index, run: await visit(slowDownOf(index)) });
  }
  return runs;
}
