import { normalisePrizePool } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { getDraft, saveDraft } from '../../quizzes/model/publishing.ts';
import { removeQuiz } from '../../quizzes/model/remove-quiz.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { fundPool } from '../../payments/use-cases/fund-pool.ts';
import { anotherCard } from '../payments.ts';
import { anyCause, type Move, type World } from './world.ts';

/** Does it to a quiz of a pool as it stands then, if it is not deleted. */
function toPool(work: (quiz: Quiz, world: World) => Promise<unknown>, world: World) {
  const pool = world.chance.pick(world.pools);
  if (!pool) return undefined;
  return async () => {
    const quiz = await getStoredQuiz(pool.id);
    if (quiz && !quiz.deletedAt) await work(quiz, world);
  };
}

/** Its owner saves another prize, or none. */
async function promise(quiz: Quiz, dollars: number): Promise<void> {
  const before = await getDraft(quiz);
  const wish = { ...before.quiz.prizePool, enabled: dollars > 0, totalAmount: dollars };
  const after = { ...before, quiz: { ...before.quiz, prizePool: normalisePrizePool(wish) } };
  await saveDraft(before, after, quiz.ownerId);
}

/** What happens to the money of a prize before it is settled. */
export const POOL_MOVES = {
  pay: {
    weight: 8,
    begin: (world) => {
      const by = { method: 'card' as const, card: anotherCard(), payer: world.payer, cause: anyCause(world) };
      return toPool((quiz) => fundPool(quiz, by), world);
    },
  },
  raise: {
    weight: 3,
    begin: (world) => {
      const more = 1 + world.chance.int(500);
      return toPool((quiz) => promise(quiz, quiz.prizePool.totalAmount + more), world);
    },
  },
  lower: {
    weight: 3,
    begin: (world) => {
      const percent = world.chance.int(100);
      return toPool((quiz) => promise(quiz, Math.floor((quiz.prizePool.totalAmount * percent) / 100)), world);
    },
  },
  delete: { weight: 1, begin: (world) => toPool((quiz) => removeQuiz(quiz, quiz.ownerId), world) },
} satisfies Record<string, Move>;
