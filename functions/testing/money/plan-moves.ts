import { BILLING_CYCLES } from '@quizhall/shared/rules/payments/subscription';
import { now } from '../../platform/clock.ts';
import { beginTrial, cancelPlan, choosePlan, undoPlanChange } from '../../payments/model/choose-plan.ts';
import { renewSubscription } from '../../payments/model/renew-subscription.ts';
import { anotherCard } from '../payments.ts';
import { anyCause, type Move, type World } from './world.ts';

const toPlan = ({ chance, subscribers }: World, work: (ownerId: string) => Promise<unknown>) => {
  const ownerId = chance.pick(subscribers);
  return ownerId === undefined ? undefined : () => work(ownerId);
};

const anyChoice = ({ chance }: World) => ({ plan: 'pro', cycle: chance.pick(BILLING_CYCLES) ?? 'monthly' });

/** What happens to a subscription. */
export const PLAN_MOVES = {
  choose: {
    weight: 6,
    begin: (world) => {
      const card = world.chance.percent(70) ? { card: anotherCard() } : { savedCard: true as const };
      const wish = { choice: anyChoice(world), list: 'personal' as const, method: 'card' as const, ...card };
      const cause = anyCause(world);
      return toPlan(world, (ownerId) =>
        choosePlan(ownerId, { ...wish, cause, payer: ownerId, quotedAt: now() }),
      );
    },
  },
  try: { weight: 1, begin: (world) => toPlan(world, (id) => beginTrial(id, anyChoice(world), 'personal')) },
  cancelPlan: { weight: 1, begin: (world) => toPlan(world, cancelPlan) },
  keepPlan: { weight: 1, begin: (world) => toPlan(world, undoPlanChange) },
  lookAtPlan: { weight: 5, begin: (world) => toPlan(world, renewSubscription) },
} satisfies Record<string, Move>;
