import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { users } from '@quizhall/shared/contract/accounts/users';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { toOverviewNumbers } from '@quizhall/shared/rules/results/statistics';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { getCounters } from '../../accounts/model/counters.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { handler as getResult } from './get-result.ts';
import { now, setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { costOf } from '../../testing/observe.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, type Answers, RIGHT, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as countAll } from '../../entry/stream.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as getMe } from '../../accounts/handlers/get-me.ts';
import { handler as listOwnResults } from './list-own-results.ts';
import { handler } from './claim-results.ts';

const MINUTE = 60_000;
const stream = await testStream(countAll, now);
afterEach(() => setClock(0));

const claim = (token: string, ...sessions: Pick<StartedAttempt, 'sessionToken'>[]) =>
  invokeEndpoint(handler, users.claimResults, {
    token,
    body: { sessionTokens: sessions.map(({ sessionToken }) => sessionToken) },
  });
const outcomes = async (...[token, ...sessions]: Parameters<typeof claim>) =>
  (await claim(token, ...sessions)).body.data.results.map(({ outcome }) => outcome);

/** Takes a quiz from beginning to end, as a guest unless `token` says who. */
async function take(quiz: Quiz, answers: Answers = RIGHT, token?: string): Promise<StartedAttempt> {
  const session = (await start(quiz.id, undefined, token)).body.data;
  expect((await submit(session, answers)).status).toBe(200);
  return session;
}

const own = async (token: string, query = {}) =>
  (await invokeEndpoint(listOwnResults, users.listOwnResults, { token, query })).body.data;
const resultOf = (id: string, caller: { token?: string; headers?: Record<string, string> }) =>
  invokeEndpoint(getResult, attempts.getResult, { params: { id }, ...caller });
const statsOf = async (token: string) =>
  (await invokeEndpoint(getMe, users.getMe, { token })).body.data.user.stats;
const numbersOf = async ({ id }: Quiz) => toOverviewNumbers(await getStatistics(id), oneOfEachType());

