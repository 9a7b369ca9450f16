import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getCharge } from './charge-store.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { listPostings } from './ledger.ts';
import { getTransfer } from './transfers.ts';
import { deleteQuiz } from '../../quizzes/model/quizzes.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { observe } from '../../testing/observe.ts';
import { CARDS, promisePrize } from '../../testing/payments.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { handler as getPaymentSetup } from '../handlers/get-payment-setup.ts';
import { handler as receiveWebhook } from '../handlers/receive-webhook.ts';
import { handler as payPrizePool } from '../handlers/pay-prize-pool.ts';
import { pollProvider } from '../use-cases/poll-provider.ts';
import { poolBook } from './ledger-books.ts';
import { sendTransfer } from '../use-cases/send-transfer.ts';
import { stripeProvider } from './stripe-provider.ts';
import { signWebhook } from './webhook-signature.ts';

const KEYS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', publishableKey: 'pk_test_1' };
const server = await startStripeServer();
Object.assign(config, {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_KEYS: JSON.stringify(KEYS),
  STRIPE_API_URL: server.url,
  STRIPE_CALL_MS: 400,
});
afterEach(() => setClock(0));
afterAll(() => server.stop());

async function promised() {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
  await promisePrize(quiz.id, 100);
  return { quiz, token };
}

type Body = Parameters<typeof invokeEndpoint<typeof quizzes.payPrizePool>>[2]['body'];
const pay = (token: string, id: string, body: Body = {}, key?: string) =>
  invokeEndpoint(payPrizePool, quizzes.payPrizePool, {
    token,
    params: { id },
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  });

/** A payment that waits for its payer, here and at Stripe. */
async function begun() {
  const { quiz, token } = await promised();
  const { charge } = (await pay(token, quiz.id)).body.data;
  const ref = (await getCharge(charge.id))?.ref ?? '';
  return { quiz, token, charge, ref };
}

function tell(type: string, object: object, secret = KEYS.webhookSecret) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  return deliver(body, signWebhook(secret, body));
}
const deliver = (body: string, signature: string) =>
  invokeEndpoint(receiveWebhook, payments.receiveWebhook, {
    params: { provider: 'stripe' },
    body,
    headers: { 'stripe-signature': signature },
  });
const reasonsOf = async (quizId: string) =>
  (await listPostings(poolBook(quizId))).map(({ reason }) => reason);

describe('a payment by Stripe', () => {
  it('is entered in its own form, for which the browser gets what it needs', async () => {
    const { charge, ref } = await begun();
    expect(charge).toMatchObject({
      status: 'waiting',
      next: {
        kind: 'element',
        publishableKey: 'pk_test_1',
        clientSecret: server.intents.get(ref)?.client_secret,
      },
    });
    expect(server.intents.get(ref)).toMatchObject({
      amount: 11_000,
      currency: 'usd',
      metadata: { chargeId: charge.id, purpose: 'prizePool' },
    });
    const setup = await invokeEndpoint(getPaymentSetup, payments.getPaymentSetup, {});
    expect(setup.body.data).toMatchObject({
      provider: 'stripe',
      methods: ['card'],
      publishableKey: 'pk_test_1',
    });
  });

  it('takes no card in our calls', async () => {
    const { quiz, token } = await promised();
    const { status, body } = await pay(token, quiz.id, { card: CARDS.good });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['card']]);
  });

  it('counts with its webhook, once, however often and in whichever order it is told', async () => {
    const { quiz, charge, ref } = await begun();
    const intent = server.confirm(ref, 'good');
    const told = [
      await tell('payment_intent.succeeded', intent),
      await tell('payment_intent.succeeded', intent),
      await tell('payment_intent.processing', { ...intent, status: 'processing' }),
    ];
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await getCharge(charge.id)).toMatchObject({ status: 'succeeded', ref });
    expect(await reasonsOf(quiz.id)).toEqual(['poolFunded']);
  });

  it('may be tried with another card after one was declined', async () => {
    const { quiz, charge, ref } = await begun();
    await tell('payment_intent.payment_failed', server.confirm(ref, 'declined'));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'waiting', next: { kind: 'element' } });
    await tell('payment_intent.succeeded', server.confirm(ref, 'good'));
    expect(await reasonsOf(quiz.id)).toEqual(['poolFunded']);
  });

  it.each([
    ['declined', 'declined'],
    ['poor', 'insufficientFunds'],
    ['expired', 'expiredCard'],
    ['unauthenticated', 'authenticationFailed'],
  ] as const)('that ends with a card that is %s says so', async (card, decline) => {
    const { charge, ref } = await begun();
    server.confirm(ref, card);
    await pollProvider(charge.id);
    expect(await getCharge(charge.id)).toMatchObject({ status: 'declined', decline });
    expect(server.intents.get(ref)?.status).toBe('canceled');
  });

  it('is found by the tick where no webhook came', async () => {
    const { quiz, charge, ref } = await begun();
    server.confirm(ref, 'slow');
    await pollProvider(charge.id);
    expect((await getCharge(charge.id))?.status).toBe('processing');
    server.confirm(ref, 'good');
    await pollProvider(charge.id);
    expect(await reasonsOf(quiz.id)).toEqual(['poolFunded']);
  });

  it('makes room for another one, unless it was paid at that moment', async () => {
    const { quiz, token, charge, ref } = await begun();
    const second = (await pay(token, quiz.id)).body.data.charge;
    expect(server.intents.get(ref)?.status).toBe('canceled');
    server.confirm((await getCharge(second.id))?.ref ?? '', 'good');
    expect((await pay(token, quiz.id)).body.code).toBe('PAYMENT_RUNNING');
    expect((await getCharge(second.id))?.status).toBe('succeeded');
    expect((await getCharge(charge.id))?.decline).toBe('abandoned');
  });

  it('goes back once for a quiz that is gone', async () => {
    const { quiz, charge, ref } = await begun();
    await deleteQuiz(quiz, nowIso());
    await tell('payment_intent.succeeded', server.confirm(ref, 'good'));
    const id = await keyedDigest('refund', `${charge.id}#unwanted`);
    const waiting = await getTransfer(id);
    await sendTransfer(id);
    await sendTransfer(id);
    // As after the crash of a function whose message comes again when Stripe has forgotten the key.
    server.forgetKeys();
    const stored = await getCharge(charge.id);
    if (!waiting || !stored) throw new Error('No refund');
    expect((await stripeProvider.refund(waiting, stored)).ref).toBe((await getTransfer(id))?.ref);
    expect([...server.refunds.values()].filter(({ payment_intent: intent }) => intent === ref)).toMatchObject(
      [{ amount: 11_000, metadata: { transferId: id } }],
    );
    expect((await getCharge(charge.id))?.status).toBe('refunded');
  });
});

