import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { buildQuestion, oneOfEachType } from '@quizhall/shared/testing/factories';
import { answerTo, anyQuestion } from '@quizhall/shared/testing/arbitraries';
import * as fc from '@quizhall/shared/testing/properties';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getStatistics } from '../model/statistics.ts';
import { deleteQuiz, type Quiz, saveQuiz } from '../../quizzes/model/quizzes.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { detailsOf } from '../../attempts/model/submission-details.ts';
import { everyReader } from '../../testing/background.ts';
import { testStream } from '../../testing/streams.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, SAVING, signedIn } from '../../testing/scenarios.ts';
import { type Answers, RIGHT, save, start, submit } from '../../testing/taking.ts';
import { handler as getSubmissionDetails } from './get-submission-details.ts';
import { handler as gradeSubmission } from '../../grading/handlers/grade-submission.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const details = (id: string, token?: string) =>
  invokeEndpoint(getSubmissionDetails, quizzes.getSubmissionDetails, {
    params: { id },
    ...(token && { token }),
  });

async function owned(wish: Parameters<typeof publishedQuiz>[0] = {}) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({ ...wish, quiz: { ownerId: owner.id, ...wish.quiz } });
  return { quiz, owner, token };
}

/** The quiz with other questions, published again. */
const edited = (quiz: Quiz): Promise<Quiz> =>
  saveQuiz(
    quiz,
    {
      ...quiz,
      title: 'Another title',
      version: quiz.version + 1,
      revision: quiz.revision + 1,
      settings: { ...quiz.settings, timeLimit: 5, drawQuestions: 0, pools: [] },
    },
    [buildQuestion({ id: 'fresh', question: 'What is new?' })],
    SAVING,
  );

describe('the details of a submission', () => {
  it('tell what was answered, what it earned, and how the browser went through it', async () => {
    const { quiz, token } = await owned();
    const session = (await start(quiz.id)).body.data;
    await submit(session, { ...RIGHT, q1: 'Nice', q2: null });
    const { status, body } = await details(session.sessionId, token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      submissionId: session.sessionId,
      status: 'completed',
      quiz: { id: quiz.id, title: quiz.title, code: quiz.code, version: quiz.version },
      score: { correctAnswers: 3, totalQuestions: 5 },
      attemptNumber: 1,
      isRetake: false,
      lateSync: false,
      finishedBy: 'participant',
      behavior: { tabSwitches: 2, windowBlurs: 0, suspiciousActivity: [{ type: 'tab_hidden' }] },
      metadata: { deviceType: 'mobile', browser: 'Chrome', timezone: 'Europe/Berlin' },
    });
    expect(body.data.answers[0]).toMatchObject({
      questionText: session.quiz.questions[0]?.question,
      userAnswer: 'Nice',
      correctAnswer: 'Paris',
      isCorrect: false,
      skipped: false,
      attempts: 1,
      answeredAt: expect.any(String),
    });
    expect(body.data.answers[1]).toMatchObject({ userAnswer: null, skipped: true, attempts: 0 });
    expect(body.data.navigationLog.map(({ action }) => action).slice(0, 3)).toEqual([
      'view',
      'answer',
      'next',
    ]);
    expect(body.data.paper).toEqual(session.quiz);
  });

  it('tell points, comments and names of whoever graded, and the rubric', async () => {
    const essay = buildQuestion({
      type: 'essay',
      id: 'e1',
      points: 20,
      timeLimit: 0,
      explanation: 'Two causes.',
    });
    const { quiz, token, owner } = await owned({ questions: [essay] });
    const session = (await start(quiz.id)).body.data;
    await submit(session, { e1: 'Because of lead.' });
    const grades = [{ questionId: 'e1', points: 12.5, comment: 'One of two.' }];
    await invokeEndpoint(gradeSubmission, quizzes.gradeSubmission, {
      token,
      params: { id: session.sessionId },
      body: { grades },
    });
    const { answers } = (await details(session.sessionId, token)).body.data;
    expect(answers[0]).toMatchObject({
      userAnswer: 'Because of lead.',
      points: 12.5,
      comment: 'One of two.',
      gradedBy: owner.name,
      rubric: 'Two causes.',
    });
  });

  it('tell of an attempt that runs what was saved, by which save and which device', async () => {
    const { quiz, token } = await owned();
    const session = (await start(quiz.id)).body.data;
    await save(session, 1, { q1: 'Paris' }, 1);
    await save(session, 2, { q3: 'True' }, 2, { baseSeq: 1 });
    const { data } = (await details(session.sessionId, token)).body;
    expect(data).toMatchObject({ status: 'in_progress', devices: [{ fromSeq: 0 }] });
    expect(data.score).toBeUndefined();
    expect(data.answers.map(({ seq }) => seq)).toEqual([1, undefined, 2, undefined, undefined]);
  });

  it('mark what the server’s clock contradicts, and what came late', async () => {
    const { quiz, token } = await owned();
    const session = (await start(quiz.id)).body.data;
    const completedAt = new Date(Date.parse(session.deadlineAt) - MINUTE).toISOString();
    setClock(35 * MINUTE);
    await submit(session, RIGHT, { completedAt });
    setClock(0);
    expect((await details(session.sessionId, token)).body.data).toMatchObject({ lateSync: true });

    const hasty = (await start(quiz.id)).body.data;
    await submit(hasty, RIGHT);
    const { contradictions } = (await details(hasty.sessionId, token)).body.data;
    expect(contradictions).toMatchObject({ time: { claimed: 15 } });
  });
});

