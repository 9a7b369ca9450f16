import { randomText } from '../security/random.ts';
import { newRun } from './job-store.ts';

/** Input of each kind of background job. `entry/job-kinds.ts` declares the members, because the kinds stand above this. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface JobInputs {}

/** Whose runs these are that nobody may ask for. */
export const UNASKED = 'unasked';

/**
 * A run to begin: the write goes into the transaction of what causes it, so that neither is there without the other.
 * Knows the kinds by their types alone: whoever begins a run does not carry the code that does it.
 */
export function newRunOf<Kind extends keyof JobInputs>(
  kind: Kind,
  ownerId: string,
  input: JobInputs[Kind] & object,
): { runId: string; write: ReturnType<typeof newRun> } {
  const runId = `run_${randomText(16)}`;
  return { runId, write: newRun({ ownerId, id: runId }, kind, input) };
}
