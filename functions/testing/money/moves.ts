import { pollProvider } from '../../payments/use-cases/poll-provider.ts';
import { checkPrizeDeadlines } from '../../payments/use-cases/prize-deadlines.ts';
import { receiveWebhook } from '../../payments/use-cases/receive-webhook.ts';
import { renewSubscription } from '../../payments/model/renew-subscription.ts';
import { sendTransfer } from '../../payments/use-cases/send-transfer.ts';
import { schedulePrizes } from '../../payments/jobs/schedule-prizes.ts';
import { now } from '../../platform/clock.ts';
import { goOn } from '../prizes.ts';
import { ENTRY_MOVES } from './entry-moves.ts';
import { PLAN_MOVES } from './plan-moves.ts';
import { POOL_MOVES } from './pool-moves.ts';
import { PRIZE_MOVES, settlePool } from './prize-moves.ts';
import type { Move, World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The webhook of something that happened, in no order, and maybe not for the last time. */
function hear({ chance, provider: { told, port }, isDeaf }: World) {
  const event = isDeaf ? undefined : chance.pick(told);
  if (!event) return undefined;
  if (chance.percent(60)) told.splice(told.indexOf(event), 1);
  return async () => {
    try {
      await receiveWebhook(port, { body: JSON.stringify(event), signature: undefined });
    } catch (error) {
      // The provider tells it again until it is taken.
      told.push(event);
      throw error;
    }
  };
}

/** Handlers of scheduled work by kind, as in `functions/entry/scheduler.ts`. */
export const DUE_WORK: Record<string, (id: string) => Promise<unknown>> = {
  payments: pollProvider,
  prizes: schedulePrizes,
  claims: checkPrizeDeadlines,
  subscriptions: renewSubscription,
};

/** Time goes by, and the tick and its runs do what is due by then; a note is gone once that is done. */
function pass({ chance, written, pools }: World) {
  const time = chance.pick([HOUR, 3 * HOUR, 3 * HOUR, 50 * HOUR, 50 * HOUR, 10 * DAY, 31 * DAY]) ?? HOUR;
  return async () => {
    goOn(time);
    const due = written.due.filter(({ kind, at }) => kind !== 'payments' && at <= now());
    for (const one of due) {
      for (const id of one.ids) await DUE_WORK[one.kind]?.(id);
      written.due.splice(written.due.indexOf(one), 1);
    }
    for (const { id } of pools) await settlePool(id);
  };
}

/** What can happen to any money. */
export const MOVES = {
  hear: { weight: 10, begin: hear },
  /** The payer confirms, the bank refuses, or somebody else's computer has an answer at last. */
  decide: {
    weight: 8,
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
      return id === undefined ? undefined : () => pollProvider(id);
    },
  },
  send: {
    weight: 4,
    begin: ({ chance, written }) => {
      const id = chance.pick([...written.transfers]);
      return id === undefined ? undefined : () => sendTransfer(id);
    },
  },
  pass: { weight: 6, begin: pass },
} satisfies Record<string, Move>;

/** What else, where there is something of that kind. To add something: a line, and what is owed for it in `accounts.ts`. */
const MOVES_OF = {
  pools: [POOL_MOVES, PRIZE_MOVES],
  entries: [ENTRY_MOVES],
  subscribers: [PLAN_MOVES],
} satisfies Partial<Record<keyof World, Record<string, Move>[]>>;

/** One of what can happen in this world, the heavy ones more often. */
export function anyMove(world: World): Move | undefined {
  const kinds = (['pools', 'entries', 'subscribers'] as const).filter((kind) => world[kind].length > 0);
  const moves = [MOVES, ...kinds.flatMap((kind) => MOVES_OF[kind])].flatMap((some): Move[] =>
    Object.values(some),
  );
  let left = world.chance.int(moves.reduce((sum, { weight }) => sum + weight, 0));
  return moves.find(({ weight }) => (left -= weight) < 0);
}
