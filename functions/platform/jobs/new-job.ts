import { randomText } from '../security/random.ts';
import { newJobItem } from './job-store.ts';

/** Input of each kind of background job. `entry/job-kinds.ts` declares the members, because the kinds stand above this. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface JobInputs {}

/** Owner id of jobs that no person started. */
export const SYSTEM_JOB_OWNER = 'unasked';

/**
 * A new job: its id and the put for the transaction that causes it. Knows the kinds by type only, so callers
 * do not bundle the code of the job.
 */
export function newJob<Kind extends keyof JobInputs>(
  kind: Kind,
  ownerId: string,
  input: JobInputs[Kind] & object,
): { runId: string; write: ReturnType<typeof newJobItem> } {
  const runId = `run_${randomText(16)}`;
  return { runId, write: newJobItem({ ownerId, id: runId }, kind, input) };
}
