import { beginRun } from '../_data/runs.ts';
import { newRunOf } from './start.ts';

/** Whose runs these are: nobody's who could ask for them. */
export const ERASURES = 'erasures';

/** Looks once more for what is left of somebody whose account was deleted: what was on its way then. */
export async function lookAtErasure(userId: string): Promise<boolean> {
  await beginRun(newRunOf('eraseAccount', ERASURES, { userId }).write);
  return true;
}
