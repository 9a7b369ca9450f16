import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { balanceOf, type Leg } from '@quizhall/shared/rules/payments/ledger';
import { afterEach, describe, expect, it } from 'vitest';
import { ENTRY_SHARDS, listShardEntryCharges, getCharge } from '../model/charge-store.ts';
import { getEntry } from '../model/entries.ts';
import { listPostings } from '../model/ledger.ts';
import { deleteQuiz, forgetRecentQuiz, setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { newReceiptToken } from '../model/guest-receipt-link.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { getPayerKey } from '../model/payer.ts';
import { refundEntriesJob } from '../jobs/refund-entries.ts';
import { newConfirmation } from '../model/simulated-provider.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { topicQueues } from '../../testing/background.ts';
import { reinstate } from '../../testing/interventions.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { CARDS, anotherCard, paidEntry } from '../../testing/payments.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { handler as getReceipt } from './get-receipt.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as receiveWebhook } from './receive-webhook.ts';
import { handler as letInDevice } from '../../results/handlers/let-in-device.ts';
import { handler as listEntryPayments } from './list-entry-payments.ts';
import { handler as payEntry } from './pay-entry.ts';
import { handler as refundEntry } from './refund-entry.ts';

const stream = await testStream(topicQueues().consume, now);
afterEach(() => setClock(0));

const PRICED = { isPaid: true, price: 5 };
const HOUR = 3_600_000;

async function priced(more: Parameters<typeof publishedQuiz>[0] = {}) {
  const { user, token } = await signedIn();
  const quiz = await publishedQuiz({
    ...more,
    quiz: { ownerId: user.id, title: 'The Solar System', ...more.quiz },
    settings: { ...PRICED, ...more.settings },
  });
  return { quiz, owner: token, ownerId: user.id };
}

type Body = Parameters<typeof invokeEndpoint<typeof quizzes.payEntry>>[2]['body'];
interface Who {
  token?: string;
  key?: string;
}
const pay = (id: string, body: Body, { token, key }: Who = {}) =>
  invokeEndpoint(payEntry, quizzes.payEntry, {
    params: { id },
    body,
    ...(token && { token }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const guest = (wish: object = {}) => ({
  card: anotherCard(),
  deviceId: randomText(20),
  email: 'bo@example.com',
  ...wish,
});
const predata = async (id: string, { token, deviceId }: { token?: string; deviceId?: string }) =>
  (
    await invokeEndpoint(getPredata, attempts.getPredata, {
      params: { id },
      query: { ...(deviceId && { deviceId }) },
      ...(token && { token }),
    })
  ).body.data;
const refund = (token: string, id: string, paymentId: string) =>
  invokeEndpoint(refundEntry, quizzes.refundEntry, { token, params: { id, paymentId } });
const listed = async (token: string, id: string, query = {}) =>
  (await invokeEndpoint(listEntryPayments, quizzes.listEntryPayments, { token, params: { id }, query })).body
    .data;
async function paidGuest(id: string, deviceId = randomText(20)) {
  const { charge } = (await pay(id, guest({ deviceId }))).body.data;
  await stream.drain();
  return { deviceId, charge };
}
async function legsOf(quizId: string): Promise<Leg[]> {
  const books = Array.from({ length: ENTRY_SHARDS }, (_, shard) => listPostings(`entry#${quizId}#${shard}`));
  return (await Promise.all(books)).flat().flatMap(({ legs }) => legs);
}

describe('paying to take a quiz', () => {
  it('lets a guest in once the provider has confirmed it, also where a sign-in is asked for', async () => {
    const { quiz } = await priced({ settings: { requireLogin: true } });
    const body = guest();
    const answer = await pay(quiz.code.toLowerCase(), body);
    expect([answer.status, answer.body.data.charge.status]).toEqual([200, 'processing']);
    expect((await start(quiz.id, { deviceId: body.deviceId })).body.code).toBe('LOGIN_REQUIRED');
    await stream.drain();
    const told = await predata(quiz.id, body);
    expect([told.accessHints.userHasPaid, told.blocked]).toEqual([true, undefined]);
    expect((await start(quiz.id, { deviceId: body.deviceId })).status).toBe(201);
    const legs = await legsOf(quiz.id);
    expect([balanceOf(`revenue:${quiz.id}`, legs), balanceOf('cash', legs)]).toEqual([500, 500]);
  });

  it('lets an account in, on every device, and is charged once', async () => {
    const { quiz } = await priced();
    const { token } = await signedIn();
    const card = anotherCard();
    expect((await predata(quiz.id, { token })).blocked?.code).toBe('PAYMENT_REQUIRED');
    const first = await pay(quiz.id, { card }, { token, key: 'the-same-request-1' });
    const again = await pay(quiz.id, { card }, { token, key: 'the-same-request-1' });
    expect(again.body.data.charge.id).toBe(first.body.data.charge.id);
    const other = await pay(quiz.id, { card }, { token });
    expect([other.status, other.body.code]).toEqual([409, 'PAYMENT_RUNNING']);
    await stream.drain();
    expect((await start(quiz.id, {}, token)).status).toBe(201);
    expect((await pay(quiz.id, { card }, { token })).body.message).toBe(
      'You have already paid for this quiz.',
    );
    expect(balanceOf('cash', await legsOf(quiz.id))).toBe(500);
  });

  it('says why a card is declined, and takes another one', async () => {
    const { quiz } = await priced();
    const body = guest({ card: CARDS.declined });
    expect((await pay(quiz.id, body)).body.code).toBe('PAYMENT_DECLINED');
    expect(
      await getEntry(quiz.id, (await getPayerKey({ user: undefined, deviceId: body.deviceId })) ?? ''),
    ).toBe(undefined);
    expect((await pay(quiz.id, { ...body, card: anotherCard() })).status).toBe(200);
  });

  it.each([
    ['without an address', { email: undefined }, 400, { email: 'Please enter a valid email address' }],
    ['without a device', { deviceId: undefined }, 400, { deviceId: 'Please send the id of this device' }],
    ['with an amount of its own', { amount: 1 }, 400, { amount: 'Unknown field' }],
  ])('refuses a guest %s', async (_, wish, status, errors) => {
    const { quiz } = await priced();
    const answer = await pay(quiz.id, guest(wish));
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
  });

  it('charges nothing at another price than the page has shown', async () => {
    const { quiz } = await priced();
    const answer = await pay(quiz.id, guest({ shownPrice: 400 }));
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([
      409,
      'PRICE_CHANGED',
      { price: 500 },
    ]);
    expect((await pay(quiz.id, guest({ shownPrice: 500 }))).status).toBe(200);
  });

  it('charges nobody who would not be let in', async () => {
    const { quiz } = await priced();
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: nowIso() });
    expect((await pay(quiz.id, guest())).body.code).toBe('QUIZ_PAUSED');
    const free = await publishedQuiz();
    expect((await pay(free.id, guest())).body.message).toBe('This quiz costs nothing.');
    expect((await pay('NOSUCH', guest())).status).toBe(404);
  });

  it('charges no guest whose address has used all attempts, on whatever device', async () => {
    const { quiz } = await priced({
      settings: { participantInfo: [{ field: 'email', label: 'Email', required: true }] },
    });
    const [one, other] = [guest({ email: 'used@example.com' }), guest({ email: 'USED@example.com' })];
    await pay(quiz.id, one);
    await stream.drain();
    const info = { email: one.email };
    const begun = await start(quiz.id, { deviceId: one.deviceId, participantInfo: info });
    expect(begun.status).toBe(201);
    await submit(begun.body.data, RIGHT);
    expect((await pay(quiz.id, other)).body.code).toBe('ATTEMPTS_USED');
    expect((await pay(quiz.id, guest({ email: 'another@example.com' }))).status).toBe(200);
  });

  it('costs the start of a paid quiz one read and one write, and writes nothing that payers share', async () => {
    const { quiz } = await priced();
    const { deviceId } = await paidGuest(quiz.id);
    // Whatever everybody reads is in memory.
    await start(quiz.id, { deviceId: (await paidGuest(quiz.id)).deviceId });
    const { consumed } = await measureCost(() => start(quiz.id, { deviceId }));
    expect(consumed).toEqual({ trips: 3, read: 1, write: 2 });
  });

  it('gives back what is confirmed when the quiz is gone', async () => {
    const { quiz } = await priced();
    const { charge } = (await pay(quiz.id, guest({ method: 'paypal', card: undefined }))).body.data;
    await deleteQuiz(quiz, nowIso());
    const { body, signature } = await newConfirmation(charge);
    await invokeEndpoint(receiveWebhook, payments.receiveWebhook, {
      params: { provider: 'simulated' },
      body,
      headers: { 'x-quizhall-signature': signature },
    });
    await stream.drain();
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded', refunded: 500 });
  });
});

describe('the receipt', () => {
  it('is a PDF for whoever knows the payment of a guest', async () => {
    const { quiz } = await priced();
    const { charge } = await paidGuest(quiz.id);
    const { status, bytes, headers } = await invokeEndpoint(getReceipt, payments.getReceipt, {
      params: { id: charge.id },
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const { text } = await readPdf(bytes);
    for (const said of ['Receipt', 'bo@example.com', 'Entry to “The Solar System”', '$5.00'])
      expect(text).toContain(said);
  });

  it('is nobody else\u2019s, and of nothing that was not paid', async () => {
    const { quiz } = await priced();
    const [one, other] = [await signedIn(), await signedIn()];
    const { charge } = (await pay(quiz.id, { card: anotherCard() }, one)).body.data;
    const ask = async (token: string) =>
      (await invokeEndpoint(getReceipt, payments.getReceipt, { token, params: { id: charge.id } })).status;
    expect(await ask(one.token)).toBe(404);
    await stream.drain();
    expect([await ask(one.token), await ask(other.token)]).toEqual([200, 404]);
  });

  it('has what lets a device in behind the # of its link, which no server logs', async () => {
    const { quiz } = await priced();
    const email = `${randomText(10)}@example.com`;
    const { charge } = (await pay(quiz.id, guest({ email }))).body.data;
    await stream.drain();
    const proof = new URLSearchParams({ quiz: quiz.id, entry: await newReceiptToken(charge.id) }).toString();
    expect((await getLatestMail(email)).body.text).toContain(`/receipt/${charge.id}#${proof}`);
  });

  it('lets three more devices in by its link, and no fourth', async () => {
    const { quiz } = await priced();
    const { charge } = await paidGuest(quiz.id);
    const token = await newReceiptToken(charge.id);
    const ask = (deviceId: string, sent = token) =>
      invokeEndpoint(letInDevice, quizzes.letInDevice, {
        params: { id: quiz.id },
        body: { token: sent, deviceId },
      });
    const forged = `${charge.id}.${'A'.repeat(22)}`;
    expect((await ask('device-number-0', forged)).body.code).toBe('INVALID_LINK');
    for (const n of [1, 2, 3, 3]) expect((await ask(`device-number-${n}`)).status).toBe(200);
    expect((await start(quiz.id, { deviceId: 'device-number-2' })).status).toBe(201);
    expect((await ask('device-number-4')).body.message).toBe(
      'This receipt has already let in 3 other devices.',
    );
    const other = await priced();
    const there = { params: { id: other.quiz.id }, body: { token, deviceId: 'device-number-5' } };
    expect((await invokeEndpoint(letInDevice, quizzes.letInDevice, there)).body.code).toBe('INVALID_LINK');
  });
});

describe('giving an entry back', () => {
  it('closes it, sends the money, and lets the payer pay again', async () => {
    const { quiz, owner } = await priced();
    const { deviceId, charge } = await paidGuest(quiz.id);
    expect((await listed(owner, quiz.id)).payments).toMatchObject([
      { id: charge.id, status: 'succeeded', email: 'bo@example.com', isGuest: true, isRefundable: true },
    ]);
    const answers = await Promise.all([refund(owner, quiz.id, charge.id), refund(owner, quiz.id, charge.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await stream.drain();
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded', refunded: 500 });
    const legs = await legsOf(quiz.id);
    for (const account of ['cash', 'refunds', `revenue:${quiz.id}`] as const)
      expect(balanceOf(account, legs)).toBe(0);
    expect((await predata(quiz.id, { deviceId })).blocked?.code).toBe('PAYMENT_REQUIRED');
    expect((await pay(quiz.id, guest({ deviceId }))).status).toBe(200);
  });

  it('ends the attempt that runs on it, which counts nowhere and uses up no attempt', async () => {
    const { quiz, owner } = await priced({ settings: { maxAttempts: 1, disclosure: 'at_once' } });
    const { deviceId, charge } = await paidGuest(quiz.id);
    const session = (await start(quiz.id, { deviceId })).body.data;
    expect((await refund(owner, quiz.id, charge.id)).status).toBe(200);
    expect(await save(session, 1, RIGHT)).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_FINISHED' },
    });
    const { body } = await submit(session, RIGHT);
    expect(body.data).toMatchObject({
      annulled: { reason: 'The payment for this attempt was refunded.' },
      correctAnswers: { shown: false },
    });
    expect(body.data).not.toHaveProperty('results');
    expect((await getAttempt(session.sessionId))?.card).toMatchObject({ percentage: 0, uncounted: true });
    await stream.drain();
    const again = await reinstate(owner, session.sessionId);
    expect([again.status, again.body.message]).toEqual([
      409,
      'The payment for this attempt was refunded, so it cannot count.',
    ]);
    expect((await start(quiz.id, { deviceId })).body.code).toBe('PAYMENT_REQUIRED');
    expect((await pay(quiz.id, guest({ deviceId }))).status).toBe(200);
    await stream.drain();
    expect((await start(quiz.id, { deviceId })).body.data).toMatchObject({
      attemptNumber: 2,
      resumed: false,
    });
  });

  it('leaves no attempt that can be handed in, in whichever order a start and a refund meet', async () => {
    const { quiz, owner } = await priced();
    for (let round = 0; round < 5; round += 1) {
      const { deviceId, charge } = await paidGuest(quiz.id);
      const [begun, back] = await Promise.all([
        start(quiz.id, { deviceId }),
        refund(owner, quiz.id, charge.id),
      ]);
      expect(back.status).toBe(200);
      if (begun.status !== 201) continue;
      const { status, body } = await submit(begun.body.data, RIGHT);
      expect(status === 402 || body.data.annulled !== undefined).toBe(true);
    }
  });

  it('is refused from the first answer on, also of a device that the receipt let in', async () => {
    const { quiz, owner } = await priced();
    const { charge } = await paidGuest(quiz.id);
    const body = { token: await newReceiptToken(charge.id), deviceId: 'device-of-a-friend' };
    await invokeEndpoint(letInDevice, quizzes.letInDevice, { params: { id: quiz.id }, body });
    const session = (await start(quiz.id, { deviceId: body.deviceId })).body.data;
    expect((await listed(owner, quiz.id)).payments[0]?.isRefundable).toBe(true);
    await save(session, 1, { q1: RIGHT['q1'] ?? '' });
    const answer = await refund(owner, quiz.id, charge.id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This participant has already answered a question.',
    ]);
    expect((await listed(owner, quiz.id)).payments[0]?.isRefundable).toBe(false);
  });

  it('is entered after the payment, so that no book ever reads below zero', async () => {
    const { quiz, owner } = await priced();
    const paid: string[] = [];
    for (let n = 0; n < 8; n++) paid.push((await paidGuest(quiz.id)).charge.id);
    setClock(60_000);
    for (const id of paid) await refund(owner, quiz.id, id);
    for (let shard = 0; shard < ENTRY_SHARDS; shard++) {
      const legs = (await listPostings(`entry#${quiz.id}#${shard}`)).map((posting) => posting.legs);
      for (let until = 1; until <= legs.length; until++)
        expect(balanceOf(`revenue:${quiz.id}`, legs.slice(0, until).flat())).toBeGreaterThanOrEqual(0);
    }
  });

  it('knows no payment of another quiz', async () => {
    const [one, other] = [await priced(), await priced()];
    const { charge } = await paidGuest(one.quiz.id);
    expect((await refund(other.owner, other.quiz.id, charge.id)).status).toBe(404);
  });

  it('lists what was paid, and nobody\u2019s payment that still waits for its payer', async () => {
    const { quiz, owner } = await priced();
    const { charge } = await paidGuest(quiz.id);
    for (let n = 1; n <= 20; n++) {
      setClock(n * 1_000);
      const { body } = await pay(quiz.id, guest({ method: 'paypal', card: undefined }));
      expect(body.data.charge.status).toBe('waiting');
    }
    const { payments: shown, nextCursor } = await listed(owner, quiz.id, { limit: 1 });
    expect([shown.map(({ id }) => id), nextCursor]).toEqual([[charge.id], undefined]);
  });

  it('lists payments of all groups newest first, page by page', async () => {
    const { quiz, owner } = await priced();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      setClock(n * 1_000);
      ids.push((await pay(quiz.id, guest())).body.data.charge.id);
    }
    await stream.drain();
    const first = await listed(owner, quiz.id, { limit: 3 });
    const second = await listed(owner, quiz.id, { limit: 3, cursor: first.nextCursor });
    expect([...first.payments, ...second.payments].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(second.nextCursor).toBe(undefined);
  });
});

describe('a quiz that is cancelled', () => {
  const states = async (quizId: string) => {
    const all = await Promise.all(
      Array.from({ length: ENTRY_SHARDS }, (_, shard) => listShardEntryCharges(quizId, shard, { limit: 50 })),
    );
    return new Set(all.flat().map(({ status }) => status));
  };

  it('gives everybody their money back when it is deleted', async () => {
    const { quiz } = await priced();
    for (let n = 0; n < 4; n++) await pay(quiz.id, guest());
    await stream.drain();
    await deleteQuiz(quiz, nowIso());
    await stream.drain();
    expect(await states(quiz.id)).toEqual(new Set(['refunded']));
    expect(balanceOf('cash', await legsOf(quiz.id))).toBe(0);
  });

  it('gives back an hour later what was confirmed at the moment of its deletion', async () => {
    const { quiz } = await priced();
    await paidGuest(quiz.id);
    await deleteQuiz(quiz, nowIso());
    await stream.drain();
    const late = await paidEntry(quiz.id);
    setClock(62 * 60_000);
    await runDueWork();
    await stream.drain();
    expect((await getCharge(late))?.status).toBe('refunded');
  });

  async function putAway(startsIn?: number) {
    const startDate = startsIn && new Date(now() + startsIn).toISOString();
    const schedule = { isScheduled: startDate !== undefined, ...(startDate && { startDate }) };
    const { quiz } = await priced({ quiz: { schedule } });
    const { deviceId, charge } = await paidGuest(quiz.id);
    const begins = async () => expect((await start(quiz.id, { deviceId })).status).toBe(201);
    const move = async (from: 'published' | 'archived', to: 'published' | 'archived') => {
      await setQuizStatus(quiz, { from, to, at: nowIso() });
      forgetRecentQuiz(quiz.id);
      await stream.drain();
    };
    const minutesLater = async (minutes: number) => {
      setClock(minutes * 60_000);
      await runDueWork();
      await stream.drain();
    };
    const status = async () => (await getCharge(charge.id))?.status;
    return { quiz, deviceId, begins, move, minutesLater, status };
  }

  it.each([
    ['before it begins', HOUR, false, 'refunded'],
    ['after it began, from whoever never did', -HOUR, false, 'refunded'],
    ['after it began, from whoever has begun', -HOUR, true, 'succeeded'],
    ['without a schedule, from whoever never began', undefined, false, 'refunded'],
    ['without a schedule, from whoever has begun', undefined, true, 'succeeded'],
  ] as const)('is put away %s', async (_, startsIn, hasBegun, expected) => {
    const { quiz, deviceId, begins, move, minutesLater, status } = await putAway(startsIn);
    if (hasBegun) await begins();
    await move('published', 'archived');
    expect(await status()).toBe('succeeded');
    await minutesLater(12);
    expect(await status()).toBe(expected);
    const payer = (await getPayerKey({ user: undefined, deviceId })) ?? '';
    expect((await getEntry(quiz.id, payer)) === undefined).toBe(expected === 'refunded');
  });

  it('gives nothing back where putting it away is undone', async () => {
    const { quiz, deviceId, move, minutesLater, status } = await putAway(HOUR);
    await move('published', 'archived');
    await move('archived', 'published');
    await minutesLater(12);
    expect([await status(), (await predata(quiz.id, { deviceId })).accessHints.userHasPaid]).toEqual([
      'succeeded',
      true,
    ]);
  });

  it('gives nothing more back once it is restored while that goes on', async () => {
    const { quiz, move, status } = await putAway(HOUR);
    await move('published', 'archived');
    await setQuizStatus(quiz, { from: 'archived', to: 'published', at: nowIso() });
    expect(await refundEntriesJob.step({ quizId: quiz.id }, undefined)).toEqual({
      handled: 0,
      result: { refunded: 0 },
    });
    expect(await status()).toBe('succeeded');
  });
});
