import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterAll, expect, it } from 'vitest';
import { getCharge } from '../model/charge-store.ts';
import { getPool } from '../model/pools.ts';
import { now, setClock } from '../../platform/clock.ts';
import { type Consumption, measureCost } from '../../platform/capacity-meter.ts';
import { settlePrizesJob } from '../jobs/settle-prizes.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { anotherCard, CARDS, promisePrize } from '../../testing/payments.ts';
import { looksUntilDecided, plays, prizeQuiz } from '../../testing/prizes.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as receiveWebhook } from '../handlers/receive-webhook.ts';
import { handler as getPrizePool } from '../handlers/get-prize-pool.ts';
import { handler as listPrizes } from '../handlers/list-prizes.ts';
import { handler as payEntry } from '../handlers/pay-entry.ts';
import { handler as payPrizePool } from '../handlers/pay-prize-pool.ts';
import { handler as refundEntry } from '../handlers/refund-entry.ts';
import { handler as choosePlan } from '../handlers/choose-plan.ts';
import { handler as getSubscription } from '../handlers/get-subscription.ts';
import { newConfirmation } from '../model/simulated-provider.ts';

/** What calls in matters of money cost at the table, sign-in and rights included: docs/performance.md has the figures. */
const stream = await testStream(everyReader(), now);
afterAll(() => setClock(0));

const PLAYERS = 20;

const asText = ({ trips, read, write }: Consumption) => `${trips} calls, ${read} RCU, ${write} WCU`;

/** @throws Error where the call is refused: that would cost something else */
async function cost<T>(work: () => Promise<T>): Promise<[answer: T, cost: string]> {
  const { result, consumed } = await measureCost(work);
  const { status = 200 } = (result ?? {}) as { status?: number };
  if (status >= 300) throw new Error(JSON.stringify(result));
  return [result, asText(consumed)];
}

/** The provider says that a payment came about, before the queue has asked it. */
async function confirmed(chargeId: string): Promise<string> {
  const charge = await getCharge(chargeId);
  if (!charge) throw new Error(`No payment ${chargeId}`);
  const { body, signature } = await newConfirmation(charge);
  const headers = { 'x-quizhall-signature': signature };
  const params = { provider: 'simulated' as const };
  const [, spent] = await cost(() =>
    invokeEndpoint(receiveWebhook, payments.receiveWebhook, { params, body, headers }),
  );
  await stream.drain();
  return spent;
}

it('costs for a prize', async () => {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
  await promisePrize(quiz.id, 1_000);
  const params = { id: quiz.id };
  const body = { card: CARDS.good };
  const [{ body: answer }, paying] = await cost(() =>
    invokeEndpoint(payPrizePool, quizzes.payPrizePool, { token, params, body }),
  );
  const confirming = await confirmed(answer.data.charge.id);
  const [, looking] = await cost(() => invokeEndpoint(getPrizePool, quizzes.getPrizePool, { token, params }));
  expect({ paying, confirming, looking }).toEqual({
    paying: '16 calls, 10 RCU, 17 WCU',
    confirming: '7 calls, 6 RCU, 19 WCU',
    looking: '8 calls, 8 RCU, 0 WCU',
  });
});

it('costs for an entry', async () => {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id }, settings: { isPaid: true, price: 5 } });
  const body = { card: anotherCard(), deviceId: 'd'.repeat(20), email: 'bo@example.com' };
  const [{ body: answer }, paying] = await cost(() =>
    invokeEndpoint(payEntry, quizzes.payEntry, { params: { id: quiz.id }, body }),
  );
  const paymentId = answer.data.charge.id;
  const confirming = await confirmed(paymentId);
  const [, refunding] = await cost(() =>
    invokeEndpoint(refundEntry, quizzes.refundEntry, { token, params: { id: quiz.id, paymentId } }),
  );
  expect({ paying, confirming, refunding }).toEqual({
    paying: '14 calls, 6.5 RCU, 17 WCU',
    confirming: '5 calls, 4 RCU, 10 WCU',
    refunding: '6 calls, 5 RCU, 15 WCU',
  });
});

it('costs for a plan', async () => {
  const { token } = await signedIn();
  const body = { plan: 'pro' as const, billingCycle: 'monthly' as const, card: CARDS.good };
  const [{ body: answer }, paying] = await cost(() =>
    invokeEndpoint(choosePlan, users.choosePlan, { token, body }),
  );
  const { charge } = answer.data as { charge?: { id: string } };
  const confirming = await confirmed(charge?.id ?? '');
  const [, looking] = await cost(() => invokeEndpoint(getSubscription, users.getSubscription, { token }));
  expect({ paying, confirming, looking }).toEqual({
    paying: '16 calls, 9.5 RCU, 17 WCU',
    confirming: '6 calls, 5 RCU, 14 WCU',
    looking: '4 calls, 4.5 RCU, 0 WCU',
  });
});

it(`costs to decide among ${PLAYERS} attempts`, async () => {
  const { quiz, owner } = await prizeQuiz();
  await stream.drain();
  for (let player = 0; player < PLAYERS; player++) await plays(quiz, { right: player % 6 });
  await stream.drain();
  await looksUntilDecided(quiz.id);
  const { settlement } = await getPool(quiz.id);
  const input = { quizId: quiz.id, startedAt: settlement?.startedAt ?? 0 };
  const [, deciding] = await cost(async () => {
    let cursor: unknown;
    for (let steps = 0; steps < PLAYERS; steps++) {
      const step = await settlePrizesJob.step(input, cursor);
      if (!('cursor' in step)) return;
      cursor = step.cursor;
    }
  });
  await stream.drain();
  const token = await tokenOf(owner.user);
  const params = { id: quiz.id };
  const [{ body }, listing] = await cost(() =>
    invokeEndpoint(listPrizes, quizzes.listPrizes, { token, params }),
  );
  expect(body.data.prizes).toHaveLength(3);
  expect({ deciding, listing }).toEqual({
    deciding: '26 calls, 52 RCU, 52 WCU',
    listing: '6 calls, 6.5 RCU, 0 WCU',
  });
});
