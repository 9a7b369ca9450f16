import { existsSync, readFileSync } from 'node:fs';
import type { QueueState, QueueStore } from '@quizhall/functions/platform/local/local-queues.ts';
import { StageError } from '../stage-error.ts';
import { replaceFile } from './checkpoints.ts';

/** What waits for another try or is parked, in a file of the stage. */
export const fileQueues = (file: string): QueueStore => ({
  load: () => {
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as QueueState;
    } catch {
      throw new StageError(`${file} is damaged and cannot be read. "npm run reset" empties the stage.`);
    }
  },
  save: (state) => replaceFile(file, state),
});
