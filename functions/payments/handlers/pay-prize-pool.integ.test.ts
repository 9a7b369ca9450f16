import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { getCharge } from '../model/charge-store.ts';
import { userKey } from '../../platform/dynamodb/keys.ts';
import { getPool } from '../model/pools.ts';
import { deleteQuiz } from '../../quizzes/model/quizzes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { newConfirmation } from '../model/simulated-provider.ts';
import { pollProvider } from '../use-cases/poll-provider.ts';
import { topicQueues } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { CARDS, promisePrize } from '../../testing/payments.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as answerChallenge } from './answer-challenge.ts';
import { handler as getPayment } from './get-payment.ts';
import { handler as receiveWebhook } from './receive-webhook.ts';
import { handler as getPrizePool } from './get-prize-pool.ts';
import { handler as payPrizePool } from './pay-prize-pool.ts';

const queues = topicQueues();
const stream = await testStream(queues.consume, now);
afterEach(() => setClock(0));

async function promised(dollars = 1_000) {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
  await promisePrize(quiz.id, dollars);
  return { quiz, token, user };
}

type Body = Parameters<typeof invokeEndpoint<typeof quizzes.payPrizePool>>[2]['body'];
const pay = (token: string, id: string, body: Body = { card: CARDS.good }, key?: string) =>
  invokeEndpoint(payPrizePool, quizzes.payPrizePool, {
    token,
    params: { id },
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const stateOf = async (token: string, id: string) =>
  (await invokeEndpoint(getPrizePool, quizzes.getPrizePool, { token, params: { id } })).body.data;
const webhook = (body: string, signature: string) =>
  invokeEndpoint(receiveWebhook, payments.receiveWebhook, {
    params: { provider: 'simulated' },
    body,
    headers: { 'x-quizhall-signature': signature },
  });

const LEDGER = [
  ['cash', 110_000],
  ['escrow:', 100_000 * -1],
  ['fees', 10_000 * -1],
];
const linesOf = ({ ledger }: Awaited<ReturnType<typeof stateOf>>) =>
  ledger.map(({ account, amount }) => [account.replace(/:.*/, ':'), amount]);

describe('paying a prize pool', () => {
  it('charges the amount and ten percent, and has it confirmed by the provider', async () => {
    const { quiz, token } = await promised();
    const before = await stateOf(token, quiz.id);
    expect(before).toMatchObject({
      status: 'unfunded',
      due: { amount: 100_000, fee: 10_000, total: 110_000 },
    });
    const { status, body } = await pay(token, quiz.id);
    expect([status, body.data.status, body.data.charge.status]).toEqual([200, 'processing', 'processing']);
    await stream.drain();
    const after = await stateOf(token, quiz.id);
    expect(after).toMatchObject({
      status: 'funded',
      funded: { amount: 100_000, fee: 10_000, total: 110_000 },
      due: { total: 0 },
      charge: { id: body.data.charge.id, status: 'succeeded' },
    });
    expect(linesOf(after)).toEqual(LEDGER);
    expect((await pay(token, quiz.id)).body.code).toBe('INVALID_STATE');
  });

  it('charges a double click once, and answers both the same', async () => {
    const { quiz, token } = await promised();
    const [first, second] = await Promise.all([pay(token, quiz.id), pay(token, quiz.id)]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const again = await pay(token, quiz.id, { card: CARDS.good }, 'once-and-for-all-1');
    const charged = first.status === 200 ? first : second;
    expect(again.body).toMatchObject({
      code: 'PAYMENT_RUNNING',
      data: { chargeId: charged.body.data.charge.id },
    });
    await stream.drain();
    expect(linesOf(await stateOf(token, quiz.id))).toEqual(LEDGER);
  });

  it('gives back what comes when the account of its owner is gone', async () => {
    const { quiz, token, user } = await promised();
    const { id } = (await pay(token, quiz.id)).body.data.charge;
    await table.send(new DeleteCommand({ TableName, Key: userKey(user.id) }));
    await stream.drain();
    expect((await getCharge(id))?.status).toBe('refunded');
    expect(await getPool(quiz.id)).toMatchObject({ escrow: 0, paid: [] });
  });

  it('answers a repetition under the same key with the same charge', async () => {
    const { quiz, token } = await promised();
    const [first, second] = [
      await pay(token, quiz.id, { card: CARDS.good }, 'the-same-request-1'),
      await pay(token, quiz.id, { card: CARDS.good }, 'the-same-request-1'),
    ];
    expect(second.body.data.charge.id).toBe(first.body.data.charge.id);
  });

  it.each([
    ['declined', 'Your card was declined. Nothing was charged. Please try another card.'],
    ['poor', 'There is not enough money on this card. Nothing was charged.'],
    ['expired', 'Your bank says that this card has expired. Nothing was charged.'],
  ] as const)('says why a card is %s, and takes another one', async (card, message) => {
    const { quiz, token } = await promised();
    const refused = await pay(token, quiz.id, { card: CARDS[card] });
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      402,
      'PAYMENT_DECLINED',
      message,
    ]);
    expect(await stateOf(token, quiz.id)).toMatchObject({ status: 'unfunded', ledger: [] });
    expect((await pay(token, quiz.id)).status).toBe(200);
  });

  it('asks the bank first where the card wants it', async () => {
    const { quiz, token } = await promised();
    const { body } = await pay(token, quiz.id, { card: CARDS.challenged });
    expect(body.data.charge).toMatchObject({ status: 'waiting', next: { kind: 'challenge' } });
    const params = { id: body.data.charge.id };
    const stranger = await signedIn();
    const asked = { params, body: { approve: true } };
    const foreign = await invokeEndpoint(answerChallenge, payments.answerChallenge, {
      ...asked,
      token: stranger.token,
    });
    expect(foreign.status).toBe(404);
    const answer = await invokeEndpoint(answerChallenge, payments.answerChallenge, { ...asked, token });
    expect(answer.body.data.charge.status).toBe('processing');
    await stream.drain();
    expect((await stateOf(token, quiz.id)).status).toBe('funded');
  });

  it('comes to nothing where the payer refuses, or leaves', async () => {
    const { quiz, token } = await promised();
    const first = (await pay(token, quiz.id, { method: 'paypal' })).body.data.charge;
    expect(first.next).toEqual({ kind: 'redirect' });
    await invokeEndpoint(answerChallenge, payments.answerChallenge, {
      token,
      params: { id: first.id },
      body: { approve: false },
    });
    const second = (await pay(token, quiz.id, { method: 'paypal' })).body.data.charge;
    await pollProvider(second.id);
    const read = await invokeEndpoint(getPayment, payments.getPayment, { token, params: { id: second.id } });
    expect(read.body.data.charge).toMatchObject({ status: 'declined', decline: 'abandoned' });
    expect(await stateOf(token, quiz.id)).toMatchObject({ status: 'unfunded', ledger: [] });
  });

  it('is charged by the server alone: an amount from the client is refused', async () => {
    const { quiz, token } = await promised();
    const { status, body } = await pay(token, quiz.id, { card: CARDS.good, amount: 1 } as Body);
    expect([status, body.errors]).toEqual([400, { amount: 'Unknown field' }]);
  });

  it('charges nothing but what the page showed', async () => {
    const { quiz, token } = await promised();
    const shown = await pay(token, quiz.id, { card: CARDS.good, shownPrice: 55_000 });
    expect([shown.status, shown.body.code, shown.body.data]).toEqual([
      409,
      'PRICE_CHANGED',
      { price: 110_000 },
    ]);
    expect(await stateOf(token, quiz.id)).toMatchObject({ status: 'unfunded', ledger: [] });
    const again = await pay(token, quiz.id, { card: CARDS.good, shownPrice: 110_000 });
    expect(again.body.data.charge).toMatchObject({ status: 'processing' });
    expect(await getCharge(again.body.data.charge.id)).not.toHaveProperty('shownPrice');
  });

  it('tells what is wrong with a card at its fields', async () => {
    const { quiz, token } = await promised();
    const card = { cardNumber: '4242 4242 4242 4241', expiry: '01/20', cvv: '1', name: '' };
    const { status, body } = await pay(token, quiz.id, { card });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      'card.cardNumber',
      'card.cvv',
      'card.expiry',
      'card.name',
    ]);
  });

  it('stops whoever tries card after card', async () => {
    const { quiz, token } = await promised();
    let last = 0;
    for (let tries = 0; tries < 11; tries++)
      last = (await pay(token, quiz.id, { card: CARDS.declined })).status;
    expect(last).toBe(429);
  });
});

