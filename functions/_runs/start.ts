import { randomText } from '../_platform/random.ts';
import type * as z from 'zod';
import { newRun } from '../_data/runs.ts';
import type { RunKinds } from './kinds.ts';

/** Whose runs these are that nobody may ask for. */
export const UNASKED = 'unasked';

/**
 * A run to begin: the write goes into the transaction of what causes it, so that neither is there without the other.
 * Knows the kinds by their types alone: whoever begins a run does not carry the code that does it.
 */
export function newRunOf<Kind extends keyof RunKinds>(
  kind: Kind,
  ownerId: string,
  input: z.output<RunKinds[Kind]['input']>,
): { runId: string; write: ReturnType<typeof newRun> } {
  const runId = `run_${randomText(16)}`;
  return { runId, write: newRun({ ownerId, id: runId }, kind, input) };
}