describe('Stripe in trouble', () => {
  it.each([500, 'lost', 'silent'] as const)('that answers %s once is asked again', async (trouble) => {
    const { quiz, token } = await promised();
    server.trouble.push(trouble);
    const { status, body } = await pay(token, quiz.id);
    expect([status, body.data.charge.status]).toEqual([200, 'waiting']);
    const made = [...server.intents.values()].filter(
      ({ metadata }) => metadata['chargeId'] === body.data.charge.id,
    );
    expect(made).toHaveLength(1);
  });

  it.each([[500, 500], [429]])(
    'that answers %s makes the payer try again, with the same payment',
    async (...troubles) => {
      const { quiz, token } = await promised();
      server.trouble.push(...troubles);
      const first = await pay(token, quiz.id, {}, 'the-same-request-2');
      expect([first.status, first.body.code]).toEqual([503, 'UNAVAILABLE']);
      const second = await pay(token, quiz.id, {}, 'the-same-request-2');
      expect(second.body.data.charge.status).toBe('waiting');
    },
  );
});

describe('what Stripe takes no payments of', () => {
  it('is declined, and holds nothing up', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await promisePrize(quiz.id, 0.3);
    const first = await pay(token, quiz.id);
    expect([first.status, first.body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    await promisePrize(quiz.id, 1);
    expect((await pay(token, quiz.id)).status).toBe(200);
  });
});

describe('Stripe that does not answer the tick', () => {
  it('is asked again later, however long it is silent, and never each minute', async () => {
    const { charge } = await begun();
    const looks = async () => {
      const minutes = Array.from({ length: 45 }, (_, n) => minuteBucket(now() + (n + 1) * 60_000));
      const due = await Promise.all(minutes.map((minute) => Array.fromAsync(listDue(minute))));
      return due
        .flat()
        .filter(
          ({ kind, ids }: { kind?: string; ids?: string[] }) =>
            kind === 'payments' && ids?.includes(charge.id),
        );
    };
    for (const minutes of [31, 32, 33]) {
      setClock(minutes * 60_000);
      server.trouble.push(500, 500);
      await expect(pollProvider(charge.id)).rejects.toThrow();
    }
    expect((await looks()).length).toBeGreaterThan(0);
    expect((await looks()).length).toBeLessThan(3);
  });
});

describe('a webhook of Stripe', () => {
  it('that is forged, or old, changes nothing', async () => {
    const { charge, ref } = await begun();
    const intent = server.confirm(ref, 'good');
    expect((await tell('payment_intent.succeeded', intent, 'whsec_other')).status).toBe(400);
    const body = JSON.stringify({ type: 'payment_intent.succeeded', data: { object: intent } });
    expect((await deliver(body, '')).status).toBe(400);
    const signature = signWebhook(KEYS.webhookSecret, body);
    expect((await deliver(`${body} `, signature)).status).toBe(400);
    setClock(6 * 60_000);
    expect((await deliver(body, signature)).status).toBe(400);
    expect((await getCharge(charge.id))?.status).toBe('waiting');
  });

  it('of another amount than was asked for is taken for nothing', async () => {
    const { charge, ref } = await begun();
    const intent = { ...server.confirm(ref, 'good'), amount_received: 1 };
    expect((await tell('payment_intent.succeeded', intent)).status).toBe(500);
    expect((await getCharge(charge.id))?.status).toBe('waiting');
  });

  it('about payments of somebody else, or of another kind, is taken for nothing', async () => {
    expect((await tell('payment_intent.succeeded', { object: 'payment_intent', metadata: {} })).status).toBe(
      200,
    );
    expect((await tell('customer.created', { object: 'customer', id: 'cus_1' })).status).toBe(200);
  });

  it.each([
    ['charge.dispute.created', 'dispute', 'payment disputed'],
    ['refund.failed', 'refund', 'refund failed'],
  ])('%s is logged for a person', async (type, object, message) => {
    const { lines } = await observe(() => tell(type, { object, id: 'dp_1' }));
    expect(lines.filter(({ needsPerson }) => needsPerson)).toMatchObject([
      { level: 'ERROR', message, ref: 'dp_1' },
    ]);
  });
});
