import type { Job } from '@quizhall/shared/model/job';
import { ApiError } from '../api/errors.ts';

const LOOK_EVERY_MS = 1_000;
/** Interval after an error unrelated to the run. */
const LOOK_AGAIN_MS = 10_000;

/** Returns whether the run or its file no longer exists; other errors may be transient. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Nothing comes of it any more. */
export const isEnded = (run: Pick<Job, 'status'> | undefined): boolean =>
  run?.status === 'done' || run?.status === 'failed';

/** Polling interval of a background job: every second until it ends, rarely while it cannot be read. */
export function runInterval(isOver: boolean, error: unknown): number | false {
  if (isOver || isGone(error)) return false;
  return error ? LOOK_AGAIN_MS : LOOK_EVERY_MS;
}
