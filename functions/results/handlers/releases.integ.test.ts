import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { lastReminder, noteReminder } from '../../grading/model/grading-reminders.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getMail } from '../../notifications/model/outbox.ts';
import { getQuiz, saveQuiz } from '../../quizzes/model/quizzes.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { sendGradingReminder } from '../../notifications/use-cases/grading-reminder.ts';
import { now, setClock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { SAVING } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as releaseResults } from './release-results.ts';
import {
  ESSAY_ANSWERS,
  ESSAY_QUESTIONS,
  type EssayWorld,
  essayWorld,
  gradeAll,
  handedIn,
  release,
  releaseMail,
  resultOf,
  told,
} from '../../testing/essays.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

describe('a release of several', () => {
  const releaseBy = async ({ quiz, token, owner }: EssayWorld, body: object) => {
    const answer = await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      params: { id: quiz.id },
      token,
      body: body as { all: true },
    });
    await stream.drain();
    const run =
      answer.status === 202 ? await getJob({ ownerId: owner.id, id: answer.body.data.runId }) : undefined;
    return { ...answer, run };
  };
  const statusOf = async (id: string) => (await getAttempt(id))?.status;

  it('releases those that are named and graded, and leaves the others waiting', async () => {
    const scene = await essayWorld();
    const [graded, ungraded, other] = [await handedIn(scene), await handedIn(scene), await handedIn(scene)];
    await gradeAll(scene.token, graded.id);
    await gradeAll(scene.token, other.id);
    const { run } = await releaseBy(scene, { submissionIds: [graded.id, ungraded.id] });
    expect(run).toMatchObject({ kind: 'releaseSome', status: 'done', done: 2, result: { told: 1 } });
    expect(await Promise.all([graded, ungraded, other].map(({ id }) => statusOf(id)))).toEqual([
      'completed',
      'pending_review',
      'pending_review',
    ]);
    const foreign = await handedIn(await essayWorld());
    expect((await releaseBy(scene, { submissionIds: [foreign.id] })).body.code).toBe('NOT_FOUND');
    expect((await releaseBy(scene, { submissionIds: [] })).status).toBe(400);
  });

  it('releases all that is graded, also what was handed in before an earlier release, and mails each once', async () => {
    const scene = await essayWorld({ showResultsImmediately: false, disclosure: 'on_release' });
    const [early, plain] = [
      await handedIn(scene),
      await handedIn(scene, { q1: 'Paris', e1: null, e2: null }),
    ];
    setClock(MINUTE);
    expect((await releaseBy(scene, { all: true })).run).toMatchObject({
      status: 'done',
      result: { told: 1 },
    });
    expect((await told(plain.user.id)).includes('result_released')).toBe(true);
    expect(await statusOf(early.id)).toBe('pending_review');
    await gradeAll(scene.token, early.id);
    setClock(2 * MINUTE);
    expect((await releaseBy(scene, { all: true })).run).toMatchObject({
      status: 'done',
      done: 2,
      result: { told: 1 },
    });
    expect(await resultOf(early.session)).toMatchObject({ status: 'completed', score: { percentage: 100 } });
    stream.rewind();
    await stream.drain();
    expect((await told(plain.user.id)).filter((type) => type === 'result_released')).toHaveLength(1);
  });

  it('releases essays that were graded since, also where no question of today asks for one', async () => {
    const scene = await essayWorld();
    const one = await handedIn(scene);
    setClock(MINUTE);
    await releaseBy(scene, { all: true });
    await gradeAll(scene.token, one.id);
    let quiz = (await getQuiz(scene.quiz.id)) ?? expect.fail();
    for (const questions of [ESSAY_QUESTIONS.slice(0, 1), ESSAY_QUESTIONS.slice(0, 1)]) {
      const next = { ...quiz, version: quiz.version + 1, revision: quiz.revision + 1 };
      quiz = await saveQuiz(quiz, next, questions, SAVING);
    }
    setClock(2 * MINUTE);
    expect((await releaseBy(scene, { all: true })).run).toMatchObject({ status: 'done' });
    expect(await statusOf(one.id)).toBe('completed');
  });

  it('of one submission of a quiz that holds its results back discloses that one, with its answers', async () => {
    const scene = await essayWorld({ showResultsImmediately: false, disclosure: 'on_release' });
    const one = await handedIn(scene, { q1: 'Paris', e1: null, e2: null });
    const other = await handedIn(scene, { q1: 'Paris', e1: null, e2: null });
    expect((await release(scene.token, one.id)).status).toBe(200);
    expect(await resultOf(one.session)).toMatchObject({
      score: { percentage: 20 },
      correctAnswers: { shown: true },
    });
    expect(await resultOf(other.session)).not.toHaveProperty('score');
  });
});

