import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { poolCharge } from '@quizhall/shared/rules/money';
import { formatMoney } from '@/lib/format.ts';
import { type ResultFacts, leavesWaiting } from './leaves-waiting.ts';

const TEXT = {
  waiting: 'Participants will never see the results that still wait for a grade or for their release.',
  prize: {
    back: (amount: string) =>
      `${amount} that was paid for the prize, the fee included, goes back to where it came from.`,
    kept: () => 'The quiz has ended: its winners get the prize all the same.',
    promised: () =>
      'People take this quiz for its prize: it cannot be deleted before its end. Until then you can archive it.',
  },
  entries: {
    back: 'What participants paid goes back to them, and a mail tells them so.',
    kept: 'The quiz has ended: what participants paid does not go back to them.',
  },
} as const;

/** What comes of it for participants and for money if a quiz is deleted now. */
export function effectsOfDeletion({
  pool,
  ifDeleted: { prize, entries } = {},
  ...quiz
}: ResultFacts & Pick<QuizOverview, 'pool' | 'ifDeleted'>): string[] {
  return [
    ...(leavesWaiting(quiz) ? [TEXT.waiting] : []),
    ...(prize && pool ? [TEXT.prize[prize](formatMoney(poolCharge(pool.total).total / 100))] : []),
    ...(entries ? [TEXT.entries[entries]] : []),
  ];
}
