import { decodeMarks, markAnswers, scoreOf } from '@quizhall/shared/grading';
import { leaderboardOf } from '../../results/model/leaderboard.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { listAudit } from '../../quizzes/model/audit.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getLiveQuiz, getVersion } from '../../quizzes/model/quiz-cache.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { endJob, getJob, leaseJob } from '../../platform/jobs/job-store.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { gradeAndFinish } from '../../attempts/model/finish-attempt.ts';
import { givenIn } from '../model/grade-answers.ts';
import { storeMarks } from '../use-cases/store-marks.ts';
import { decodeAnswers } from '../model/stored-answers.ts';
import { everyReader } from '../../testing/background.ts';
import { rewarding } from '../../testing/rewards.ts';
import { correctable, LYON, resultOf, takenWith } from '../../testing/regrading.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { regrade } from './regrade-quiz.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const WRONG_FIRST = { ...RIGHT, q1: 'Lyon' };
const told = async (userId: string) =>
  (await listNotifications(userId, { limit: 10 })).notifications.filter(
    ({ type }) => type === 'result_corrected',
  );
const scoreIn = async ({ sessionId }: { sessionId: string }) =>
  (await getAttempt(sessionId))?.card?.percentage;

type World = Awaited<ReturnType<typeof correctable>>;

/** Applies corrections and lets their run go to its end, when no function remembers the old key. */
async function corrected({ apply, owner }: World, corrections: Parameters<World['apply']>[0]) {
  const { runId } = (await apply(corrections)).body.data as { runId: string };
  setClock(MINUTE);
  await stream.drain();
  return getJob({ ownerId: owner.user.id, id: runId });
}

/** The run's steps by hand, as a worker takes them. */
function stepper({ quiz, owner }: World, at = now()) {
  const input = {
    quizId: quiz.id,
    key: 1,
    at: new Date(at).toISOString(),
    by: owner.user.id,
    questionIds: ['q1'],
  };
  let cursor: unknown;
  return async () => {
    const done = await regrade.step(input, cursor);
    cursor = 'cursor' in done ? done.cursor : undefined;
    return done;
  };
}

/** Finishes a running attempt as a function does that remembers the key from before. */
async function finishByOldKey(quiz: Quiz, id: string, answers: Record<string, string>) {
  const attempt = await getAttempt(id);
  if (!attempt) throw new Error('No attempt');
  return gradeAndFinish(id, quiz, await getVersion(quiz.id, 1), {
    ...attempt,
    answers,
    status: 'completed',
    completedAt: now(),
    late: false,
    finishedBy: 'participant',
    from: { seq: attempt.seq },
  });
}

it('marks everything again that was handed in, and tells those once whose result they knew', async () => {
  const world = await correctable({ settings: { passingScore: 90 } });
  const { quiz, owner } = world;
  const [ada, bo] = [await signedIn(), await signedIn()];
  const [right, wrong] = [
    await takenWith(quiz, RIGHT, ada.token),
    await takenWith(quiz, WRONG_FIRST, bo.token),
  ];
  const same = await takenWith(quiz, { q1: 'Nice' });
  await stream.drain();
  const run = await corrected(world, LYON);
  expect(run).toMatchObject({ status: 'done', done: 3, result: { changed: 2, nowPass: 1, nowFail: 1 } });
  expect([await scoreIn(right), await scoreIn(wrong), await scoreIn(same)]).toEqual([80, 100, 0]);
  expect(await told(ada.user.id)).toMatchObject([
    {
      message: `The answer key of “${quiz.title}” was corrected. Your score: 80% (before: 100%).`,
      link: `/quiz/${quiz.id}/result/${right.sessionId}`,
    },
  ]);
  expect(await resultOf(right)).toMatchObject({
    score: { percentage: 80, isPassing: false },
    corrected: { from: 100, to: 80 },
  });
  expect(await resultOf(same)).not.toHaveProperty('corrected');
  stream.rewind();
  await stream.drain();
  expect([await told(ada.user.id), await told(bo.user.id)].map(({ length }) => length)).toEqual([1, 1]);
  const { entries } = await listAudit(quiz.id, { limit: 10 });
  expect(entries).toMatchObject([
    { kind: 'regraded', by: owner.user.id, data: { questionIds: ['q1'], changed: 2 } },
  ]);
});

it('counts and tells once when a worker dies in the middle', async () => {
  const world = await correctable();
  const { quiz } = world;
  const { user, token } = await signedIn();
  await takenWith(quiz, RIGHT, token);
  await takenWith(quiz, WRONG_FIRST);
  await world.apply(LYON);
  const at = now();
  const dying = stepper(world, at);
  await dying();
  setClock(MINUTE);
  const step = stepper(world, at);
  await step();
  await step();
  const again = stepper(world, at);
  await again();
  expect(await again()).toMatchObject({ result: { changed: 2 } });
  expect(await told(user.id)).toHaveLength(1);
});

it('finds with its second look what was finished meanwhile by the old key', async () => {
  const world = await correctable();
  const { quiz } = world;
  const late = (await start(quiz.id)).body.data;
  await world.apply(LYON);
  const step = stepper(world);
  expect(await step()).toMatchObject({ handled: 0, cursor: { look: 'second' } });
  await finishByOldKey(quiz, late.sessionId, { 0: '1:0' });
  expect(await scoreIn(late)).toBe(20);
  setClock(MINUTE);
  expect(await step()).toMatchObject({ result: { changed: 1 } });
  expect(await scoreIn(late)).toBe(0);
});

