import { askProvider } from '../../_payments/ask.ts';
import { fundPool } from '../../_payments/fund-pool.ts';
import { receive } from '../../_payments/receive.ts';
import { send } from '../../_payments/send.ts';
import { getStoredQuiz } from '../../_data/quizzes.ts';
import { removeQuiz } from '../../_authoring/remove-quiz.ts';
import { CARDS, promisePrize } from '../payments.ts';
import type { World } from './world.ts';

/** Something that may happen; `undefined` where there is nothing that it could happen to. */
interface Move {
  /** How often, beside the others. */
  weight: number;
  /** What a process does, chosen now: a fault may meet it at each of its calls. */
  begin: (world: World) => (() => Promise<unknown>) | undefined;
}

function pay({ chance, quizzes, causes }: World) {
  const pool = chance.pick(quizzes);
  if (!pool) return undefined;
  const earlier = chance.percent(30) ? chance.pick(causes) : undefined;
  const cause = earlier ?? `request-${causes.length}`;
  if (earlier === undefined) causes.push(cause);
  const payer = 'u_owner';
  return async () => {
    const quiz = await getStoredQuiz(pool.quiz.id);
    if (quiz && !quiz.deletedAt) await fundPool(quiz, { method: 'card', card: CARDS.good, payer, cause });
  };
}

/** The webhook of something that happened, in no order, and maybe not for the last time. */
function hear({ chance, provider: { told, port }, isDeaf }: World) {
  const event = isDeaf ? undefined : chance.pick(told);
  if (!event) return undefined;
  if (chance.percent(60)) told.splice(told.indexOf(event), 1);
  return async () => {
    try {
      await receive(port, { body: JSON.stringify(event), signature: undefined });
    } catch (error) {
      // The provider tells it again until it is taken.
      told.push(event);
      throw error;
    }
  };
}

/** What can happen to money. To add something: a line, and what is owed for it in `accounts.ts`. */
export const MOVES: Record<string, Move> = {
  pay: { weight: 8, begin: pay },
  hear: { weight: 8, begin: hear },
  /** The payer confirms, the bank refuses, or somebody else's computer has an answer at last. */
  decide: {
    weight: 6,
    begin: ({ chance, provider }) => {
      const open = [...provider.charges.values()].filter(
        ({ status }) => status === 'waiting' || status === 'processing',
      );
      const charge = chance.pick(open);
      if (!charge) return undefined;
      const fates =
        charge.status === 'waiting'
          ? (['processing', 'succeeded', 'declined'] as const)
          : (['succeeded', 'succeeded', 'declined'] as const);
      const fate = chance.pick(fates) ?? 'succeeded';
      return async () => provider.decide(charge.id, fate);
    },
  },
  /** The tick asks the provider, early and late. */
  ask: {
    weight: 5,
    begin: ({ chance, written }) => {
      const due = chance.pick(written.due.filter(({ kind }) => kind === 'payments'));
      const id = due?.ids[0];
      return id === undefined ? undefined : () => askProvider(id);
    },
  },
  send: {
    weight: 3,
    begin: ({ chance, written }) => {
      const id = chance.pick([...written.transfers]);
      return id === undefined ? undefined : () => send(id);
    },
  },
  raise: {
    weight: 3,
    begin: ({ chance, quizzes }) => {
      const pool = chance.pick(quizzes);
      if (!pool) return undefined;
      pool.dollars += 1 + chance.int(500);
      return () => promisePrize(pool.quiz.id, pool.dollars);
    },
  },
  delete: {
    weight: 1,
    begin: ({ chance, quizzes }) => {
      const pool = chance.pick(quizzes);
      if (!pool) return undefined;
      return async () => {
        const quiz = await getStoredQuiz(pool.quiz.id);
        if (quiz && !quiz.deletedAt) await removeQuiz(quiz, quiz.ownerId);
      };
    },
  },
};

/** What is done at rest about work that is due, by its kind: as `scheduled/run-due-work.ts` does it. */
export const DUE_WORK: Record<string, (id: string) => Promise<unknown>> = { payments: askProvider };

/** One of them, the heavy ones more often. */
export function anyMove({ chance }: World): Move | undefined {
  const moves = Object.values(MOVES);
  let left = chance.int(moves.reduce((sum, { weight }) => sum + weight, 0));
  return moves.find(({ weight }) => (left -= weight) < 0);
}
