import { users } from '@quizhall/shared/contract/accounts/users';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { badgeName } from '@quizhall/shared/rules/accounts/rewards';
import { afterEach, describe, expect, it } from 'vitest';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { costOf } from '../../testing/observe.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, type Answers, RIGHT, start, submit } from '../../testing/taking.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler as releaseResults } from '../../results/handlers/release-results.ts';
import { handler as claimResults } from '../../attempts/handlers/claim-results.ts';
import { handler as getMe } from './get-me.ts';
import { handler } from './get-rewards.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const ask = (token: string, query: { limit?: number; cursor?: string } = {}) =>
  invokeEndpoint(handler, users.getRewards, { token, query });
const rewardsOf = async (token: string) => (await ask(token)).body.data;
const badgesIn = async (token: string) =>
  (await invokeEndpoint(getMe, users.getMe, { token })).body.data.user.stats.badges;

const rewardingQuiz = (wish: Parameters<typeof publishedQuiz>[0] = {}) =>
  publishedQuiz({ ...wish, quiz: { rewards: rewarding, ...wish.quiz } });

async function take(quiz: Quiz, token: string | undefined, answers: Answers = RIGHT) {
  const session = (await start(quiz.id, token === undefined ? undefined : {}, token)).body.data;
  const { status, body } = await submit(session, answers);
  expect(status).toBe(200);
  return { ...session, result: body.data };
}

const NOTHING = {
  points: 0,
  counts: { badges: { perfectScore: 0, fastCompletion: 0, firstAttempt: 0 }, certificates: 0 },
  badges: [],
  certificates: [],
  history: [],
};

