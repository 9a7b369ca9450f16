import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { Question } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { listEssays } from '../../grading/model/essays.ts';
import { type Attempt, getAttempt, getLatestAttempt } from '../model/attempts.ts';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit, toAnswers } from '../../testing/taking.ts';
import { handler as checkAnswer } from './check-answer.ts';
import { handler as getResult } from './get-result.ts';
import { handler as saveProgress } from './save-progress.ts';
import { handler as submitAttempt } from './submit-attempt.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const essay = (id: string, points = 10) => buildQuestion({ type: 'essay', id, points, timeLimit: 0 });
const choice = buildQuestion({ id: 'choice' });
const QUESTIONS: Question[] = [choice, essay('e1'), essay('e2')];

/** Text of which nothing repeats, so that it packs badly: the largest that may be written. */
const largest = (n: number) =>
  Array.from({ length: LIMITS.textAnswer }, (_, i) =>
    String.fromCharCode(0x4e00 + ((i * i * 31 + i * 7919 + n * 104_729) % 20_000)),
  ).join('');

async function onTwoDevices(questions: Question[] = QUESTIONS) {
  const quiz = await publishedQuiz({ questions });
  const { user, token } = await signedIn();
  const open = async (deviceId: string) => (await start(quiz.id, { deviceId }, token)).body.data;
  const first = await open('the-first-device');
  return { quiz, user, first, open };
}

const stored = async (id: string) => (await getAttempt(id)) as Attempt;
const textsOf = async (id: string) =>
  Object.fromEntries(
    Object.entries(await listEssays(await stored(id))).map(([place, { text }]) => [place, text]),
  );

describe('the text of an essay', () => {
  it('lies beside the attempt, which holds its name, and comes back with a resume on another device', async () => {
    const { quiz, user, first, open } = await onTwoDevices();
    const text = 'Two\nlines. '.repeat(500);
    expect((await save(first, 1, { e1: text, choice: 'Paris' }, 0, { baseSeq: 0 })).status).toBe(200);
    const { answers, id } = await stored(first.sessionId);
    expect(JSON.stringify(answers).length).toBeLessThan(100);
    expect(await textsOf(first.sessionId)).toEqual({ 1: text });
    const second = await open('the-second-device');
    expect(second.answers?.['e1']).toMatchObject({ userAnswer: text, seq: 1, own: false });
    expect(second.answers?.['choice']).toMatchObject({ userAnswer: 'Paris' });
    expect((await getLatestAttempt(quiz.id, `u_${user.id}`))?.id, 'undisturbed by the texts').toBe(id);
  });

  it('of a save that does not know of another one replaces nothing, and is told the other text', async () => {
    const { first, open } = await onTwoDevices();
    const second = await open('the-second-device');
    await save(first, 1, { e1: 'Mine' }, 0, { baseSeq: 0 });
    const refused = await save(second, 7, { e1: 'Yours', e2: 'More' }, 0, { baseSeq: 0 });
    expect(refused.body).toMatchObject({
      code: 'STALE_PROGRESS',
      data: { seq: 1, answers: { e1: { userAnswer: 'Mine', own: false } } },
    });
    expect(await textsOf(first.sessionId)).toEqual({ 1: 'Mine' });
  });

  it('that comes late or again does not replace a newer one', async () => {
    const { first } = await onTwoDevices();
    await save(first, 1, { e1: 'Old' }, 0, { baseSeq: 0 });
    await save(first, 3, { e1: 'New' }, 0, { baseSeq: 1, sentSeqs: [2] });
    for (const seq of [1, 2]) {
      const late = await save(first, seq, { e1: 'Old' }, 0, { baseSeq: 0 });
      expect(late.body.data).toMatchObject({ seq: 3, saved: false });
    }
    const again = await save(first, 3, { e1: 'New' }, 0, { baseSeq: 1, sentSeqs: [2] });
    expect(again.body.data).toMatchObject({ seq: 3, saved: true });
    expect(await textsOf(first.sessionId)).toEqual({ 1: 'New' });
  });

  it('is kept by a save and a hand-in that do not send it again', async () => {
    const { first, open } = await onTwoDevices();
    await save(first, 1, { e1: 'A text', e2: 'Another' }, 0, { baseSeq: 0 });
    const kept = (questionId: string, timeSpent: number) => ({
      questionId,
      userAnswer: null,
      kept: true as const,
      seq: 1,
      timeSpent,
    });
    const saved = await invokeEndpoint(saveProgress, attempts.saveProgress, {
      params: { sessionId: first.sessionId },
      body: { seq: 2, baseSeq: 1, currentIndex: 1, answers: [kept('e1', 90)] },
      headers: sessionHeader(first),
    });
    expect(saved.status).toBe(200);
    const held = (await open('the-second-device')).answers;
    expect(held?.['e1']).toMatchObject({ userAnswer: 'A text', timeSpent: 90, seq: 1 });
    const handedIn = await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
      params: { quizId: first.quiz.id },
      body: {
        sessionId: first.sessionId,
        baseSeq: 2,
        answers: [...toAnswers({ choice: 'Paris', e2: 'Better' }), kept('e1', 95)],
      },
      headers: sessionHeader(first),
    });
    expect(handedIn.body.data).toMatchObject({ status: 'pending_review', submissionData: { answered: 3 } });
    expect(await textsOf(first.sessionId)).toEqual({ 1: 'A text', 2: 'Better' });
    const { answers } = await stored(first.sessionId);
    expect(Object.values(answers), 'the receipt covers the texts by their names').toEqual([
      '3:0',
      expect.stringMatching(/^2n:[\w-]{22}$/),
      expect.stringMatching(/^3:[\w-]{22}$/),
    ]);
  });

  it('that was withdrawn is not brought back by a hand-in that says it was kept', async () => {
    const { first } = await onTwoDevices();
    await save(first, 1, { e1: 'Withdrawn', e2: 'Stays' }, 0, { baseSeq: 0 });
    await save(first, 2, { e1: null }, 0, { baseSeq: 1 });
    const kept = ['e1', 'e2'].map((questionId) => ({
      questionId,
      userAnswer: null,
      kept: true as const,
      seq: 1,
    }));
    const handedIn = await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
      params: { quizId: first.quiz.id },
      body: {
        sessionId: first.sessionId,
        baseSeq: 2,
        answers: [...toAnswers({ choice: 'Paris' }), ...kept],
      },
      headers: sessionHeader(first),
    });
    expect(handedIn.body.data).toMatchObject({ status: 'pending_review', submissionData: { answered: 2 } });
  });

  it('is no answer where it is nothing but spaces, and is graded by nobody', async () => {
    const { first } = await onTwoDevices();
    const { body } = await submit(first, { choice: 'Paris', e1: ' \n ', e2: null }, { baseSeq: 0 });
    expect(body.data).toMatchObject({
      status: 'completed',
      score: { totalScore: 10, totalPossibleScore: 30, isPassing: false },
      submissionData: { answered: 1 },
    });
  });

  it.each([
    ['longer than the limit', { e1: 'a'.repeat(LIMITS.textAnswer + 1) }],
    ['a list', { e1: ['One', 'two'] }],
  ])('is refused when it is %s', async (_, answers) => {
    const { first } = await onTwoDevices();
    expect((await save(first, 1, answers, 0, { baseSeq: 0 })).body.code).toBe('INVALID_INPUT');
  });

  it('is nothing that practice could check: that would tell how it is graded', async () => {
    const quiz = await publishedQuiz({ questions: QUESTIONS, settings: { practiceMode: true } });
    const session = (await start(quiz.id)).body.data;
    const { status, body } = await invokeEndpoint(checkAnswer, attempts.checkAnswer, {
      params: { sessionId: session.sessionId },
      body: { questionId: 'e1', userAnswer: 'Because', timeSpent: 3 },
      headers: sessionHeader(session),
    });
    expect([status, body.errors]).toEqual([400, { questionId: 'An essay is graded by a person' }]);
  });
});

