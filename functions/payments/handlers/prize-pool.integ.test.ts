import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { PrizePool } from '@quizhall/shared/model/quizzes/quiz';
import { balanceOf } from '@quizhall/shared/rules/payments/ledger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { getDraft, saveDraft } from '../../quizzes/model/publishing.ts';
import { listAudit } from '../../quizzes/model/audit.ts';
import { getCharge } from '../model/charge-store.ts';
import { listPostings } from '../model/ledger.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { updatePoolItem, getPool } from '../model/pools.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { forgetRecentQuiz, getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import type { User } from '../../accounts/model/users.ts';
import { poolBook } from '../model/ledger-books.ts';
import { getPoolAnswer } from '../use-cases/pool-answer.ts';
import { newConfirmation } from '../model/simulated-provider.ts';
import { now, setClock } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { callCreate, callGet, callUpdate, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { schedulePrizes } from '../jobs/schedule-prizes.ts';
import { anotherCard } from '../../testing/payments.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { start } from '../../testing/taking.ts';
import { handler as getPayment } from './get-payment.ts';
import { handler as receiveWebhook } from './receive-webhook.ts';
import { payments } from '@quizhall/shared/contract/payments/payments';
import { handler as deleteQuiz } from '../../quizzes/handlers/delete-quiz.ts';
import { handler as getQuizOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as getPrizePool } from './get-prize-pool.ts';
import { handler as listPrizes } from './list-prizes.ts';
import { handler as payPrizePool } from './pay-prize-pool.ts';
import { handler as publishQuiz } from '../../quizzes/handlers/publish-quiz.ts';
import { handler as returnPrizePool } from './return-prize-pool.ts';

const stream = await testStream(everyReader(), now);
const { ...usual } = config;
afterEach(() => {
  setClock(0);
  Object.assign(config, usual);
});

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(now() + days * DAY).toISOString();
const ends = (days: number) => ({ isScheduled: true, endDate: inDays(days) });
const prize = (totalAmount: number, more: Partial<PrizePool> = {}) => ({
  enabled: true,
  totalAmount,
  distribution: '',
  ...more,
});
const NO_PRIZE = { enabled: false, totalAmount: 0, distribution: '' };
const SETTINGS = { allowGuests: true };

let owner: User;
let token: string;
beforeEach(async () => {
  ({ user: owner, token } = await signedIn());
});

async function daysLater(days: number) {
  setClock(days * DAY);
  token = await tokenOf(owner);
}

const of = (id: string, caller = token) => ({ token: caller, params: { id } });
const pay = (id: string, caller = token) =>
  invokeEndpoint(payPrizePool, quizzes.payPrizePool, { ...of(id, caller), body: { card: anotherCard() } });
const publish = (id: string) => invokeEndpoint(publishQuiz, quizzes.publishQuiz, of(id));
const giveBack = (id: string) => invokeEndpoint(returnPrizePool, quizzes.returnPrizePool, of(id));
const remove = (id: string) => invokeEndpoint(deleteQuiz, quizzes.deleteQuiz, of(id));
const state = async (id: string) =>
  (await invokeEndpoint(getPrizePool, quizzes.getPrizePool, of(id))).body.data;
async function predata(id: string) {
  forgetRecentQuiz(id);
  const query = { deviceId: 'a-device-of-a-guest' };
  return (await invokeEndpoint(getPredata, attempts.getPredata, { params: { id }, query })).body.data;
}
async function change(id: string, body: Partial<BodyOf<typeof quizzes.updateQuiz>>, caller = token) {
  const { revision } = (await callGet(token, id)).body.data.quiz;
  return callUpdate(caller, id, { revision, ...body });
}

async function draft(dollars = 1_000, body: Parameters<typeof ownQuiz>[1] = {}) {
  const { id } = await ownQuiz(token, {
    status: 'draft',
    schedule: ends(7),
    settings: SETTINGS,
    prizePool: prize(dollars),
    ...body,
  });
  return id;
}

async function fund(id: string) {
  const { status, body } = await pay(id);
  expect(status).toBe(200);
  await stream.drain();
  return body.data.charge;
}

/** A published quiz with a paid prize, and the charge that paid it. */
async function published(dollars = 1_000) {
  const id = await draft(dollars);
  const charge = await fund(id);
  expect((await publish(id)).status).toBe(200);
  return { id, charge };
}

const begin = (id: string) =>
  start(id, { deviceId: 'a-device-of-a-guest', participantInfo: { email: 'bo@example.com' } });

/** What the ledger says after everything was sent, and that quiz and pool say the same. */
async function balances(id: string) {
  await stream.drain();
  const [quiz, pool, postings] = await Promise.all([
    getStoredQuiz(id),
    getPool(id),
    listPostings(poolBook(id)),
  ]);
  const legs = postings.flatMap((posting) => posting.legs);
  expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const escrow = balanceOf(`escrow:${id}`, legs);
  expect([pool.escrow, quiz?.pool?.total ?? 0]).toEqual([escrow, escrow]);
  return {
    cash: balanceOf('cash', legs),
    escrow,
    fees: balanceOf('fees', legs),
    refunds: balanceOf('refunds', legs),
  };
}
const held = (escrow: number, fees = escrow / 10) => ({ cash: escrow + fees, escrow, fees, refunds: 0 });

describe('a quiz with a prize', () => {
  it('is published once its prize is paid, and tells participants then', async () => {
    const id = await draft(1_000, {
      prizePool: prize(1_000, { places: [{ percent: 60 }, { percent: 40 }] }),
    });
    const refused = await publish(id);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { prizePool: 'The prize pool must be paid before the quiz can be published' },
    ]);
    await fund(id);
    expect((await publish(id)).status).toBe(200);
    const { quiz } = (await callGet(token, id)).body.data;
    const told = { total: 100_000, places: 2, endsAt: quiz.schedule.endDate };
    expect(quiz).toMatchObject({ status: 'published', pool: told, prizePool: { hasPaid: true } });
    expect((await state(id)).places).toEqual([60_000, 40_000]);
    const { prizePool, participantInfoReqs } = await predata(id);
    expect(prizePool).toEqual(told);
    expect(participantInfoReqs).toContainEqual({ field: 'email', label: 'Email', required: true });
    expect((await start(id)).body.errors).toEqual({ 'participantInfo.email': 'Email is required' });
    expect((await begin(id)).status).toBe(201);
    expect(await balances(id)).toEqual(held(100_000));
    const { entries } = await listAudit(id, { limit: 5 });
    expect(entries.map(({ kind, data }) => [kind, data])).toEqual([
      ['prizeFunded', { amount: 100_000, total: 100_000 }],
    ]);
  });

  it('is not made as a published one', async () => {
    const body = { title: 'Gold', questions: [QUESTION], schedule: ends(1), prizePool: prize(5) };
    const answer = await callCreate(token, { ...body, status: 'published' });
    expect(answer.body.errors).toEqual({
      prizePool: 'The prize pool must be paid before the quiz can be published',
    });
  });

  it('promises what is paid while it is raised, and the rest once that is paid', async () => {
    const { id } = await published();
    expect((await change(id, { prizePool: prize(1_500.55) })).status).toBe(200);
    expect((await predata(id)).prizePool?.total).toBe(100_000);
    expect(await state(id)).toMatchObject({ status: 'unfunded', due: { amount: 50_055, fee: 5_006 } });
    await fund(id);
    expect((await predata(id)).prizePool?.total).toBe(150_055);
    expect(await balances(id)).toEqual(held(150_055, 15_006));
  });

  it('gives back what it promises no longer, the newest payment first', async () => {
    const { id, charge } = await published();
    await change(id, { prizePool: prize(1_500) });
    const second = await fund(id);
    expect((await change(id, { prizePool: prize(900) })).status).toBe(200);
    expect(await balances(id)).toEqual(held(90_000));
    expect(await getCharge(second.id)).toMatchObject({ status: 'refunded', refunded: 55_000 });
    expect(await getCharge(charge.id)).toMatchObject({ status: 'succeeded', refunded: 11_000 });
    expect((await predata(id)).prizePool?.total).toBe(90_000);
    expect((await change(id, { prizePool: NO_PRIZE })).status).toBe(200);
    expect(await balances(id)).toEqual(held(0));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded', refunded: 110_000 });
    expect(await predata(id)).not.toHaveProperty('prizePool');
    const { notifications } = await listNotifications(owner.id, { limit: 5 });
    expect(notifications.map(({ title, message }) => [title, message.split(' ')[0]])).toEqual([
      ['What you paid for a prize goes back to you', '$990.00'],
      ['What you paid for a prize goes back to you', '$660.00'],
    ]);
    const { entries } = await listAudit(id, { limit: 2 });
    expect(entries.map(({ kind, data }) => [kind, data])).toEqual([
      ['prizeLowered', { amount: 90_000, total: 0, refunded: 99_000 }],
      ['prizeLowered', { amount: 60_000, total: 90_000, refunded: 66_000 }],
    ]);
  });

  it('keeps its promise once somebody has taken it', async () => {
    const { id } = await published();
    expect((await begin(id)).status).toBe(201);
    await stream.drain();
    expect(await state(id)).toMatchObject({ isTaken: true });
    const less = 'Somebody has taken this quiz already: no place can get less than it was promised';
    const errorsOf = async (body: Parameters<typeof change>[1]) => (await change(id, body)).body.errors;
    expect(await errorsOf({ prizePool: prize(999) })).toEqual({ 'prizePool.totalAmount': less });
    expect(await errorsOf({ prizePool: NO_PRIZE })).toEqual({ 'prizePool.totalAmount': less });
    const shared = prize(1_000, { places: [{ percent: 50 }, { percent: 50 }] });
    expect(await errorsOf({ prizePool: shared })).toEqual({ 'prizePool.totalAmount': less });
    expect(await errorsOf({ schedule: ends(6) })).toEqual({
      'schedule.endDate':
        'Somebody has taken this quiz already: with a prize, its end can only be moved to a later time',
    });
    expect(Object.keys((await errorsOf({ schedule: { isScheduled: false } })) ?? {})).toEqual([
      'schedule.endDate',
    ]);
    const schedule = ends(8);
    expect((await change(id, { schedule, prizePool: prize(1_000) })).status).toBe(200);
    expect((await predata(id)).prizePool?.endsAt).toBe(schedule.endDate);
    expect(await balances(id)).toEqual(held(100_000));
  });

  it('cannot be deleted from the first attempt until its end', async () => {
    const { id } = await published();
    expect((await begin(id)).status).toBe(201);
    await stream.drain();
    const refused = await remove(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'People have taken this quiz for its prize: it can be deleted once it has ended, and then its winners are paid. Until then you can archive it.',
    ]);
    expect(await balances(id)).toEqual(held(100_000));
    expect((await predata(id)).prizePool?.total).toBe(100_000);
    await daysLater(8);
    expect((await predata(id)).prizePool, 'it can be won no longer').toBeUndefined();
    expect((await remove(id)).status).toBe(200);
    expect(await balances(id)).toEqual(held(100_000));
  });

  it('keeps everything of it once it has ended, also where it is deleted', async () => {
    const { id } = await published();
    await daysLater(8);
    const { body } = await change(id, { schedule: ends(20), prizePool: prize(2_000) });
    expect(body.errors).toEqual({
      'prizePool.totalAmount': 'The quiz has ended: its prize cannot be changed any more',
      'schedule.endDate': 'The quiz has ended: with a prize, its end cannot be moved any more',
    });
    expect((await change(id, { title: 'Another title' })).status).toBe(200);
    expect((await pay(id)).status).toBe(409);
    expect((await remove(id)).status).toBe(200);
    expect(await balances(id)).toEqual(held(100_000));
  });
});

