import { isDeepStrictEqual } from 'node:util';

/** Writes what is true now until that has not changed meanwhile, so that of two runs side by side what is true stays. */
export async function settled<Truth>(
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
