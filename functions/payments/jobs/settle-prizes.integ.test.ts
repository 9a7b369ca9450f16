import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { payments } from '@quizhall/shared/contract/payments/payments';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { HOLD_MS } from '@quizhall/shared/rules/payments/settlement';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { handler as checkAnswer } from '../../attempts/handlers/check-answer.ts';
import { handler as getResult } from '../../attempts/handlers/get-result.ts';
import { prizeChange } from '../../quizzes/model/prize-changes.ts';
import { claimAttempt } from '../../attempts/model/user-attempts.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { removeQuiz } from '../../quizzes/model/remove-quiz.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { getPool } from '../model/pools.ts';
import { listQuizPrizes } from '../model/prizes.ts';
import { getLatestLink, getLatestMail, listMailsTo } from '../../platform/local/mailbox.ts';
import { getCharge } from '../model/charge-store.ts';
import { now } from '../../platform/clock.ts';
import { newEmail, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { letIn } from '../../testing/co-authors.ts';
import { annul } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import {
  booksOf,
  DAY,
  goOn,
  HOUR,
  looksUntilDecided,
  plays,
  prizeQuiz,
  rightTo,
} from '../../testing/prizes.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { sessionHeader, start, submit } from '../../testing/taking.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as listPrizes } from '../handlers/list-prizes.ts';
import { handler as getPrizePool } from '../handlers/get-prize-pool.ts';
import { handler as listOwnPrizes } from '../handlers/list-own-prizes.ts';
import { handler as payPrizePool } from '../handlers/pay-prize-pool.ts';
import { CARDS } from '../../testing/payments.ts';
import { schedulePrizes } from './schedule-prizes.ts';
import { notifySettledJob } from './notify-settled.ts';

const stream = await testStream(everyReader(), now);

const prizesOf = async (quizId: string) =>
  (await listQuizPrizes(quizId)).map(({ place, cents, attemptId }) => [place, cents, attemptId]);
type Owner = Awaited<ReturnType<typeof signedIn>>;
/** With a token of the day: the clock of these tests moves by days. */
const asOwner = async ({ user }: Owner, id: string) => ({ token: await tokenOf(user), params: { id } });
const ownerSees = async (owner: Owner, id: string) =>
  (await invokeEndpoint(listPrizes, quizzes.listPrizes, await asOwner(owner, id))).body.data;

async function settled(quizId: string) {
  await stream.drain();
  await looksUntilDecided(quizId);
  await stream.drain();
}

describe('when winners are decided', () => {
  it('is noted with the payment, and again by each look, until everything is in and the time to correct is over', async () => {
    const { quiz, owner } = await prizeQuiz();
    await stream.drain();
    const due = await Array.fromAsync(listDue(minuteBucket(now() + 59_999)));
    expect(due).toContainEqual(expect.objectContaining({ kind: 'prizes', ids: [quiz.id] }));
    const end = Date.parse(quiz.schedule.endDate ?? '');
    const allIn = end + 10 * 60_000;
    expect((await ownerSees(owner, quiz.id)).settlement).toEqual({
      state: 'ahead',
      at: new Date(allIn + HOLD_MS).toISOString(),
    });
    expect(await schedulePrizes(quiz.id)).toBe(false);
    expect(await Array.fromAsync(listDue(minuteBucket(allIn + 59_999)))).toContainEqual(
      expect.objectContaining({ kind: 'prizes', ids: [quiz.id] }),
    );
    goOn(2 * HOUR + 11 * 60_000);
    expect(await schedulePrizes(quiz.id)).toBe(true);
    const { settlement } = await ownerSees(owner, quiz.id);
    expect(settlement?.state).toBe('holding');
    expect(Math.abs(Date.parse(settlement?.at ?? '') - (now() + HOLD_MS))).toBeLessThan(60_000);
    expect(await schedulePrizes(quiz.id), 'not before').toBe(false);
  });

  it('waits for grades, and tells the owner once a week', async () => {
    const ESSAY = buildQuestion({ id: 'e1', type: 'essay', question: 'Why?', points: 5, options: [] });
    const { quiz, owner } = await prizeQuiz(100, { questions: [ESSAY] });
    const session = (await start(quiz.id, {}, (await signedIn()).token)).body.data;
    await submit(session, { e1: 'Because' });
    await stream.drain();
    for (const days of [1, 1, 7]) {
      goOn(days * DAY);
      await schedulePrizes(quiz.id);
    }
    await stream.drain();
    expect((await ownerSees(owner, quiz.id)).settlement).toMatchObject({
      state: 'waiting',
      waitsFor: 'grading',
    });
    const asked = (await listMailsTo(owner.user.email)).filter(
      ({ subject }) => subject === 'Winners wait for your grades',
    );
    expect(asked).toHaveLength(2);
    expect((await getPool(quiz.id)).settlement).toBeUndefined();
  });

  it('waits for a reopened attempt, and for nobody where the quiz was never paid', async () => {
    const { quiz } = await prizeQuiz();
    await start(quiz.id, {
      participantInfo: { name: 'A', email: 'a@example.com' },
      deviceId: 'd'.repeat(20),
    });
    await stream.drain();
    goOn(3 * HOUR);
    expect(await schedulePrizes(quiz.id)).toBe(false);
    const unpaid = await publishedQuiz();
    expect(await schedulePrizes(unpaid.id)).toBe(false);
    expect((await getPool(unpaid.id)).revision).toBe(0);
  });
});

