import { refundedFinish } from '../../attempts/model/finish-attempt.ts';
import { removeQuiz } from '../../quizzes/model/remove-quiz.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { payEntry } from '../../payments/use-cases/pay-entry.ts';
import { refundEntry } from '../../payments/use-cases/refund-entry.ts';
import { refundEntriesJob } from '../../payments/jobs/refund-entries.ts';
import { anotherCard } from '../payments.ts';
import { anyCause, type Move, type World } from './world.ts';

/** Gives back what was paid for a quiz that is no more; more steps than two rounds of all groups take. */
export async function refundAll(quizId: string): Promise<void> {
  let cursor: unknown;
  for (let left = 100; left > 0; left--) {
    const step = await refundEntriesJob.step({ quizId }, cursor);
    if (!('cursor' in step)) return;
    cursor = step.cursor;
  }
}

const toEntry = ({ chance, entries }: World, work: (quizId: string) => Promise<unknown>) => {
  const quiz = chance.pick(entries);
  return quiz && (() => work(quiz.id));
};

/** What happens to what people pay to take a quiz. */
export const ENTRY_MOVES: Record<string, Move> = {
  enter: {
    weight: 6,
    begin: (world) => {
      const payer = world.chance.pick(world.guests);
      if (payer === undefined) return undefined;
      const by = {
        method: 'card' as const,
        card: anotherCard(),
        email: 'bo@example.com',
        language: 'en' as const,
        cause: anyCause(world),
      };
      return toEntry(world, async (quizId) => {
        const quiz = await getStoredQuiz(quizId);
        if (quiz && !quiz.deletedAt) await payEntry(quiz, { ...by, payer });
      });
    },
  },
  refund: {
    weight: 3,
    begin: (world) => {
      const charge = world.chance.pick([...world.provider.charges.keys()]);
      return charge === undefined
        ? undefined
        : toEntry(world, (quizId) =>
            refundEntry(quizId, charge, { by: 'owner', endAttempt: refundedFinish }),
          );
    },
  },
  cancel: {
    weight: 1,
    begin: (world) =>
      toEntry(world, async (quizId) => {
        const quiz = await getStoredQuiz(quizId);
        if (quiz && !quiz.deletedAt) await removeQuiz(quiz, quiz.ownerId);
      }),
  },
  refundAll: { weight: 1, begin: (world) => toEntry(world, refundAll) },
};
