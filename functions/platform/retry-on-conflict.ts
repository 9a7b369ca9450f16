import { AppError } from './errors.ts';

const TRIES = 5;

/**
 * Runs a read-modify-write until no concurrent write conflicts with it.
 * @param once returns undefined after a conflict
 * @throws AppError UNAVAILABLE after too many conflicts
 */
export async function retryOnConflict<Answer>(once: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await once();
    if (answer !== undefined) return answer;
  }
  throw new AppError('UNAVAILABLE');
}
