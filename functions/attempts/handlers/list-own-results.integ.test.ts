import { users } from '@quizhall/shared/contract/accounts/users';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { handler as getResult } from './get-result.ts';
import { setClock } from '../../platform/clock.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { costOf } from '../../testing/observe.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { ALL_WRONG, type Answers, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler } from './list-own-results.ts';

afterEach(() => setClock(0));

interface Query {
  quizId?: string;
  search?: string;
  outcome?: 'passed' | 'failed' | 'review';
  from?: string;
  sort?: 'recent' | 'oldest';
  limit?: number;
  cursor?: string;
}
const list = (token: string, query: Query = {}) =>
  invokeEndpoint(handler, users.listOwnResults, { token, query });

/** Takes a quiz from beginning to end. Answers the attempt's id. */
async function take(quiz: Quiz, token: string, answers: Answers = RIGHT): Promise<string> {
  const session = (await start(quiz.id, {}, token)).body.data;
  expect((await submit(session, answers)).status).toBe(200);
  return session.sessionId;
}

/** Every page of the list, by the attempts' ids. */
async function pages(token: string, query: Query): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const { data } = (await list(token, { ...query, ...(cursor && { cursor }) })).body;
    found.push(data.results.map(({ submissionId }) => submissionId));
    cursor = data.nextCursor;
  } while (cursor);
  return found;
}

