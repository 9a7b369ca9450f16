import { invokeEndpoint } from '../../testing/invoke.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as getResult } from '../../attempts/handlers/get-result.ts';
import { handler } from './rate-quiz.ts';

const ANSWERS = { q1: 'Paris' };

type Body = Parameters<typeof invokeEndpoint<typeof feedback.rateQuiz>>[2]['body'];

const rate = (
  quizId: string,
  body: Body,
  caller: { headers?: Record<string, string>; token?: string } = {},
) => invokeEndpoint(handler, feedback.rateQuiz, { params: { quizId }, body, ...caller });

/** A guest's finished attempt and the header that proves it. */
async function finishedByGuest() {
  const quiz = await publishedQuiz();
  const session = (await start(quiz.id)).body.data;
  await submit(session, ANSWERS);
  return { quizId: quiz.id, id: session.sessionId, headers: sessionHeader(session) };
}

/** A signed-in person's finished attempt. */
async function finishedByUser() {
  const quiz = await publishedQuiz({ settings: { maxAttempts: 3 } });
  const { token } = await signedIn();
  const session = (await start(quiz.id, {}, token)).body.data;
  await submit(session, ANSWERS);
  return { quizId: quiz.id, id: session.sessionId, token };
}

describe('POST /quizzes/{quizId}/feedback', () => {
  it('keeps what a guest says of a quiz they have finished, and shows it with the result', async () => {
    const { quizId, id, headers } = await finishedByGuest();
    const said = { rating: 4, difficulty: 'too_hard', comment: 'Long, but fair' } as const;
    const answer = await rate(quizId, { ...said, comment: ' Long, but fair ' }, { headers });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      submissionId: id,
      feedback: said,
      givenAt: expect.stringMatching(/^20.*Z$/),
    });
    const result = await invokeEndpoint(getResult, attempts.getResult, { params: { id }, headers });
    expect(result.body.data.feedback).toEqual(said);
  });

  it('replaces what was said of the same attempt before', async () => {
    const { quizId, id, headers } = await finishedByGuest();
    await rate(quizId, { rating: 1, difficulty: 'too_easy', comment: 'Meh' }, { headers });
    await rate(quizId, { rating: 5 }, { headers });
    expect((await getAttempt(id))?.feedback).toEqual({ rating: 5, comment: '', at: expect.any(Number) });
  });

  it('needs a rating alone, and costs one write', async () => {
    const { quizId, headers } = await finishedByGuest();
    await rate(quizId, { rating: 3 }, { headers });
    const { result, consumed } = await measureCost(() => rate(quizId, { rating: 3 }, { headers }));
    expect(result.status).toBe(200);
    // The throttle's count and the attempt itself.
    expect(consumed.trips).toBe(2);
    expect(consumed.read).toBe(0);
  });

  it.each<[string, object, string]>([
    ['no rating', {}, 'rating'],
    ['a rating below 1', { rating: 0 }, 'rating'],
    ['a rating above 5', { rating: 6 }, 'rating'],
    ['half a star', { rating: 2.5 }, 'rating'],
    ['an unknown difficulty', { rating: 3, difficulty: 'hard' }, 'difficulty'],
    ['a comment without end', { rating: 3, comment: 'x'.repeat(2_001) }, 'comment'],
  ])('refuses %s', async (_, body, field) => {
    const { quizId, id, headers } = await finishedByGuest();
    const answer = await rate(quizId, body as Body, { headers });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    expect((await getAttempt(id))?.feedback).toBeUndefined();
  });

  it('takes none before the attempt is finished', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    const answer = await rate(quiz.id, { rating: 5 }, { headers: sessionHeader(session) });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('IN_PROGRESS');
  });

  it('takes none that names no attempt from somebody who is neither signed in nor holds one', async () => {
    const { quizId } = await finishedByGuest();
    expect((await rate(quizId, { rating: 5 })).body.code).toBe('SIGNED_OUT');
    const forged = await rate(quizId, { rating: 5 }, { headers: { 'X-Session-Token': 'a.b.c' } });
    expect(forged.body.code).toBe('ATTEMPT_TOKEN');
  });

  it('takes none for a quiz that the attempt, or the person, has nothing to do with', async () => {
    const mine = await finishedByGuest();
    const other = await finishedByGuest();
    const { token } = await signedIn();
    const tries = [
      rate(other.quizId, { rating: 1 }, { headers: mine.headers }),
      rate(mine.quizId, { rating: 1, submissionId: other.id }, { headers: mine.headers }),
      rate(other.quizId, { rating: 1 }, { token }),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await getAttempt(other.id))?.feedback).toBeUndefined();
  });
});

describe('a signed-in participant', () => {
  it('is known by the account: the latest finished attempt is rated', async () => {
    const { quizId, id, token } = await finishedByUser();
    expect((await rate(quizId, { rating: 2 }, { token })).body.data.submissionId).toBe(id);
    const next = (await start(quizId, {}, token)).body.data;
    expect(next.sessionId).not.toBe(id);
    const whileRunning = await rate(quizId, { rating: 3 }, { token });
    expect(whileRunning.body.data).toMatchObject({ submissionId: id, feedback: { rating: 3 } });
    await submit(next, ANSWERS);
    expect((await rate(quizId, { rating: 4 }, { token })).body.data.submissionId).toBe(next.sessionId);
  });

  it('may name an earlier attempt', async () => {
    const { quizId, id, token } = await finishedByUser();
    await submit((await start(quizId, {}, token)).body.data, ANSWERS);
    const answer = await rate(quizId, { rating: 1, submissionId: id }, { token });
    expect(answer.body.data.submissionId).toBe(id);
    expect((await getAttempt(id))?.feedback?.rating).toBe(1);
  });

  it('waits for the end of the first attempt', async () => {
    const quiz = await publishedQuiz();
    const { token } = await signedIn();
    await start(quiz.id, {}, token);
    expect((await rate(quiz.id, { rating: 5 }, { token })).body.code).toBe('IN_PROGRESS');
  });
});