describe('the key of a quiz with a paid prize', () => {
  const resultOf = async ({ session }: Awaited<ReturnType<typeof plays>>) =>
    (
      await invokeEndpoint(getResult, attempts.getResult, {
        params: { id: session.sessionId },
        headers: sessionHeader(session),
      })
    ).body.data;

  it('is disclosed once the winners are decided, and stays so when the quiz is saved after that', async () => {
    const { quiz, owner } = await prizeQuiz(100, { settings: { disclosure: 'at_once', maxAttempts: 1 } });
    await stream.drain();
    const guest = await plays(quiz, { right: 2 });
    const open = await resultOf(guest);
    expect(open).toMatchObject({
      awaitsPrize: { decidedAt: expect.any(String) },
      correctAnswers: { shown: false, reason: 'prize_open' },
    });
    expect(open).not.toHaveProperty('results');
    expect(open).not.toHaveProperty('score');
    await stream.drain();
    goOn(3 * HOUR);
    await schedulePrizes(quiz.id);
    expect((await resultOf(guest)).correctAnswers.reason, 'after the end, before the decision').toBe(
      'prize_open',
    );
    goOn(HOLD_MS + 1_000);
    await schedulePrizes(quiz.id);
    await stream.drain();
    expect((await resultOf(guest)).results).toHaveLength(5);
    const after = { ...(await getStoredQuiz(quiz.id)), title: 'Another title' } as Quiz;
    const { pool } = await prizeChange(after, after, { by: owner.user.id, publishes: true });
    expect(pool?.settled).toBe(true);
  });

  it('is not disclosed by checking answers in practice', async () => {
    const { quiz } = await prizeQuiz(100, { settings: { practiceMode: true } });
    await stream.drain();
    const who = { participantInfo: { name: 'Mary', email: newEmail() }, deviceId: 'a-device-in-practice' };
    const session = (await start(quiz.id, who)).body.data;
    const checked = await invokeEndpoint(checkAnswer, attempts.checkAnswer, {
      params: { sessionId: session.sessionId },
      body: { questionId: 'q1', userAnswer: 'Nice', timeSpent: 3 },
      headers: sessionHeader(session),
    });
    expect(checked.body.code).toBe('INVALID_STATE');
    expect((await submit(session, rightTo(1))).body.data.results).toBeUndefined();
  });
});

describe('a start and a deletion at the same moment', () => {
  it('never both succeed, in whichever order they meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { quiz, owner } = await prizeQuiz();
      await stream.drain();
      const who = {
        participantInfo: { name: 'Mary', email: newEmail() },
        deviceId: `device-number-${round}`,
      };
      const stored = (await getStoredQuiz(quiz.id)) ?? expect.fail();
      const [begun, deleted] = await Promise.allSettled([
        start(quiz.id, who),
        removeQuiz(stored, owner.user.id),
      ]);
      const hasBegun = begun.status === 'fulfilled' && begun.value.status === 201;
      expect(hasBegun && deleted.status === 'fulfilled').toBe(false);
      expect(hasBegun || deleted.status === 'fulfilled').toBe(true);
    }
  });
});

