import type { OwnQuiz } from '../model/quiz.ts';
import { cancellation } from './entry.ts';

type Fate = 'back' | 'kept';

interface Facts extends Pick<OwnQuiz, 'status' | 'schedule' | 'updatedAt' | 'version' | 'pool'> {
  settings: Pick<OwnQuiz['settings'], 'isPaid'>;
}

/**
 * What becomes of the money of a quiz that is deleted at this moment (epoch ms): what was paid for its prize goes back, or
 * winners get it because it has ended; so what participants paid. Nothing is said of what there is not.
 */
export function fateIfDeleted(quiz: Facts, now: number): { prize?: Fate; entries?: Fate } {
  const { pool, version, settings } = quiz;
  const isEarned = version > 0 && pool?.endsAt !== undefined && Date.parse(pool.endsAt) <= now;
  const deleted = { ...quiz, deletedAt: new Date(now).toISOString() };
  return {
    ...(pool && { prize: isEarned ? ('kept' as const) : ('back' as const) }),
    // Nobody pays for a draft.
    ...(settings.isPaid &&
      version > 0 && { entries: cancellation(deleted) === 'all' ? ('back' as const) : ('kept' as const) }),
  };
}