describe('POST /users/me/results/claim', () => {
  it('keeps the result of a guest with their account, where it is the same and can be seen anywhere', async () => {
    const quiz = await publishedQuiz();
    const session = await take(quiz);
    const { token } = await signedIn();
    const id = session.sessionId;
    const before = await resultOf(id, { headers: sessionHeader(session) });
    expect((await resultOf(id, { token })).status).toBe(404);
    expect((await own(token)).results).toEqual([]);
    const { status, body } = await claim(token, session);
    expect([status, body.data]).toEqual([200, { results: [{ submissionId: id, outcome: 'kept' }] }]);
    expect((await own(token)).results).toMatchObject([{ submissionId: id, score: 100, attemptNumber: 1 }]);
    expect((await resultOf(id, { token })).body.data).toEqual(before.body.data);
  });

  it('counts for the person once, however often it is asked and the stream comes, and never again for the quiz', async () => {
    const quiz = await publishedQuiz();
    const session = await take(quiz);
    const { user, token } = await signedIn();
    await invokeEndpoint(getSession, users.getSession, { token });
    await stream.drain();
    const numbers = await numbersOf(quiz);
    expect(await statsOf(token)).toMatchObject({ totalQuizzesTaken: 0 });
    expect(await outcomes(token, session, session)).toEqual(['kept', 'kept']);
    expect(await outcomes(token, session)).toEqual(['kept']);
    await stream.drain();
    stream.rewind();
    await stream.drain();
    expect(await statsOf(token)).toMatchObject({ totalQuizzesTaken: 1, averageScore: 100 });
    expect(await getCounters(user.id)).toMatchObject({ scores: 1, scoreSum: 100 });
    expect((await own(token)).results).toHaveLength(1);
    expect(await numbersOf(quiz)).toEqual(numbers);
  });

  it('gives nobody what is somebody else’s', async () => {
    const quiz = await publishedQuiz();
    const [first, second] = [await signedIn(), await signedIn()];
    const session = await take(quiz);
    const theirs = await take(quiz, RIGHT, first.token);
    expect(await outcomes(first.token, session)).toEqual(['kept']);
    // Who has the token still sees the result, as before.
    expect(await outcomes(second.token, session, theirs)).toEqual(['taken', 'taken']);
    expect((await own(second.token)).results).toEqual([]);
    expect((await resultOf(session.sessionId, { token: second.token })).status).toBe(404);
    expect((await resultOf(session.sessionId, { headers: sessionHeader(session) })).status).toBe(200);
    // What was begun with the account is the account's already.
    expect(await outcomes(first.token, theirs)).toEqual(['kept']);
    expect((await own(first.token)).results).toHaveLength(2);
  });

  it('two accounts that ask at once: one of them has it', async () => {
    const session = await take(await publishedQuiz());
    const people = await Promise.all(Array.from({ length: 4 }, () => signedIn()));
    const said = await Promise.all(people.map(({ token }) => outcomes(token, session)));
    expect(said.flat().toSorted()).toEqual(['kept', 'taken', 'taken', 'taken']);
    const lists = await Promise.all(people.map(async ({ token }) => (await own(token)).results.length));
    expect(lists.reduce((sum, length) => sum + length)).toBe(1);
  });

  it('waits for the end, and for answers that may still come late', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({ settings: { timeLimit: 10 } });
    const session = (await start(quiz.id)).body.data;
    expect(await outcomes(token, session)).toEqual(['open']);
    setClock(11 * MINUTE);
    const attempt = await getAttempt(session.sessionId);
    expect(attempt && (await finishOverdue(attempt)).card).toBeDefined();
    expect(await outcomes(token, session)).toEqual(['open']);
    setClock(25 * MINUTE);
    const fresh = await signedIn();
    expect(await outcomes(fresh.token, session)).toEqual(['kept']);
  });

  it('believes no token that proves nothing, and takes the others', async () => {
    const { token } = await signedIn();
    const session = await take(await publishedQuiz());
    const forged = { sessionToken: `${session.sessionToken.slice(0, -3)}AAA` };
    const { results } = (await claim(token, forged, { sessionToken: token }, session)).body.data;
    expect(results).toEqual([
      { outcome: 'unknown' },
      { outcome: 'unknown' },
      { submissionId: session.sessionId, outcome: 'kept' },
    ]);
  });

  it('uses up no attempt of the account', async () => {
    const quiz = await publishedQuiz({ settings: { maxAttempts: 1 } });
    const { token } = await signedIn();
    await claim(token, await take(quiz));
    expect((await start(quiz.id, undefined, token)).status).toBe(201);
  });

  it('stands in the list in its place, also where a page ends with it', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({ settings: { maxAttempts: 9, allowRetake: true } });
    const ids = [];
    for (const [minute, guest] of [true, false, true, true].entries()) {
      setClock(minute * MINUTE);
      const session = await take(quiz, ALL_WRONG, guest ? undefined : token);
      if (guest) await claim(token, session);
      ids.unshift(session.sessionId);
    }
    const found = [];
    let cursor: string | undefined;
    do {
      const page = await own(token, { limit: 1, ...(cursor && { cursor }) });
      found.push(...page.results.map(({ submissionId }) => submissionId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(ids);
  });

  it('costs one read and one write for each', async () => {
    const session = await take(await publishedQuiz());
    const { token } = await signedIn();
    // Sign-in and throttle, the attempt, and its write.
    expect(await costOf(() => claim(token, session))).toMatchObject({ table: { trips: 4 } });
  });

  it('wants an account, and tokens', async () => {
    const session = await take(await publishedQuiz());
    const { token } = await signedIn();
    const signedOut = await invokeEndpoint(handler, users.claimResults, {
      body: { sessionTokens: [session.sessionToken] },
    });
    expect(signedOut.status).toBe(401);
    expect((await claim(token)).status).toBe(400);
    expect((await claim(token, ...Array.from({ length: 21 }, () => session))).status).toBe(400);
  });
});
