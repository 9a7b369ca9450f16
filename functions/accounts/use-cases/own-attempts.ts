import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import {
  dependsOnQuiz,
  isScoreSettled,
  scoreWithheld,
  type Withheld,
} from '@quizhall/shared/rules/attempts/disclosure';
import type { AttemptCard } from '../../attempts/model/attempts.ts';
import { listDisclosing } from '../../results/model/releases.ts';
import { listUserAttempts } from '../../attempts/model/user-attempts.ts';
import { now } from '../../platform/clock.ts';

/** A finished attempt as its participant may know it: `percentage` and `earned` only while nothing withholds the score. */
export interface OwnAttempt extends Pick<AttemptCard, 'id' | 'quizTitle' | 'completedAt' | 'earned'> {
  quizId: string;
  percentage: number | undefined;
  withheld: Withheld | undefined;
  /** The score came with the result and stays: it is in the person's counters. */
  settled: boolean;
}

/** A person's latest finished attempts, newest first. Quizzes are read only where a card leaves it to them. */
export async function listOwnAttempts(userId: string, limit: number): Promise<OwnAttempt[]> {
  const cards = (await listUserAttempts(userId, limit)).map((card) => ({
    ...card,
    quizId: parseAttemptId(card.id).quizId,
  }));
  const quizzes = await listDisclosing(cards.filter(dependsOnQuiz).map(({ quizId }) => quizId));
  return cards.map((card) => {
    const { id, quizId, quizTitle, completedAt, percentage, earned } = card;
    const withheld = scoreWithheld(card, quizzes.get(quizId), now());
    return {
      id,
      quizId,
      quizTitle,
      completedAt,
      withheld,
      percentage: withheld ? undefined : percentage,
      settled: isScoreSettled(card),
      earned: withheld ? undefined : earned,
    };
  });
}