describe('whoever has paid for a prize', () => {
  const mailText = async () => (await getLatestMail(owner.email)).body.text ?? '';

  it('gets a receipt by mail, and one that says what went back of a quiz that is gone', async () => {
    const { id, charge } = await published();
    const receipt = `/receipt/${charge.id}`;
    expect(await mailText()).toContain('You paid $1,100.00 for the prize of');
    expect(await mailText()).toContain(receipt);
    const { ledger } = await state(id);
    expect(ledger.every((line) => line.receipt === charge.id)).toBe(true);
    const read = () => invokeEndpoint(getPayment, payments.getPayment, { token, params: { id: charge.id } });
    expect((await read()).body.data.charge).toMatchObject({ title: expect.any(String), refunded: 0 });
    await remove(id);
    await stream.drain();
    expect(await mailText()).toContain('$1,100.00 that you paid for the prize of');
    expect(await mailText()).toContain(receipt);
    expect((await read()).body.data.charge).toMatchObject({ status: 'refunded', refunded: 110_000 });
  });

  it('still sees what came and went once the quiz has no prize, and nobody else gets its receipts', async () => {
    const list = async (of: string) =>
      (await invokeEndpoint(listPrizes, quizzes.listPrizes, { token, params: { id: of } })).body.data;
    expect(await list(await draft())).toMatchObject({ hasLedger: false });
    const { id } = await published();
    expect((await change(id, { prizePool: NO_PRIZE })).status).toBe(200);
    await stream.drain();
    expect(await list(id)).toEqual({ prizes: [], hasLedger: true });
    const quiz = await getStoredQuiz(id);
    const { ledger } = await getPoolAnswer(
      quiz ?? { id, version: 1, prizePool: { ...prize(0), places: [] } },
      'somebody',
    );
    expect(ledger.some((line) => line.receipt !== undefined)).toBe(false);
  });
});