it('notes what is finished by the old key after that, for the next sweep', async () => {
  const world = await correctable();
  const { quiz } = world;
  const late = (await start(quiz.id)).body.data;
  await corrected(world, LYON);
  await finishByOldKey(quiz, late.sessionId, { 0: '1:0' });
  await stream.drain();
  expect(await scoreIn(late)).toBe(20);
  await runDueWork();
  expect(await scoreIn(late)).toBe(0);
  const marks = (await getAttempt(late.sessionId))?.marks ?? '';
  expect(decodeMarks(marks)?.revision).toBe(1);
});

it('needs nothing of an attempt that runs but the new key at its end', async () => {
  const world = await correctable();
  const running = (await start(world.quiz.id)).body.data;
  await corrected(world, LYON);
  expect((await submit(running, WRONG_FIRST)).body.data.score?.percentage).toBe(100);
  expect((await resultOf(running)).results?.[0]?.correctAnswer).toBe('Lyon');
  expect(await resultOf(running)).not.toHaveProperty('corrected');
});

it('keeps from participants what they may not know yet', async () => {
  const world = await correctable({ settings: { showResultsImmediately: false, disclosure: 'on_release' } });
  const { user, token } = await signedIn();
  const session = await takenWith(world.quiz, RIGHT, token);
  expect(await corrected(world, LYON)).toMatchObject({ result: { changed: 1 } });
  expect(await scoreIn(session)).toBe(80);
  expect(await told(user.id)).toEqual([]);
  const result = await resultOf(session);
  expect([result.score, result.corrected]).toEqual([undefined, undefined]);
});

it('leaves what a person gave', async () => {
  const world = await correctable();
  const { quiz } = world;
  const { sessionId } = await takenWith(quiz, RIGHT);
  const content = await getVersion(quiz.id, 1);
  const attempt = await getAttempt(sessionId);
  const marks = attempt && decodeMarks(attempt.marks ?? '');
  if (!attempt || !marks) throw new Error('No marks');
  const byHand = marks.each.map((mark, i) => (i === 0 ? { ...mark, by: 'mP4' } : mark));
  expect((await storeMarks(attempt, content, { revision: 0, each: byHand }, now())).done).toBe(true);
  expect(await corrected(world, LYON)).toMatchObject({ result: { changed: 0 } });
  expect(await scoreIn({ sessionId })).toBe(100);
});

it('takes a dropped question out of everybody’s score, and counts it again once its key is corrected', async () => {
  const world = await correctable();
  const session = await takenWith(world.quiz, { ...RIGHT, q5: 'Ag' });
  await corrected(world, [{ questionId: 'q5', drop: true }]);
  const { score, results } = await resultOf(session);
  expect(score).toMatchObject({ percentage: 100, totalPossibleScore: 40, totalQuestions: 4 });
  expect(results?.find(({ questionId }) => questionId === 'q5')).toMatchObject({ dropped: true });
  await corrected(world, [{ questionId: 'q5', accept: ['Ag'] }]);
  expect((await resultOf(session)).score).toMatchObject({ percentage: 100, totalPossibleScore: 50 });
});

it('goes on with a run that was given up', async () => {
  const world = await correctable();
  const session = await takenWith(world.quiz, RIGHT);
  await world.apply(LYON);
  const stored = (await getStoredQuiz(world.quiz.id)) as Quiz;
  const lease = await leaseJob({ ownerId: stored.ownerId, id: stored.regrade?.runId ?? '' }, 0);
  if (typeof lease === 'string') throw new Error('No run');
  await endJob(lease, { status: 'failed', message: 'Given up' });
  expect(await scoreIn(session)).toBe(100);
  expect(await corrected(world, [])).toMatchObject({ status: 'done', result: { changed: 1 } });
  expect(await scoreIn(session)).toBe(80);
});

describe('what follows from results', () => {
  it('is a recount of them', async () => {
    const world = await correctable({ settings: { passingScore: 90 } });
    const { quiz } = world;
    const sessions = [
      await takenWith(quiz, RIGHT),
      await takenWith(quiz, WRONG_FIRST),
      await takenWith(quiz, { q1: 'Lyon', q5: 'au' }),
      await takenWith(quiz, { q1: 'Nice' }),
    ];
    await stream.drain();
    await corrected(world, [...LYON, { questionId: 'q4', drop: true }]);
    const { questions } = await getVersion(quiz.id, 1, 1);
    const scores = [];
    for (const { sessionId } of sessions) {
      const attempt = await getAttempt(sessionId);
      const answers = givenIn(decodeAnswers(questions, attempt?.answers ?? {}));
      scores.push(scoreOf(questions, markAnswers(questions, answers), 90));
    }
    const sums = await getStatistics(quiz.id);
    const total = scores.reduce((sum, { percentage }) => sum + percentage, 0);
    expect(Math.abs(sums.score / 100 - total)).toBeLessThan(1e-9);
    expect(sums).toMatchObject({
      completed: 4,
      passed: scores.filter(({ isPassing }) => isPassing).length,
      questions: { q1: { correct: 2 } },
    });
  });

  it('are ranks and certificates as well', async () => {
    const world = await correctable({ settings: { passingScore: 90 }, quiz: { rewards: rewarding } });
    const { quiz } = world;
    const [right, wrong] = [await takenWith(quiz, RIGHT), await takenWith(quiz, WRONG_FIRST)];
    await stream.drain();
    await corrected(world, LYON);
    await stream.drain();
    expect([(await resultOf(right)).certificate, (await resultOf(wrong)).certificate]).toEqual([
      undefined,
      { template: 'modern', code: expect.any(String) },
    ]);
    const { entries } = await leaderboardOf(await getLiveQuiz(quiz.id), undefined);
    expect(entries.map(({ score }) => score)).toEqual([100, 80]);
  });
});
