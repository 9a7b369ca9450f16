import type { OwnQuiz } from '../../model/quizzes/quiz.ts';
import { cancellation } from '../attempts/entry.ts';

/** `promised`: somebody takes the quiz for it, so that the quiz cannot be deleted before its end. */
type Fate = 'back' | 'kept' | 'promised';

interface Facts extends Pick<OwnQuiz, 'status' | 'schedule' | 'updatedAt' | 'version' | 'pool'> {
  settings: Pick<OwnQuiz['settings'], 'isPaid'>;
}

/**
 * What becomes of the money of a quiz that is deleted at this moment (epoch ms): what was paid for its prize goes back, or
 * winners get it because it has ended; so what participants paid. Nothing is said of what there is not.
 * @param isTaken whether somebody has begun the quiz
 */
export function fateIfDeleted(
  quiz: Facts,
  now: number,
  isTaken: boolean,
): { prize?: Fate; entries?: 'back' | 'kept' } {
  const { pool, version, settings } = quiz;
  const isEarned = version > 0 && pool?.endsAt !== undefined && Date.parse(pool.endsAt) <= now;
  const deleted = { ...quiz, deletedAt: new Date(now).toISOString() };
  return {
    ...(pool && {
      prize: isEarned
        ? ('kept' as const)
        : version > 0 && isTaken
          ? ('promised' as const)
          : ('back' as const),
    }),
    // Nobody pays for a draft.
    ...(settings.isPaid &&
      version > 0 && { entries: cancellation(deleted) === 'all' ? ('back' as const) : ('kept' as const) }),
  };
}
