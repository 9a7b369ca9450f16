import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from './answers.ts';
import { NO_BEHAVIOR } from './behavior.ts';
import { logAnswer, noticedIn } from './noticed.ts';
import { countChange, EMPTY_JOURNAL, handInBody, logMove, saveBody } from './requests.ts';
import { openingState } from './sync-state.ts';

const sessionId = 'q_0123456789abcdef.g_0123456789abcdef.1';
const state = openingState(
  {
    answers: {
      q1: { ...NO_ANSWER, userAnswer: 'Red', timeSpent: 29.9, flagged: true, edit: 1 },
      q2: { ...NO_ANSWER, timeSpent: 3.2 },
    },
    edit: 1,
    seq: 64,
    base: 60,
    sent: [61, 64],
    currentIndex: 1,
    behavior: NO_BEHAVIOR,
    handIn: undefined,
  },
  { forwardOnly: false, everyMs: 60_000, durable: true },
  0,
);

describe('the body of a save', () => {
  test('carries the asked answers in whole seconds, rounded down', () => {
    expect(saveBody(state, ['q1'], 128)).toEqual({
      seq: 128,
      baseSeq: 60,
      sentSeqs: [61, 64],
      answers: [{ questionId: 'q1', userAnswer: 'Red', timeSpent: 29, flagged: true }],
      currentIndex: 1,
    });
  });

  test('says which save changed an answer that only goes along with its time, or goes out again', () => {
    const { q1 = NO_ANSWER } = state.answers;
    const answers = { q1: { ...q1, sentAs: 64 }, q2: { ...NO_ANSWER, timeSpent: 3, known: 12 } };
    expect(saveBody({ ...state, answers }, ['q1', 'q2'], 128).answers).toMatchObject([
      { questionId: 'q1', seq: 64 },
      { questionId: 'q2', seq: 12 },
    ]);
  });

  test('carries behaviour only when it has changed, and is what the contract takes', () => {
    const behavior = { ...NO_BEHAVIOR, tabSwitches: 1 };
    const body = saveBody({ ...state, behavior }, [], 128);
    expect(body.behavior).toEqual(behavior);
    expect(attempts.saveProgress.body.parse(body)).toEqual(body);
  });
});

test('how somebody goes through the quiz is short, and what the contract takes', () => {
  const startedAt = '2026-05-01T10:00:00.000Z';
  const at = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1_000).toISOString();
  let journal = logMove(EMPTY_JOURNAL, { action: 'go_to', timestamp: at(20), questionIndex: 1 });
  journal = logAnswer(logAnswer(journal, at(22), 1), at(24), 1);
  journal = countChange(logMove(journal, { action: 'review', timestamp: at(25), questionIndex: 1 }), 'q2');
  expect(journal.navigationLog.map(({ action, timestamp }) => [action, timestamp])).toEqual([
    ['go_to', at(20)],
    ['answer', at(24)],
    ['review', at(25)],
  ]);
  const noticed = noticedIn(journal, startedAt, [{ _id: 'q1' }, { _id: 'q2' }]);
  expect(noticed).toEqual({ moves: '>k!5', changes: { 1: 1 } });
  const body = saveBody(state, [], 128, noticed);
  expect(body.behavior).toEqual({ ...NO_BEHAVIOR, ...noticed });
  expect(attempts.saveProgress.body.parse(body)).toEqual(body);
});

describe('the body of a submit', () => {
  const at = (seconds: number) => `2026-05-01T10:00:0${seconds}.000Z`;
  let journal = logMove(EMPTY_JOURNAL, { action: 'go_to', timestamp: at(1), questionIndex: 1 });
  journal = countChange(countChange(journal, 'q1'), 'q1');
  const body = handInBody({
    sessionId,
    quizId: 'q_0123456789abcdef',
    questions: ['q1', 'q2', 'q3'].map((_id) => ({ _id })),
    state,
    journal,
    handIn: { status: 'completed', completedAt: at(9), totalTimeSpent: 9, sendAt: 0 },
    metadata: { deviceType: 'mobile' },
  });

  test('is the whole payload, without any grading of our own', () => {
    expect(body).toMatchObject({
      quiz: 'q_0123456789abcdef',
      sessionId,
      status: 'completed',
      completedAt: at(9),
      totalTimeSpent: 9,
      baseSeq: 60,
      sentSeqs: [61, 64],
      answers: [
        { questionId: 'q1', userAnswer: 'Red', timeSpent: 29, flagged: true, skipped: false, attempts: 2 },
        { questionId: 'q2', userAnswer: null, timeSpent: 3, flagged: false, skipped: true, attempts: 0 },
        { questionId: 'q3', userAnswer: null, timeSpent: 0, flagged: false, skipped: true, attempts: 0 },
      ],
      navigationLog: [{ action: 'go_to', timestamp: at(1), questionIndex: 1 }],
      analytics: { answersChanged: [{ questionIndex: 0, changes: 2 }] },
      metadata: { deviceType: 'mobile' },
    });
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|score|sendAt/);
  });

  test('is what the contract takes', () => {
    expect(attempts.submitAttempt.body.parse(body)).toEqual(body);
  });

  test('counts no more changes of an answer than the API takes', () => {
    let typed = EMPTY_JOURNAL;
    for (let key = 0; key < 10_001; key++) typed = countChange(typed, 'q1');
    const { answers, analytics } = attempts.submitAttempt.body.parse({
      ...body,
      answers: [{ questionId: 'q1', userAnswer: 'Red', timeSpent: 1, attempts: typed.changes.q1 }],
      analytics: { answersChanged: [{ questionIndex: 0, changes: typed.changes.q1 }] },
    });
    expect([answers[0]?.attempts, analytics?.answersChanged?.[0]?.changes]).toEqual([10_000, 10_000]);
  });

  test('the log of moves ends where the API ends', () => {
    let long = EMPTY_JOURNAL;
    for (let i = 0; i < 2_100; i += 1)
      long = logMove(long, { action: 'go_to', timestamp: at(0), questionIndex: 0 });
    expect(long.navigationLog).toHaveLength(2_000);
  });
});