it('a guest is mailed without a word that anybody typed', async () => {
  const { quiz, token } = await essayWorld({
    participantInfo: [{ field: 'email', label: 'Email', required: false }],
  });
  const session = (
    await start(quiz.id, { deviceId: 'device-of-the-guest', participantInfo: { email: 'guest@example.com' } })
  ).body.data;
  await submit(session, ESSAY_ANSWERS);
  await gradeAll(token, session.sessionId);
  await release(token, session.sessionId);
  const mail = await releaseMail(session.sessionId);
  expect(mail).toMatchObject({ to: 'guest@example.com', data: { percentage: 100 } });
  expect(JSON.stringify(mail)).not.toMatch(quiz.title);
});

it('the owner hears of essays that arrive after the server has ended their attempt', async () => {
  const { quiz, owner } = await essayWorld();
  const session = (await start(quiz.id)).body.data;
  setClock(31 * MINUTE);
  await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail());
  await stream.drain();
  const completedAt = new Date(now() - 10 * MINUTE).toISOString();
  expect((await submit(session, ESSAY_ANSWERS, { completedAt })).body.data.status).toBe('pending_review');
  await stream.drain();
  expect(await told(owner.id)).toContain('essays_waiting');
});

it('the owner hears of essays at most once an hour, however many come', async () => {
  const scene = await essayWorld();
  const heard = async () => {
    stream.rewind();
    await stream.drain();
    return (await told(scene.owner.id)).filter((type) => type === 'essays_waiting').length;
  };
  await handedIn(scene, { q1: 'Paris', e1: null, e2: null });
  expect(await heard(), 'nothing waits').toBe(0);
  await handedIn(scene);
  await handedIn(scene);
  expect(await heard()).toBe(1);
  setClock(59 * MINUTE);
  await handedIn(scene);
  expect(await heard()).toBe(1);
  setClock(61 * MINUTE);
  await handedIn(scene);
  expect(await heard()).toBe(2);
});

it('the owner is reminded once, a day later, if something still waits, by a notification and a mail', async () => {
  const DAY = 24 * 60 * MINUTE;
  const begun = now();
  const [waits, done] = [await essayWorld(), await essayWorld()];
  await handedIn(waits);
  const { id } = await handedIn(done);
  await stream.drain();
  setClock(60 * MINUTE);
  await handedIn(waits);
  await gradeAll(await tokenOf(done.owner), id);
  await release(await tokenOf(done.owner), id);
  await stream.drain();
  const at = async ({ quiz }: EssayWorld) => (await lastReminder(quiz.id)) ?? expect.fail();
  const mailed = async (scene: EssayWorld) =>
    getMail(sha256(`gradingReminder#${scene.quiz.id}#${await at(scene)}`));
  expect((await at(waits)) - begun, 'one reminder for both').toBeLessThan(DAY + MINUTE);
  setClock(DAY - MINUTE);
  await runDueWork();
  expect(await mailed(waits)).toBeUndefined();
  setClock(DAY + 2 * MINUTE);
  await runDueWork();
  await runDueWork();
  expect(await mailed(waits)).toMatchObject({
    to: waits.owner.email,
    data: { title: waits.quiz.title, path: `/quiz/${waits.quiz.id}/grading` },
  });
  const reminders = async ({ owner }: EssayWorld) =>
    (await listNotifications(owner.id, { limit: 50 })).notifications.filter(
      ({ title }) => title === 'Results still wait for you',
    );
  expect(await reminders(waits)).toMatchObject([{ link: `/quiz/${waits.quiz.id}/grading`, unread: true }]);
  expect([await mailed(done), await reminders(done)]).toEqual([undefined, []]);
});

it('a reminder that was noted for the next day is not told a day early', async () => {
  const DAY = 24 * 60 * MINUTE;
  const scene = await essayWorld();
  await handedIn(scene);
  await stream.drain();
  setClock(DAY + 1_000);
  await noteReminder(scene.quiz.id);
  expect(await sendGradingReminder(scene.quiz.id)).toBe(false);
  setClock(2 * DAY + 2_000);
  expect(await sendGradingReminder(scene.quiz.id)).toBe(true);
});