describe('an attempt with an essay', () => {
  it('waits for a person, also where the server finished it, and tells no score', async () => {
    const { first } = await onTwoDevices();
    await save(first, 1, { e1: 'A text' }, 0, { baseSeq: 0 });
    setClock(60 * MINUTE);
    const attempt = await finishOverdue(await stored(first.sessionId));
    expect(attempt).toMatchObject({ status: 'pending_review', endedAs: 'timed_out', marks: '0::.?.' });
    const result = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: first.sessionId },
      headers: sessionHeader(first),
    });
    expect(result.body.data).toMatchObject({
      status: 'pending_review',
      correctAnswers: { reason: 'no_score' },
    });
    expect(result.body.data).not.toHaveProperty('score');
  });

  it('in practice that counts nowhere waits for nobody', async () => {
    const quiz = await publishedQuiz({
      questions: QUESTIONS,
      settings: {
        practiceMode: true,
        practiceCounts: false,
        disclosure: 'at_once',
        showResultsImmediately: true,
      },
    });
    const session = (await start(quiz.id)).body.data;
    const { body } = await submit(session, { choice: 'Paris', e1: 'A text', e2: null });
    expect(body.data.status).toBe('completed');
    expect(body.data.results?.[1]).toMatchObject({ userAnswer: 'A text', pending: true, points: 0 });
    expect(JSON.stringify(body), 'the rubric stays with its graders').not.toMatch(
      'Names at least two causes',
    );
  });
});

describe('twenty essays of the largest size', () => {
  const questions = Array.from({ length: 20 }, (_, n) => essay(`e${n}`));
  const texts = Object.fromEntries(questions.map(({ id }, n) => [id, largest(n)]));

  it('are saved in parts, come back on another device, are handed in and graded', async () => {
    const { first, open } = await onTwoDevices(questions);
    const parts = [questions.slice(0, 10), questions.slice(10, 19)];
    for (const [n, part] of parts.entries()) {
      const answers = Object.fromEntries(part.map(({ id }) => [id, texts[id] ?? '']));
      expect((await save(first, n + 1, answers, 0, { baseSeq: n })).status).toBe(200);
    }
    const second = await open('the-second-device');
    for (const { id } of questions.slice(0, 19))
      expect(second.answers?.[id]?.userAnswer === texts[id], id).toBe(true);
    const kept = questions.slice(0, 19).map(({ id }, n) => ({
      questionId: id,
      userAnswer: null,
      kept: true as const,
      seq: n < 10 ? 1 : 2,
    }));
    const { result, consumed } = await measureCost(() =>
      invokeEndpoint(submitAttempt, attempts.submitAttempt, {
        params: { quizId: second.quiz.id },
        body: {
          sessionId: second.sessionId,
          baseSeq: 2,
          answers: [...kept, { questionId: 'e19', userAnswer: texts['e19'] ?? '' }],
        },
        headers: sessionHeader(second),
      }),
    );
    expect(result.body.data).toMatchObject({ status: 'pending_review', submissionData: { answered: 20 } });
    expect(await textsOf(second.sessionId)).toEqual(
      Object.fromEntries(questions.map(({ id }, n) => [n, texts[id]])),
    );
    // One text of some 40 KB at the price of a transaction, and the attempt; none of the others is written again.
    expect(consumed.write).toBeLessThan(150);
    expect(consumed.trips).toBeLessThanOrEqual(6);
  });
});
