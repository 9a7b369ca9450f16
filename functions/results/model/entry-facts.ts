import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { visitOf } from '../../attempts/model/audience.ts';
import type { Payer } from '../../payments/model/payer.ts';
import { hasPaidEntry } from '../../payments/model/entry-payment.ts';

/** What the entry rules ask about somebody beside attempts and password: the same before the start as at it. */
export async function standingOf(quiz: LiveQuiz, visitor: Payer) {
  const [hasPaid, { audience, department }] = await Promise.all([
    quiz.settings.isPaid && hasPaidEntry(quiz, visitor),
    visitOf(quiz, visitor.user),
  ]);
  return {
    signedIn: visitor.user !== undefined,
    hasPaid,
    isStranger: audience === 'stranger',
    isLocked: audience === 'locked',
    department,
  };
}