describe('GET /users/me/rewards', () => {
  it('is what the results of a person have told them, and on their profile', async () => {
    const { token } = await signedIn();
    const quiz = await rewardingQuiz({ settings: { maxAttempts: 2 } });
    const { sessionId, result } = await take(quiz, token);
    const { status, body } = await ask(token);
    const at = result.submissionData.completedAt;
    const of = { submissionId: sessionId, quizId: quiz.id, quiz: { id: quiz.id, title: quiz.title }, at };
    const badges = (['perfectScore', 'fastCompletion', 'firstAttempt'] as const).map((bonus) => ({
      bonus,
      name: badgeName(bonus),
    }));
    expect(status).toBe(200);
    expect(body.data).toEqual({
      points: result.rewards?.points,
      counts: { badges: { perfectScore: 1, fastCompletion: 1, firstAttempt: 1 }, certificates: 1 },
      badges: badges.toReversed().map((badge) => ({ ...badge, ...of })),
      certificates: [{ ...of, code: result.certificate?.code, score: 100 }],
      history: [{ ...of, attemptNumber: 1, points: result.rewards?.points, badges }],
    });
    expect(result.rewards?.badges).toEqual(badges.map(({ name }) => ({ name })));
    expect(await badgesIn(token)).toBe(3);
  });

  it('adds points of every attempt, a badge of each quiz once, and first tries only of the first', async () => {
    const { token } = await signedIn();
    const quiz = await rewardingQuiz({ settings: { maxAttempts: 3 } });
    const first = await take(quiz, token, ALL_WRONG);
    setClock(60_000);
    const second = await take(quiz, token);
    setClock(120_000);
    const third = await take(quiz, token);
    const { points, counts, badges, history } = await rewardsOf(token);
    expect([first, second, third].map(({ result }) => result.rewards?.points)).toEqual([0, 100, 100]);
    expect(points).toBe(200);
    expect(counts?.badges).toEqual({ perfectScore: 1, fastCompletion: 1, firstAttempt: 0 });
    expect(badges?.map(({ submissionId }) => submissionId)).toEqual([second.sessionId, second.sessionId]);
    expect(history.map(({ submissionId }) => submissionId)).toEqual([third.sessionId, second.sessionId]);
    expect(await badgesIn(token)).toBe(2);
  });

  it('knows nothing of practice, of quizzes without rewards, of guests and of anybody else', async () => {
    const [ada, bob] = [await signedIn(), await signedIn()];
    await take(await rewardingQuiz({ settings: { practiceMode: true } }), ada.token);
    await take(await publishedQuiz(), ada.token);
    const quiz = await rewardingQuiz();
    await take(quiz, undefined);
    const { sessionId } = await take(quiz, bob.token);
    expect(await rewardsOf(ada.token)).toEqual(NOTHING);
    expect((await rewardsOf(bob.token)).history).toMatchObject([{ submissionId: sessionId }]);
    expect((await invokeEndpoint(handler, users.getRewards, {})).status).toBe(401);
  });

  it('counts what a guest keeps with their account', async () => {
    const session = await take(await rewardingQuiz(), undefined);
    const { token } = await signedIn();
    for (let time = 1; time <= 2; time += 1)
      await invokeEndpoint(claimResults, users.claimResults, {
        token,
        body: { sessionTokens: [session.sessionToken] },
      });
    expect(await rewardsOf(token)).toMatchObject({
      points: session.result.rewards?.points,
      history: [{ submissionId: session.sessionId }],
    });
  });

  it('counts the bonus of a first attempt once for every quiz, however many results of guests are kept', async () => {
    const quiz = await rewardingQuiz({ settings: { maxAttempts: 2 } });
    const { token } = await signedIn();
    const guests = [];
    for (let minute = 0; minute < 3; minute += 1) {
      setClock(minute * 60_000);
      guests.push(await take(quiz, undefined));
    }
    setClock(180_000);
    const own = await take(quiz, token);
    const claimed = await invokeEndpoint(claimResults, users.claimResults, {
      token,
      body: { sessionTokens: guests.map(({ sessionToken }) => sessionToken) },
    });
    expect(claimed.body.data.results.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'kept']);
    expect([...guests, own].map(({ result }) => result.rewards?.points)).toEqual([120, 120, 120, 120]);
    const { points, counts } = await rewardsOf(token);
    expect(points).toBe(120 + 3 * 100);
    expect(counts?.badges.firstAttempt).toBe(1);
    // On every page as in the sum.
    const brought: number[] = [];
    let cursor: string | undefined;
    do {
      const { data } = (await ask(token, { limit: 2, ...(cursor && { cursor }) })).body;
      brought.push(...data.history.map((one) => one.points));
      cursor = data.nextCursor;
    } while (cursor);
    expect(brought).toEqual([100, 100, 100, 120]);
  });

  it('says nothing before the release, and then all, whatever was marked meanwhile and however often the stream comes', async () => {
    const { user: owner, token: ofOwner } = await signedIn();
    const { token } = await signedIn();
    const held = { showResultsImmediately: false, disclosure: 'on_release' as const };
    const quiz = await rewardingQuiz({ settings: held, quiz: { ownerId: owner.id } });
    const { sessionId } = await take(quiz, token);
    await stream.drain();
    expect([await rewardsOf(token), await badgesIn(token)]).toEqual([NOTHING, 0]);
    await mark(sessionId, 0.5);
    expect(await rewardsOf(token)).toEqual(NOTHING);
    await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      params: { id: quiz.id },
      body: { all: true },
      token: ofOwner,
    });
    await stream.drain();
    expect(await rewardsOf(token)).toMatchObject({ points: 0, counts: NOTHING.counts, history: [] });
    await mark(sessionId, 1);
    stream.rewind();
    await stream.drain();
    expect(await rewardsOf(token)).toMatchObject({
      points: 120,
      counts: { badges: { perfectScore: 1, fastCompletion: 1, firstAttempt: 1 }, certificates: 1 },
    });
    expect(await badgesIn(token)).toBe(3);
  });

  it('pages through what brought something; sums come once', async () => {
    const { token } = await signedIn();
    const quiz = await rewardingQuiz({ settings: { maxAttempts: 9 } });
    const ids: string[] = [];
    for (const [minute, answers] of [RIGHT, ALL_WRONG, RIGHT, RIGHT].entries()) {
      setClock(minute * 60_000);
      const { sessionId } = await take(quiz, token, answers);
      if (answers === RIGHT) ids.unshift(sessionId);
    }
    const found: string[] = [];
    const pages: object[] = [];
    let cursor: string | undefined;
    do {
      const { history, nextCursor, ...rest } = (await ask(token, { limit: 1, ...(cursor && { cursor }) }))
        .body.data;
      found.push(...history.map(({ submissionId }) => submissionId));
      pages.push(rest);
      cursor = nextCursor;
    } while (cursor);
    expect(found).toEqual(ids);
    expect(pages).toEqual([expect.objectContaining({ points: 320 }), {}, {}]);
  });

  it('refuses a page that cannot be, and a cursor that is none', async () => {
    const { token } = await signedIn();
    expect((await ask(token, { limit: 51 })).body.errors).toHaveProperty('limit');
    expect((await ask(token, { cursor: 'abc' })).body.errors).toHaveProperty('cursor');
  });

  it('costs the sign-in, a query, and a batch where a quiz has to be looked at', async () => {
    const { token } = await signedIn();
    const quiz = await rewardingQuiz({ settings: { maxAttempts: 9 } });
    for (let n = 1; n <= 3; n += 1) await take(quiz, token);
    expect(await costOf(() => ask(token))).toMatchObject({ table: { trips: 2, write: 0 } });
  });
});

/** Gives every answer this part of its points, and all of them means that it is right. */
async function mark(id: string, part: number) {
  const attempt = await getAttempt(id);
  if (!attempt) throw new Error('No attempt');
  const content = await getVersion(attempt.quizId, attempt.version);
  const { each, ...marks } = marksOf(attempt, content);
  const given = each.map((one, i) => ({
    ...one,
    hundredths: Math.round((content.questions[i]?.points ?? 0) * 100 * part),
    isCorrect: part === 1,
  }));
  const { done } = await storeMarks(attempt, content, { ...marks, each: given }, now());
  expect(done).toBe(true);
}