describe('GET /users/me/results', () => {
  it('answers what was taken, with the receipt of its result', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({ settings: { passingScore: 70 } });
    const id = await take(quiz, token);
    const result = await invokeEndpoint(getResult, attempts.getResult, { token, params: { id } });
    const { status, body } = await list(token);
    expect([status, body.data]).toEqual([
      200,
      {
        results: [
          {
            submissionId: id,
            quiz: { id: quiz.id, title: quiz.title, code: quiz.code },
            attemptNumber: 1,
            status: 'completed',
            score: 100,
            isPassing: true,
            completedAt: result.body.data.submissionData.completedAt,
            receipt: result.body.data.receipt,
          },
        ],
      },
    ]);
  });

  it('pages through all of them, newest first, or through those of one quiz', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({ settings: { maxAttempts: 9, allowRetake: true } });
    const other = await publishedQuiz();
    const ids = [];
    for (const [minute, one] of [quiz, other, quiz, quiz].entries()) {
      setClock(minute * 60_000);
      ids.unshift(await take(one, token, ALL_WRONG));
    }
    const ofQuiz = ids.filter((id) => id.startsWith(quiz.id));
    expect(await pages(token, { limit: 3 })).toEqual([ids.slice(0, 3), ids.slice(3)]);
    expect(await pages(token, { limit: 2 })).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect(await pages(token, { quizId: quiz.id, limit: 2 })).toEqual([ofQuiz.slice(0, 2), ofQuiz.slice(2)]);
    // One that runs has no result yet, and takes nobody's place.
    await start(quiz.id, {}, token);
    expect(await pages(token, { quizId: quiz.id, limit: 2 })).toEqual([ofQuiz.slice(0, 2), ofQuiz.slice(2)]);
  });

  it('keeps a score to itself as long as the quiz holds it back', async () => {
    const { token } = await signedIn();
    const id = await take(await publishedQuiz({ settings: { showResultsImmediately: false } }), token);
    const [result] = (await list(token)).body.data.results;
    expect(result).toMatchObject({ submissionId: id, withheld: 'not_released', status: 'completed' });
    expect(result).not.toHaveProperty('score');
    expect(result).not.toHaveProperty('isPassing');
  });

  it('finds what is searched, what was passed, failed or waits, and what is not too old; from either end', async () => {
    const { token } = await signedIn();
    const settings = { maxAttempts: 9, passingScore: 70 };
    const rivers = await publishedQuiz({ settings, quiz: { title: 'Rivers of Europe' } });
    const held = await publishedQuiz({
      settings: { ...settings, showResultsImmediately: false, disclosure: 'on_release' },
      quiz: { title: 'Lakes of Europe' },
    });
    const ids: string[] = [];
    const taken: [Quiz, Answers][] = [
      [rivers, RIGHT],
      [rivers, ALL_WRONG],
      [held, RIGHT],
      [held, ALL_WRONG],
      [rivers, RIGHT],
    ];
    for (const [minute, [quiz, answers]] of taken.entries()) {
      setClock(minute * 60_000);
      ids.push(await take(quiz, token, answers));
    }
    const all = (await list(token)).body.data.results;
    const of = (...places: number[]) => places.map((place) => ids[place]);
    const found = async (query: Query) => (await pages(token, { ...query, limit: 2 })).flat();
    expect(await found({ search: 'EUROPE' })).toEqual(of(4, 3, 2, 1, 0));
    expect(await found({ search: 'rivers' })).toEqual(of(4, 1, 0));
    expect(await found({ search: 'seas' })).toEqual([]);
    expect(await found({ outcome: 'passed' })).toEqual(of(4, 0));
    expect(await found({ outcome: 'failed' })).toEqual(of(1));
    expect(await found({ outcome: 'review' })).toEqual(of(3, 2));
    expect(await found({ sort: 'oldest' })).toEqual(of(0, 1, 2, 3, 4));
    expect(await found({ from: all[2]?.completedAt ?? '', sort: 'oldest' })).toEqual(of(2, 3, 4));
    expect(await found({ from: all[2]?.completedAt ?? '', outcome: 'passed' })).toEqual(of(4));
    expect(await found({ quizId: rivers.id, outcome: 'passed', sort: 'oldest' })).toEqual(of(0, 4));
    // Another stretch than the one in which the place was: there is nothing older in it, or it begins later.
    const after = async (query: Query, later: Query) => {
      const cursor = (await list(token, { ...query, limit: 1 })).body.data.nextCursor ?? '';
      const { status, body } = await list(token, { ...query, ...later, cursor });
      return [status, body.data.results.map(({ submissionId }) => submissionId)];
    };
    const from = all[1]?.completedAt ?? '';
    expect(await after({ sort: 'oldest' }, { from })).toEqual([200, of(3, 4)]);
    expect(
      await after({ outcome: 'passed' }, { from: new Date(600_000 + Date.now()).toISOString() }),
    ).toEqual([200, []]);
  });

  it("never shows anybody else's, whatever is asked for", async () => {
    const [ada, bob] = [await signedIn(), await signedIn()];
    const quiz = await publishedQuiz({ settings: { maxAttempts: 9, allowRetake: true } });
    for (let n = 1; n <= 2; n++) await take(quiz, ada.token);
    const cursor = (await list(ada.token, { limit: 1 })).body.data.nextCursor;
    expect(cursor).toBeDefined();
    for (const query of [
      {},
      { quizId: quiz.id },
      { cursor },
      { cursor, quizId: quiz.id },
      { sort: 'oldest', cursor },
    ])
      expect((await list(bob.token, query as Query)).body.data).toEqual({ results: [] });
  });

  it('refuses a page that cannot be, a quiz and a cursor that are none', async () => {
    const { token } = await signedIn();
    expect((await list(token, { limit: 51 })).body.errors).toHaveProperty('limit');
    expect((await list(token, { quizId: 'x' })).body.errors).toHaveProperty('quizId');
    expect((await list(token, { outcome: 'won' as 'passed' })).body.errors).toHaveProperty('outcome');
    expect((await list(token, { from: 'yesterday' })).body.errors).toHaveProperty('from');
    for (const cursor of ['abc', '1.q_x.1', `q_${'a'.repeat(16)}.u_${'a'.repeat(20)}.1`])
      expect((await list(token, { cursor })).body.errors).toHaveProperty('cursor');
  });

  it('costs the sign-in, a query and two batches, however many there are', async () => {
    const { token } = await signedIn();
    const quiz = await publishedQuiz({ settings: { maxAttempts: 9, allowRetake: true } });
    for (let n = 1; n <= 5; n++) await take(quiz, token);
    expect(await costOf(() => list(token))).toMatchObject({ table: { trips: 4, write: 0 } });
  });
});
