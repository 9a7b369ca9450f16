import { beginRun } from '../_data/runs.ts';
import { newRunOf, UNASKED } from './start.ts';

/** Looks once more for what is left of somebody whose account was deleted: what was on its way then. */
export async function lookAtErasure(userId: string): Promise<boolean> {
  await beginRun(newRunOf('eraseAccount', UNASKED, { userId }).write);
  return true;
}
