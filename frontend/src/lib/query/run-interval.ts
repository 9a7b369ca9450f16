import type { Job } from '@quizhall/shared/model/job';
import { ApiError } from '../api/errors.ts';

const LOOK_EVERY_MS = 1_000;
/** After a failure that says nothing of the run. */
const LOOK_AGAIN_MS = 10_000;

/** The run or its file is no longer here; every other failure may be over in a moment. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Nothing comes of it any more. */
export const isEnded = (run: Pick<Job, 'status'> | undefined): boolean =>
  run?.status === 'done' || run?.status === 'failed';

/** When a background run is looked at again: every second until it is over, and rarely while it cannot be read. */
export function runInterval(isOver: boolean, error: unknown): number | false {
  if (isOver || isGone(error)) return false;
  return error ? LOOK_AGAIN_MS : LOOK_EVERY_MS;
}