const DEVICE = {
  browser: 'Chrome',
  operatingSystem: 'Android',
  deviceType: 'mobile',
  timezone: 'Asia/Tokyo',
};
const noticed = (tabSwitches: number, description: string) => ({
  tabSwitches,
  moves: '>k>5',
  changes: { '0': 2 },
  suspiciousActivity: [
    { type: 'blocked_key', timestamp: '2026-01-01T00:00:00.000Z', description, questionIndex: 1 },
  ],
});

describe('the evidence of an attempt that nobody hands in', () => {
  it('came with the start and the saves', async () => {
    const { quiz, token } = await owned();
    const session = (await start(quiz.id, { deviceId: 'device-of-this-test', metadata: DEVICE })).body.data;
    await save(session, 1, { q1: 'Paris' }, 2, { baseSeq: 0, behavior: noticed(3, 'Pressed Ctrl+F') });
    const attempt = await getAttempt(session.sessionId);
    if (!attempt) throw new Error('The attempt is gone');
    setClock(60 * MINUTE);
    await finishOverdue(attempt);
    setClock(0);
    const { data } = (await details(session.sessionId, token)).body;
    const after = (seconds: number) =>
      new Date(Date.parse(session.startedAt) + seconds * 1_000).toISOString();
    expect(data).toMatchObject({
      finishedBy: 'server',
      metadata: DEVICE,
      devices: [{ device: 'Chrome on Android' }],
      behavior: { tabSwitches: 3, suspiciousActivity: [{ description: 'Pressed Ctrl+F', questionIndex: 1 }] },
      navigationLog: [
        { action: 'go_to', questionIndex: 1, timestamp: after(20) },
        { action: 'go_to', questionIndex: 2, timestamp: after(25) },
      ],
    });
    expect(data.answers[0]?.attempts).toBe(3);
  });

  it('stops nothing that follows the hand-in', async () => {
    const { quiz } = await owned();
    const { token } = await signedIn();
    const open = async (deviceId: string) => (await start(quiz.id, { deviceId }, token)).body.data;
    await save(await open('first-device'), 1, { q1: 'Paris' }, 0, {
      baseSeq: 0,
      behavior: noticed(1, 'one'),
    });
    const second = await open('second-device');
    await save(second, 2, { q3: 'True' }, 0, { baseSeq: 1, behavior: noticed(1, 'two') });
    await submit(second, RIGHT, { baseSeq: 2 });
    await (await testStream(everyReader(), now)).drain();
    expect((await getStatistics(quiz.id)).completed).toBe(1);
  });

  it('is of all its devices, each counted once however often it goes on', async () => {
    const { quiz, token: owner } = await owned();
    const { token } = await signedIn();
    const open = async (deviceId: string) =>
      (await start(quiz.id, { deviceId, metadata: DEVICE }, token)).body.data;
    const first = await open('first-device');
    await save(first, 1, { q1: 'Paris' }, 0, { baseSeq: 0, behavior: noticed(1, 'first') });
    const second = await open('second-device');
    await save(second, 2, { q3: 'True' }, 0, { baseSeq: 1, behavior: noticed(10, 'second') });
    const back = await open('first-device');
    await save(back, 3, { q5: 'Au' }, 0, { baseSeq: 2, behavior: noticed(2, 'first') });
    const behavior = async () => (await details(first.sessionId, owner)).body.data.behavior;
    expect(await behavior()).toMatchObject({ tabSwitches: 12 });
    expect((await behavior()).suspiciousActivity.map(({ description }) => description)).toEqual([
      'second',
      'first',
    ]);
    expect((await submit(back, RIGHT, { baseSeq: 3 })).status).toBe(200);
    expect(await behavior(), 'what the hand-in says of its device is all of that').toMatchObject({
      tabSwitches: 12,
    });
  });
});

