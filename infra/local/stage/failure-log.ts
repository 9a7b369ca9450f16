import { refusalText } from '../stage-error.ts';
import type { LoopOptions } from '../streams/loop.ts';

/** Returns a callback that writes a failed background task to the console. */
export const reportFailure = (task: string) => (error: unknown) =>
  console.error(`${task} failed and will be retried:`, refusalText(error) ?? error);

/**
 * Console messages of a stream reader: the first failure in full, then one line after 4, 8, 16 … failures in a row, so
 * that a reader that is stuck stays visible without flooding the console, and one line when it works again.
 */
export function failureLog(task: string): Pick<LoopOptions, 'onFailure' | 'onRecovery'> {
  return {
    onFailure: (error, failures) => {
      if (failures === 1) reportFailure(task)(error);
      else if (failures >= 4 && Number.isInteger(Math.log2(failures)))
        console.error(
          `${task} is stuck: it failed ${failures} times in a row, and later changes wait behind it. ` +
            `Last error: ${error instanceof Error ? error.message : String(error)}`,
        );
    },
    onRecovery: (failures) => console.error(`${task} works again after ${failures} failed attempts.`),
  };
}