describe('winners', () => {
  it('are decided by score and time, told, and shown to the owner; the ledger is sound', async () => {
    const { quiz, owner } = await prizeQuiz();
    const person = await signedIn();
    const third = await plays(quiz, { right: 3 });
    const first = await plays(quiz, { right: 5, token: person.token });
    const second = await plays(quiz, { right: 4 });
    await plays(quiz, { right: 2 });
    await settled(quiz.id);
    expect(await prizesOf(quiz.id)).toEqual([
      [1, 5_000, first.id],
      [2, 3_000, second.id],
      [3, 2_000, third.id],
    ]);
    expect(await booksOf(quiz.id)).toEqual({
      reasons: ['poolFunded', 'prizeAwarded', 'prizeAwarded', 'prizeAwarded'],
      sum: 0,
      negative: [],
      balances: { cash: 11_000, escrow: 0, fees: 1_000, payable: 10_000 },
      escrow: 0,
    });
    const { settlement, prizes } = await ownerSees(owner, quiz.id);
    expect(settlement).toMatchObject({ state: 'settled', winners: 3 });
    expect(prizes[0]).toMatchObject({ name: 'Ada', place: 1, status: 'claimable', submissionId: first.id });
    const pool = await invokeEndpoint(getPrizePool, quizzes.getPrizePool, await asOwner(owner, quiz.id));
    expect(pool.body.data.status).toBe('settled');
    const mine = await invokeEndpoint(listOwnPrizes, payments.listOwnPrizes, {
      token: await tokenOf(person.user),
    });
    expect(mine.body.data.prizes).toMatchObject([{ place: 1, cents: 5_000, quizTitle: quiz.title }]);
    expect((await listNotifications(person.user.id, { limit: 5 })).notifications[0]).toMatchObject({
      type: 'prize_won',
      title: 'You have won a prize',
    });
    const mail = await getLatestMail(second.email);
    expect(mail.subject).toBe('You have won a prize');
    expect(mail.body.text, 'an address that anybody may have typed').not.toContain(quiz.title);
    expect(await getLatestLink(second.email)).toMatch(/\/prizes\/[\w-]{43}#[\w-]{43}$/);
    expect(await getLatestLink(person.user.email)).toMatch(/\/prizes\/[\w-]{43}$/);
    const late = await invokeEndpoint(payPrizePool, quizzes.payPrizePool, {
      ...(await asOwner(owner, quiz.id)),
      body: { card: CARDS.good },
    });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This quiz is over: its prize pool is being settled.',
    ]);
  });

  it('are told of the prize, everybody else of the result, once and only after the settlement', async () => {
    const { quiz } = await prizeQuiz(100, { settings: { maxAttempts: 1 } });
    await stream.drain();
    const [winner, ...others] = [await signedIn(), await signedIn(), await signedIn(), await signedIn()];
    const loser = others[2] ?? expect.fail();
    await plays(quiz, { right: 5, token: winner?.token });
    await plays(quiz, { right: 4, token: others[0]?.token });
    await plays(quiz, { right: 3, token: others[1]?.token });
    const lost = await plays(quiz, { right: 1, token: loser.token });
    const guest = await plays(quiz, { right: 0 });
    const notesOf = async (userId: string) =>
      (await listNotifications(userId, { limit: 9 })).notifications
        .filter(({ link }) => link.includes(quiz.id) || link.startsWith('/prizes/'))
        .map(({ type, link }) => [type, link.includes(lost.id)]);
    await stream.drain();
    expect(await notesOf(loser.user.id)).toEqual([]);
    await settled(quiz.id);
    expect(await notesOf(loser.user.id)).toEqual([['result_released', true]]);
    expect(await notesOf(winner?.user.id ?? '')).toEqual([['prize_won', false]]);
    const subjects = async () => (await listMailsTo(guest.email)).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['Your quiz result is ready']);
    const at = (await getPool(quiz.id)).settlement?.at ?? 0;
    for (const input of [at, at + 1])
      await notifySettledJob.step({ quizId: quiz.id, at: input + DAY }, undefined);
    await stream.drain();
    expect(await subjects()).toHaveLength(1);
  });

  it('tells nobody of a result that still waits for its release', async () => {
    const { quiz } = await prizeQuiz(100, { settings: { maxAttempts: 1, showResultsImmediately: false } });
    await stream.drain();
    const person = await signedIn();
    await plays(quiz, { right: 1, token: person.token });
    await settled(quiz.id);
    const { notifications } = await listNotifications(person.user.id, { limit: 9 });
    expect(notifications.filter(({ type }) => type === 'result_released')).toEqual([]);
  });

  it('keep what they have won when the quiz is deleted, whatever it says of its end by then', async () => {
    const { quiz, owner } = await prizeQuiz();
    await plays(quiz);
    await settled(quiz.id);
    const stored = await getStoredQuiz(quiz.id);
    if (!stored) throw new Error('No quiz');
    const later = { total: 10_000, places: 3, endsAt: new Date(now() + DAY).toISOString() };
    await removeQuiz({ ...stored, pool: later }, owner.user.id);
    await stream.drain();
    expect((await booksOf(quiz.id)).reasons).toEqual(['poolFunded', 'prizeAwarded']);
  });

  it('win once each, under whatever name, and never at their own quiz', async () => {
    const { quiz, owner } = await prizeQuiz();
    const person = await signedIn();
    const author = await signedIn();
    await letIn(quiz.id, author.user.id, 'viewer');
    await plays(quiz, { right: 5, token: owner.token });
    await plays(quiz, { right: 5, email: owner.user.email.toUpperCase() });
    await plays(quiz, { right: 5, token: author.token });
    const best = await plays(quiz, { right: 5, seconds: 90, token: person.token });
    await plays(quiz, { right: 5, seconds: 95, email: person.user.email });
    const guest = await plays(quiz, { right: 4, email: 'same@example.com', deviceId: 'd'.repeat(20) });
    await plays(quiz, { right: 3, email: 'Same@example.com', deviceId: 'd'.repeat(20) });
    await plays(quiz, { right: 0 });
    await settled(quiz.id);
    expect(await prizesOf(quiz.id)).toEqual([
      [1, 6_250, best.id],
      [2, 3_750, guest.id],
    ]);
  });

  it('are not robbed by a guest who types their address and keeps the result in another account', async () => {
    const { quiz } = await prizeQuiz();
    const [honest, thief] = [await signedIn(), await signedIn()];
    await plays(quiz, { right: 4, token: honest.token });
    const fake = await plays(quiz, { right: 5, email: honest.user.email });
    await claimAttempt({ id: fake.id, completedAt: now() }, thief.user.id);
    const other = await plays(quiz, { right: 3, seconds: 30, token: thief.token });
    await settled(quiz.id);
    const prizes = await listQuizPrizes(quiz.id);
    expect(prizes.map(({ place, userId, attemptId }) => [place, userId, attemptId])).toEqual([
      [1, honest.user.id, fake.id],
      [2, thief.user.id, other.id],
    ]);
  });

  it('have what they keep in an account, also where they typed another address of theirs', async () => {
    const { quiz } = await prizeQuiz();
    const person = await signedIn();
    const kept = await plays(quiz, { right: 5 });
    await claimAttempt({ id: kept.id, completedAt: now() }, person.user.id);
    await plays(quiz, { right: 4, token: person.token });
    await settled(quiz.id);
    const prizes = await listQuizPrizes(quiz.id);
    expect(prizes.map(({ userId, attemptId }) => [userId, attemptId])).toEqual([[person.user.id, kept.id]]);
  });

  it('who are equal share what their places bring', async () => {
    const { quiz } = await prizeQuiz(1);
    for (let n = 0; n < 3; n++) await plays(quiz, { right: 5, seconds: 60 });
    await settled(quiz.id);
    expect((await prizesOf(quiz.id)).map(([place, cents]) => `${place}: ${cents}`).toSorted()).toEqual([
      '1: 33',
      '1: 33',
      '1: 34',
    ]);
    expect(await booksOf(quiz.id)).toMatchObject({ sum: 0, negative: [], escrow: 0 });
  });

  it('are not those who were annulled: the next ones win', async () => {
    const { quiz, owner } = await prizeQuiz();
    const cheat = await plays(quiz, { right: 5 });
    const honest = await plays(quiz, { right: 4 });
    await stream.drain();
    await annul(owner.token, cheat.id);
    await settled(quiz.id);
    expect(await prizesOf(quiz.id)).toEqual([[1, 10_000, honest.id]]);
  });

  it('there are none: everything goes back, the fee included', async () => {
    const { quiz, owner } = await prizeQuiz();
    await plays(quiz, { right: 0 });
    await settled(quiz.id);
    expect(await prizesOf(quiz.id)).toEqual([]);
    expect(await booksOf(quiz.id)).toEqual({
      reasons: ['poolFunded', 'poolRefunded', 'refundSent'],
      sum: 0,
      negative: [],
      balances: { cash: 0, escrow: 0, fees: 0, refunds: 0 },
      escrow: 0,
    });
    const pool = await invokeEndpoint(getPrizePool, quizzes.getPrizePool, await asOwner(owner, quiz.id));
    expect(pool.body.data).toMatchObject({ status: 'refunded' });
    expect((await getCharge(pool.body.data.charge?.id ?? ''))?.status ?? 'refunded').toBe('refunded');
    expect((await getLatestMail(owner.user.email)).subject).toBe('Your prize pool goes back to you');
  });
});
