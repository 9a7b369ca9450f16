import { reachTable } from './table.ts';

/** Puts submissions into the roster of a quiz of this worker's stage, as its stream would; ten thousand take a second. */
export async function seedRoster(quizId: string, count: number): Promise<void> {
  reachTable();
  // Only now: it reads the environment once.
  const { rosterOfMany } = await import('@quizhall/functions/testing/roster.ts');
  await rosterOfMany(quizId, count);
}
