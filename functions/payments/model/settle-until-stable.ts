import { isDeepStrictEqual } from 'node:util';

/**
 * Writes the current state until it no longer changes in the meantime, so that concurrent runs leave the true
 * state.
 */
export async function settleUntilStable<Truth>(
  truthNow: () => Promise<Truth | undefined>,
  write: (truth: Truth) => Promise<unknown>,
): Promise<void> {
  let written: Truth | undefined;
  for (
    let truth = await truthNow();
    truth !== undefined && !isDeepStrictEqual(truth, written);
    truth = await truthNow()
  ) {
    await write(truth);
    written = truth;
  }
}
