import { AppError } from './errors.ts';

const TRIES = 5;

/**
 * Does something that somebody else may do at the same moment: reads what stands, decides and writes, and again where that
 * was changed in between. So the second of two presses is told what the first one has done.
 * @param once undefined: somebody was quicker
 * @throws AppError UNAVAILABLE where others were quicker each time
 */
export async function insist<Answer>(once: () => Promise<Answer | undefined>): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await once();
    if (answer !== undefined) return answer;
  }
  throw new AppError('UNAVAILABLE');
}