describe('the money of a draft', () => {
  it('moves with no save, but when it is asked for', async () => {
    const id = await draft();
    const charge = await fund(id);
    await change(id, { prizePool: prize(400) });
    expect(await balances(id)).toEqual(held(100_000));
    expect(await state(id)).toMatchObject({ status: 'funded', spare: { amount: 60_000, fee: 6_000 } });
    expect((await giveBack(id)).body.data).toMatchObject({ spare: { total: 0 }, funded: { amount: 40_000 } });
    await change(id, { prizePool: prize(300) });
    const twice = await Promise.all([giveBack(id), giveBack(id)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balances(id)).toEqual(held(30_000));
    expect(await getCharge(charge.id)).toMatchObject({ refunded: 77_000 });
  });

  it('goes back when a smaller prize is published', async () => {
    const id = await draft();
    await fund(id);
    await change(id, { prizePool: prize(400) });
    expect((await publish(id)).status).toBe(200);
    expect(await balances(id)).toEqual(held(40_000));
  });

  it('goes back when the draft is deleted, also after its end', async () => {
    const id = await draft();
    const charge = await fund(id);
    await daysLater(8);
    const overview = await invokeEndpoint(getQuizOverview, quizzes.getQuizOverview, { ...of(id), query: {} });
    expect(overview.body.data).toMatchObject({ pool: { total: 100_000 }, ifDeleted: { prize: 'back' } });
    expect((await remove(id)).status).toBe(200);
    expect(await balances(id)).toEqual(held(0));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded' });
    expect((await getLatestMail(owner.email)).body.text).toContain('$1,100.00 that you paid for the prize');
  });

  it('goes back two days after an end that came before it was published, and may be paid again', async () => {
    const id = await draft();
    const charge = await fund(id);
    await daysLater(8);
    expect(await schedulePrizes(id), 'its end may still be moved').toBe(false);
    expect((await getPool(id)).settlement).toBeUndefined();
    await daysLater(10);
    expect(await schedulePrizes(id)).toBe(true);
    expect(await schedulePrizes(id)).toBe(false);
    expect(await balances(id)).toEqual(held(0));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded' });
    expect((await getLatestMail(owner.email)).body.text).toContain('was not published before its end');
    expect((await change(id, { schedule: ends(20) })).status).toBe(200);
    expect((await publish(id)).body.errors).toEqual({
      prizePool: 'The prize pool must be paid before the quiz can be published',
    });
    await fund(id);
    expect((await publish(id)).status).toBe(200);
    expect(await balances(id)).toEqual(held(100_000));
  });

  it('is promised to nobody where it is not in escrow any more, or is being settled', async () => {
    const id = await draft();
    await fund(id);
    const pool = await getPool(id);
    await transactWrite({ pool: updatePoolItem(id, pool, { escrow: 0, paid: [] }) });
    expect([(await publish(id)).body.code, (await getStoredQuiz(id))?.status]).toEqual([
      'STALE_REVISION',
      'draft',
    ]);
    const settlement = { state: 'posting' as const, at: now(), winners: 1, posted: 0, skipped: 0 };
    await transactWrite({
      pool: updatePoolItem(id, await getPool(id), { escrow: pool.escrow, paid: pool.paid, settlement }),
    });
    expect((await publish(id)).body.code).toBe('INVALID_STATE');
  });

  it('is not taken where it ended before the payment was confirmed', async () => {
    const id = await draft();
    const { charge } = (
      await invokeEndpoint(payPrizePool, quizzes.payPrizePool, { ...of(id), body: { method: 'paypal' } })
    ).body.data;
    await daysLater(8);
    const { body, signature } = await newConfirmation(charge);
    await invokeEndpoint(receiveWebhook, payments.receiveWebhook, {
      params: { provider: 'simulated' },
      body,
      headers: { 'x-quizhall-signature': signature },
    });
    expect(await balances(id)).toEqual(held(0));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded' });
    expect((await getPool(id)).pending).toBeUndefined();
  });
});

describe('at the same moment', () => {
  it('a payment is not taken for a prize that was made smaller', async () => {
    const { id } = await published();
    await change(id, { prizePool: prize(1_500) });
    const { charge } = (
      await invokeEndpoint(payPrizePool, quizzes.payPrizePool, { ...of(id), body: { method: 'paypal' } })
    ).body.data;
    // As if the save had read the pool before the payment began.
    const { pending, ...pool } = await getPool(id);
    await transactWrite({ pool: updatePoolItem(id, pool, { pending: undefined }) });
    expect((await change(id, { prizePool: prize(1_000) })).status).toBe(200);
    await transactWrite({ pool: updatePoolItem(id, await getPool(id), { pending }) });
    const { body, signature } = await newConfirmation(charge);
    await invokeEndpoint(receiveWebhook, payments.receiveWebhook, {
      params: { provider: 'simulated' },
      body,
      headers: { 'x-quizhall-signature': signature },
    });
    expect(await balances(id)).toEqual(held(100_000));
    expect(await getCharge(charge.id)).toMatchObject({ status: 'refunded' });
    expect((await getPool(id)).pending).toBeUndefined();
  });

  it('a quiz is not published with money that goes back', async () => {
    const id = await draft();
    await fund(id);
    const stale = await getStoredQuiz(id);
    await change(id, { prizePool: prize(1) });
    await giveBack(id);
    if (!stale) throw new Error('No quiz');
    const before = await getDraft(stale);
    const after = { ...before, quiz: { ...stale, status: 'published' as const } };
    await expect(saveDraft(before, after, 'somebody')).rejects.toMatchObject({ code: 'STALE_REVISION' });
    expect(await balances(id)).toEqual(held(100));
  });

  it.each([
    ['published and given back', (id: string) => [publish(id), giveBack(id)], 400],
    ['given back twice', (id: string) => [giveBack(id), giveBack(id)], 400],
    ['published and deleted', (id: string) => [publish(id), remove(id)], 0],
    ['deleted twice', (id: string) => [remove(id), remove(id)], 0],
  ])('it is %s, and the money moves once', async (_case, both, dollars) => {
    const id = await draft();
    await fund(id);
    await change(id, { prizePool: prize(400) });
    const statuses = (await Promise.all(both(id))).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect([200, 404, 409]).toEqual(expect.arrayContaining(statuses));
    if (dollars === 0 && !(await getStoredQuiz(id))?.deletedAt) await remove(id);
    expect(await balances(id)).toEqual(held(dollars * 100));
  });
});

describe('who may, and where', () => {
  it('an editor writes the prize, and neither pays nor moves what was paid', async () => {
    const id = await draft();
    const editor = await coAuthorOf(id, 'editor');
    expect((await change(id, { prizePool: prize(900) }, editor.token)).status).toBe(200);
    expect((await pay(id, editor.token)).status).toBe(403);
    await fund(id);
    expect((await change(id, { prizePool: prize(800) }, editor.token)).status).toBe(403);
    expect((await change(id, { title: 'Gold', prizePool: prize(900) }, editor.token)).status).toBe(200);
    expect(await balances(id)).toEqual(held(90_000));
  });

  it('offers no prizes where winners cannot be paid', async () => {
    const id = await draft();
    config.PAYOUTS = false;
    const answer = await callCreate(token, { prizePool: prize(5) });
    const off = 'Prize pools are not offered on this site';
    expect([answer.status, answer.body.errors]).toEqual([400, { 'prizePool.enabled': off }]);
    const refused = await pay(id);
    expect([refused.status, refused.body.message]).toEqual([409, off]);
    expect((await publish(id)).body.errors).toEqual({ 'prizePool.enabled': off });
    expect((await change(id, { title: 'Gold', prizePool: prize(5) })).status).toBe(200);
  });

  it('publishes nothing that costs something where nobody takes payments', async () => {
    const id = await draft(0, { settings: { ...SETTINGS, isPaid: true, price: 5 }, prizePool: NO_PRIZE });
    config.PAYMENT_PROVIDER = 'none';
    const off = 'Paid entry is not offered on this site';
    expect((await publish(id)).body.errors).toEqual({ 'settings.isPaid': off });
    config.PAYMENT_PROVIDER = 'simulated';
    expect((await publish(id)).status).toBe(200);
  });

  it('lets nobody pay for the chance of a prize, but where the site allows it', async () => {
    const id = await draft(1_000, { settings: { ...SETTINGS, isPaid: true, price: 5 } });
    await fund(id);
    expect((await publish(id)).body.errors).toEqual({
      'prizePool.enabled': 'A quiz with a prize cannot cost anything to take part on this site',
    });
    config.PAID_WITH_PRIZE = true;
    expect((await publish(id)).status).toBe(200);
  });

  it.each([
    ['nothing is due', { prizePool: NO_PRIZE }, 'There is nothing to pay for this prize pool.'],
    ['there is no end', { schedule: {} }, 'Please set an end date first to enable prize pool'],
    [
      'places do not come to all of it',
      { prizePool: prize(5, { places: [{ cents: 400 }] }) },
      'The places come to $4.00. They have to come to $5.00.',
    ],
  ])('takes no payment where %s', async (_case, body, message) => {
    const refused = await pay(await draft(5, body));
    expect([refused.status, refused.body.message]).toEqual([409, message]);
  });
});
