import type { LiveQuiz } from '../_data/quiz-cache.ts';
import { visitOf } from './audience.ts';
import type { Payer } from '../_payments/payer.ts';
import { findPayment } from './payment.ts';

/** What the entry rules ask about somebody beside attempts and password: the same before the start as at it. */
export async function standingOf(quiz: LiveQuiz, visitor: Payer) {
  const [hasPaid, { audience, department }] = await Promise.all([
    quiz.settings.isPaid && findPayment(quiz, visitor),
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