describe('only whoever decides on results reads them', () => {
  it.each([
    ['viewer', 403],
    ['editor', 403],
    ['grader', 200],
  ] as const)('%s: %i', async (role, expected) => {
    const { quiz } = await owned();
    const session = (await start(quiz.id)).body.data;
    const { token } = await coAuthorOf(quiz.id, role);
    const { status, body } = await details(session.sessionId, token);
    expect(status).toBe(expected);
    expect(JSON.stringify(body).includes('correctAnswer')).toBe(expected === 200);
  });

  it('nobody else, not even the participant; and nothing that is not there', async () => {
    const { quiz, token } = await owned();
    const participant = await signedIn();
    const session = (await start(quiz.id, {}, participant.token)).body.data;
    expect((await details(session.sessionId, participant.token)).status).toBe(404);
    expect((await details(session.sessionId, (await signedIn()).token)).status).toBe(404);
    expect((await details(session.sessionId)).status).toBe(401);
    expect((await details(`${quiz.id}.u_nobody.1`, token)).status).toBe(404);
    expect((await details('nonsense', token)).status).toBe(404);
  });

  it('not the owner of another quiz, also not by its name; its own keeps it when the quiz is deleted', async () => {
    const { quiz, token } = await owned();
    const other = await owned();
    const session = (await start(quiz.id)).body.data;
    expect((await details(session.sessionId, token)).status).toBe(200);
    expect((await details(session.sessionId, other.token)).status).toBe(404);
    const disguised = session.sessionId.replace(quiz.id, other.quiz.id);
    expect((await details(disguised, other.token)).status).toBe(404);
    await deleteQuiz(quiz, nowIso());
    expect((await details(session.sessionId, token)).status).toBe(200);
    expect((await details(session.sessionId, other.token)).status).toBe(404);
  });
});

/**
 * A quiz of any questions, drawn, shuffled and limited in any way, and answers to it. Questions have limits only where
 * participants can go back: otherwise a draw of nothing but limited ones is delivered one at a time.
 */
const anyQuiz = fc
  .tuple(
    fc.array(anyQuestion, { minLength: 3, maxLength: 9 }),
    fc.record({
      randomizeQuestions: fc.boolean(),
      randomizeOptions: fc.boolean(),
      allowBackNavigation: fc.boolean(),
      drawQuestions: fc.constantFrom(0, 0, 2, 3),
      questionsPerPage: fc.constantFrom(1, 4),
    }),
    fc.boolean(),
  )
  .chain(([like, settings, pooled]) => {
    const questions = like.map((question, i) => ({
      ...question,
      id: `q${i}`,
      timeLimit: settings.allowBackNavigation && i % 3 === 2 ? 60 : 0,
      ...(pooled && { pool: ['a', 'b', undefined][i % 3] }),
    }));
    const pools = [
      { name: 'a', draw: 1 },
      { name: 'b', draw: 1 },
    ];
    return fc.record({
      questions: fc.constant(questions),
      settings: fc.constant({ ...settings, ...(pooled && { pools, drawQuestions: 0 }) }),
      answers: fc.tuple(...questions.map((question) => answerTo(question))),
      handsIn: fc.boolean(),
    });
  });

describe('the paper in the details', () => {
  it('is the one that the start gave, with its answers, whatever became of the quiz since', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuiz, async ({ questions, settings, answers, handsIn }) => {
        const quiz = await publishedQuiz({ questions, settings });
        const deviceId = 'device-of-this-test';
        const session = (await start(quiz.id, { deviceId })).body.data;
        const asked = session.quiz.questions.map(({ _id }) => _id);
        const given: Answers = Object.fromEntries(
          asked.map((id) => [id, answers[questions.findIndex((question) => question.id === id)] ?? null]),
        );
        expect((await save(session, 1, given, 0, { baseSeq: 0 })).status).toBe(200);
        const later = await edited(quiz);
        const resumed = (await start(quiz.id, { deviceId })).body.data;
        expect(resumed.quiz).toEqual(session.quiz);
        if (handsIn) expect((await submit(resumed, given, { baseSeq: 1 })).status).toBe(200);
        await deleteQuiz(later, nowIso());

        const attempt = await getAttempt(session.sessionId);
        if (!attempt) throw new Error('The attempt is gone');
        const { paper, answers: told } = await detailsOf(attempt, later);
        expect(JSON.parse(JSON.stringify(paper))).toEqual(session.quiz);
        expect(told.map(({ questionId }) => questionId)).toEqual(asked);
        for (const { questionId, userAnswer } of told)
          expect(normal(userAnswer)).toEqual(normal(given[questionId] ?? null));
      }),
      { numRuns: 40 },
    );
  });

  it('shows every type', async () => {
    const { quiz, token } = await owned({ questions: oneOfEachType(QUESTION_TYPES) });
    const session = (await start(quiz.id)).body.data;
    const { paper } = (await details(session.sessionId, token)).body.data;
    expect(paper).toEqual(session.quiz);
    expect(new Set(paper.questions.map(({ type }) => type))).toEqual(new Set(QUESTION_TYPES));
  });
});

/** Of several choices the order says nothing; an essay of nothing but spaces is none. */
const normal = (answer: Answers[string]) =>
  Array.isArray(answer) ? answer.toSorted() : answer?.trim() === '' ? null : answer;