it('takes the same good card as often as it is charged', async () => {
  const { token, user } = await signedIn();
  for (let pools = 0; pools < 12; pools++) {
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await promisePrize(quiz.id, 10);
    expect((await pay(token, quiz.id)).status).toBe(200);
  }
});

describe('a webhook', () => {
  it('that is forged, or old, changes nothing', async () => {
    const { quiz, token } = await promised();
    const { charge } = (await pay(token, quiz.id, { method: 'paypal' })).body.data;
    const { body, signature } = await newConfirmation(charge);
    expect((await webhook(body, signature.replace(/v1=.{4}/, 'v1=0000'))).status).toBe(400);
    expect((await webhook(`${body} `, signature)).status).toBe(400);
    setClock(6 * 60_000);
    expect((await webhook(body, signature)).status).toBe(400);
    expect((await stateOf(token, quiz.id)).status).toBe('processing');
  });

  it('counts once, however often it comes, also after the payment was given up', async () => {
    const { quiz, token } = await promised();
    const { charge } = (await pay(token, quiz.id, { method: 'paypal' })).body.data;
    const { body, signature } = await newConfirmation(charge);
    const answers = await Promise.all([1, 2, 3].map(() => webhook(body, signature)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(linesOf(await stateOf(token, quiz.id))).toEqual(LEDGER);
  });

  it('of another amount than was asked for is taken for nothing', async () => {
    const { quiz, token } = await promised();
    const { charge } = (await pay(token, quiz.id, { method: 'paypal' })).body.data;
    const { body, signature } = await newConfirmation({ ...charge, total: 1 });
    expect((await webhook(body, signature)).status).toBe(500);
    expect((await stateOf(token, quiz.id)).status).toBe('processing');
  });
});

it('gives back what comes for a quiz that is gone', async () => {
  const { quiz, token } = await promised();
  const { charge } = (await pay(token, quiz.id, { method: 'paypal' })).body.data;
  await deleteQuiz(quiz, nowIso());
  const { body, signature } = await newConfirmation(charge);
  await webhook(body, signature);
  await stream.drain();
  expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded', refunded: 110_000 });
  expect(await getPool(quiz.id)).toMatchObject({ escrow: 0, paid: [] });
});
