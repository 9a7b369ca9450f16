import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { attempts } from '@quizhall/shared/contract/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempt';
import { LIMITS } from '@quizhall/shared/model/limits';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt, keyOf } from '../_data/attempts.ts';
import { listNotifications } from '../_data/notifications.ts';
import { getMail } from '../_data/outbox.ts';
import { getQuiz, type Quiz, saveQuiz } from '../_data/quizzes.ts';
import { getRun } from '../_data/runs.ts';
import { getStatistics } from '../_data/statistics.ts';
import { TableName, table } from '../_data/table.ts';
import { now, setClock } from '../_platform/clock.ts';
import { sha256 } from '../_platform/tokens.ts';
import { finishOverdue } from '../_taking/finish.ts';
import { gradedBy } from '../_taking/grading.ts';
import { storeMarks } from '../_taking/marking.ts';
import { getAsked } from '../_taking/paper.ts';
import { readPlace, waitingPage } from '../_taking/waiting.ts';
import { tokenOf } from '../_testing/accounts.ts';
import { everyReader } from '../_testing/background.ts';
import { invokeEndpoint } from '../_testing/invoke.ts';
import { publishedQuiz, SAVING, signedIn } from '../_testing/scenarios.ts';
import { testStream } from '../_testing/streams.ts';
import { type Answers, save, sessionHeader, start, submit } from '../_testing/taking.ts';
import { handler as getResult } from '../attempts/get-result.ts';
import { handler as gradeSubmission } from './grade-submission.ts';
import { handler as listGrading } from './list-grading.ts';
import { handler as releaseResults } from './release-results.ts';
import { handler as releaseSubmission } from './release-submission.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const essay = (id: string) =>
  buildQuestion({ type: 'essay', id, points: 20, timeLimit: 0, explanation: 'Two causes.' });
const QUESTIONS = [buildQuestion({ id: 'q1', timeLimit: 0 }), essay('e1'), essay('e2')];
const ANSWERS: Answers = { q1: 'Paris', e1: 'Because of lead.', e2: 'Because of Goths.' };

async function world(settings: object = {}, shards = 1, more = 0) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({
    questions: [
      ...QUESTIONS,
      ...Array.from({ length: more }, (_, n) => buildQuestion({ id: `more${n}`, timeLimit: 0 })),
    ],
    settings: { disclosure: 'at_once', maxAttempts: 3, ...settings },
    quiz: { ownerId: owner.id, shards },
  });
  return { quiz, owner, token };
}
type World = Awaited<ReturnType<typeof world>>;

/** Somebody with an account who has handed in. */
async function handedIn({ quiz }: Pick<World, 'quiz'>, answers = ANSWERS) {
  const { user, token } = await signedIn();
  const session = (await start(quiz.id, {}, token)).body.data;
  expect((await submit(session, answers)).status).toBe(200);
  return { session, id: session.sessionId, user };
}

const grade = (token: string, id: string, grades: object[]) =>
  invokeEndpoint(gradeSubmission, quizzes.gradeSubmission, {
    token,
    params: { id },
    body: { grades: grades as { questionId: string; points: number }[] },
  });
const gradeAll = (token: string, id: string, points = 20) =>
  grade(
    token,
    id,
    ['e1', 'e2'].map((questionId) => ({ questionId, points })),
  );
const release = (token: string, id: string) =>
  invokeEndpoint(releaseSubmission, quizzes.releaseSubmission, { token, params: { id } });
const waiting = (
  token: string,
  id: string,
  query: { questionId?: string; limit?: number; cursor?: string } = {},
) => invokeEndpoint(listGrading, quizzes.listGrading, { token, params: { id }, query });
const resultOf = async (session: StartedAttempt) =>
  (
    await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    })
  ).body.data;
const mailTo = (attemptId: string) => getMail(sha256(`resultReleased#${attemptId}`));
const told = async (userId: string) =>
  (await listNotifications(userId, { limit: 50 })).notifications.map(({ type }) => type);

describe('an essay', () => {
  it('is graded with points and a comment, released, and told to its participant once', async () => {
    const { quiz, owner, token } = await world();
    const { session, id, user } = await handedIn({ quiz });
    expect(await resultOf(session)).not.toHaveProperty('score');
    const list = (await waiting(token, quiz.id)).body.data;
    expect(list.answers).toEqual([
      {
        submissionId: id,
        questionId: 'e1',
        question: 'Why did Rome fall?',
        rubric: 'Two causes.',
        answer: 'Because of lead.',
        maxPoints: 20,
        name: user.name,
      },
      expect.objectContaining({ questionId: 'e2', answer: 'Because of Goths.' }),
    ]);

    const first = await grade(token, id, [
      { questionId: 'e1', points: 12.5, comment: ' Name a second one. ' },
    ]);
    expect(first.body.data).toMatchObject({
      status: 'pending_review',
      pending: 1,
      score: { totalScore: 22.5 },
    });
    expect((await release(token, id)).body).toMatchObject({
      code: 'INVALID_STATE',
      message: 'Please grade every answer first.',
    });
    expect((await waiting(token, quiz.id)).body.data.answers[0]).toMatchObject({
      points: 12.5,
      comment: 'Name a second one.',
    });
    expect((await grade(token, id, [{ questionId: 'e2', points: 20 }])).body.data.pending).toBe(0);
    expect((await resultOf(session)).status, 'graded is not released').toBe('pending_review');
    expect(await mailTo(id)).toBeUndefined();

    expect((await release(token, id)).body.data).toEqual({ submissionId: id, status: 'completed' });
    const result = await resultOf(session);
    expect(result).toMatchObject({ status: 'completed', score: { totalScore: 42.5, percentage: 85 } });
    expect(result.results?.[1]).toMatchObject({
      userAnswer: 'Because of lead.',
      points: 12.5,
      maxPoints: 20,
      comment: 'Name a second one.',
    });
    expect(JSON.stringify(result), 'the rubric is for graders').not.toMatch('Two causes');
    const path = `/quiz/${quiz.id}/result/${id}`;
    expect(await mailTo(id)).toMatchObject({
      kind: 'resultReleased',
      to: user.email,
      data: { title: quiz.title, percentage: 85, path },
    });
    expect((await release(token, id)).status, 'repeated').toBe(200);
    expect((await told(user.id)).filter((type) => type === 'result_released')).toHaveLength(1);
    expect((await getAttempt(id))?.marks, 'by whom').toContain(owner.id);
    expect((await waiting(token, quiz.id)).body.data).toEqual({ answers: [] });
  });

  it('counts in the numbers with what it was given, however often that changes', async () => {
    const { quiz, token } = await world();
    const { id } = await handedIn({ quiz });
    const average = async () => {
      await stream.drain();
      const { completed, score } = await getStatistics(quiz.id);
      return [completed, score];
    };
    const before = await average();
    await gradeAll(token, id, 20);
    const graded = await average();
    await release(token, id);
    expect(await average(), 'releasing changes no number').toEqual(graded);
    await gradeAll(token, id, 0);
    expect(await average(), 'back to where it was').toEqual(before);
    expect(graded).not.toEqual(before);
  });

  it('that the server took at the end of its time waits until nothing can come any more', async () => {
    const { quiz, owner } = await world();
    const session = (await start(quiz.id)).body.data;
    const { sessionId: id } = session;
    await save(session, 1, { e1: 'Because of lead.' }, 0, { baseSeq: 0 });
    setClock(31 * MINUTE);
    await finishOverdue((await getAttempt(id)) ?? expect.fail());
    let token = await tokenOf(owner);
    expect((await gradeAll(token, id)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, id)).body.code).toBe('INVALID_STATE');
    setClock(60 * MINUTE);
    token = await tokenOf(owner);
    expect((await gradeAll(token, id)).status).toBe(200);
    expect((await release(token, id)).body.data.status).toBe('timed_out');
  });
});

describe('a grade', () => {
  it.each([
    [
      'more points than there are',
      { questionId: 'e1', points: 21 },
      { 'grades.0.points': 'Points must be from 0 to 20' },
    ],
    [
      'an unknown question',
      { questionId: 'nope', points: 1 },
      { 'grades.0.questionId': 'This question is not part of the quiz' },
    ],
  ])('of %s is refused, and changes nothing', async (_, wrong, errors) => {
    const { quiz, token } = await world();
    const { id } = await handedIn({ quiz });
    const before = await getAttempt(id);
    const { status, body } = await grade(token, id, [wrong, { questionId: 'e2', points: 20 }]);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await getAttempt(id)).toEqual(before);
  });

  it('waits for the end of the attempt, and so does a release', async () => {
    const { quiz, token } = await world();
    const { sessionId } = (await start(quiz.id)).body.data;
    expect((await gradeAll(token, sessionId)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, sessionId)).body.code).toBe('IN_PROGRESS');
    expect((await release(token, sessionId.replace(/\.\d+$/, '.9'))).body.code).toBe('NOT_FOUND');
  });

  it('takes its comment back when that is empty, and leaves it where none is sent', async () => {
    const { quiz, token } = await world();
    const { id } = await handedIn({ quiz });
    const comments = async (grades: object[]) => {
      await grade(token, id, grades);
      return (await getAttempt(id))?.comments;
    };
    expect(await comments([{ questionId: 'e1', points: 1, comment: 'Short' }])).toEqual({ 1: 'Short' });
    expect(await comments([{ questionId: 'e1', points: 2 }])).toEqual({ 1: 'Short' });
    expect(await comments([{ questionId: 'e1', points: 2, comment: '' }])).toEqual({});
  });
});

it('comments on one submission have room for so much together, and then refuse more with a reason', async () => {
  const { quiz, token } = await world({}, 1, 25);
  const { id } = await handedIn({ quiz });
  const comment = '字'.repeat(LIMITS.gradeComment);
  const commented = (count: number) =>
    grade(
      token,
      id,
      Array.from({ length: count }, (_, n) => ({ questionId: `more${n}`, points: 1, comment })),
    );
  expect((await commented(10)).status).toBe(200);
  const { status, body } = await commented(11);
  expect([status, body.errors]).toEqual([
    400,
    { grades: 'The comments on one submission are too long together. Please shorten some' },
  ]);
  expect(Object.keys((await getAttempt(id))?.comments ?? {})).toHaveLength(10);
});

describe('two people who grade at once', () => {
  /** What a grade works with: what it read, and how it stores what it makes of that. */
  const graderOf = async (id: string) => {
    const read = (await getAttempt(id)) ?? expect.fail();
    const content = await getAsked(read);
    return (one: { questionId: string; points: number; comment?: string }) => {
      const { marks, comments } = gradedBy(read, content, [one], 'u');
      return storeMarks(read, content, marks, now(), comments);
    };
  };

  it('take no release back that came between reading and storing', async () => {
    const { quiz, token } = await world();
    const { id, session } = await handedIn({ quiz });
    await gradeAll(token, id, 10);
    const gradeLater = await graderOf(id);
    await release(token, id);
    expect((await gradeLater({ questionId: 'e1', points: 20 })).done).toBe(true);
    expect((await getAttempt(id))?.card).toMatchObject({
      status: 'completed',
      released: true,
      percentage: 80,
    });
    expect((await resultOf(session)).score).toMatchObject({ percentage: 80 });
  });

  it('lose no comment of each other, also where no points change', async () => {
    const { quiz, token } = await world();
    const { id } = await handedIn({ quiz });
    await gradeAll(token, id, 10);
    for (const [questionId, comment] of [
      ['e1', 'The first'],
      ['e2', 'The second'],
    ] as const) {
      const gradeLater = await graderOf(id);
      await grade(token, id, [{ questionId, points: 10, comment }]);
      expect((await gradeLater({ questionId: 'q1', points: 10, comment: 'Lost' })).done).toBe(false);
    }
    expect((await getAttempt(id))?.comments).toEqual({ 1: 'The first', 2: 'The second' });
  });
});

describe('an attempt from before marks were stored', () => {
  it('is released by itself and among others', async () => {
    const { quiz, token } = await world({ showResultsImmediately: false, disclosure: 'on_release' });
    const { id } = await handedIn({ quiz }, { q1: 'Paris', e1: null, e2: null });
    await table.send(new UpdateCommand({ TableName, Key: keyOf(id), UpdateExpression: 'REMOVE marks' }));
    expect((await release(token, id)).status).toBe(200);
    expect((await getAttempt(id))?.card?.released).toBe(true);
  });
});

describe('the list of what waits', () => {
  const inPages = async (quiz: Quiz, bounds: { reads: number; bytes: number }, questionId?: string) => {
    const pages: number[] = [];
    let after: ReturnType<typeof readPlace> | undefined;
    do {
      const page = await waitingPage(quiz, { questionId, limit: 20, after }, bounds);
      pages.push(page.answers.length);
      after = page.nextCursor === undefined ? undefined : readPlace(page.nextCursor);
    } while (after);
    return pages;
  };

  it('reads so many attempts and no more, also where it finds nothing, and never more than fits', async () => {
    const scene = await world();
    for (let n = 0; n < 3; n += 1) await handedIn(scene);
    const quiz = (await getQuiz(scene.quiz.id)) ?? expect.fail();
    const roomy = { reads: 200, bytes: 3_000_000 };
    expect(await inPages(quiz, { ...roomy, reads: 2 }, 'nobody')).toEqual([0, 0]);
    expect(await inPages(quiz, { ...roomy, reads: 2 })).toEqual([4, 2]);
    expect(await inPages(quiz, { ...roomy, bytes: 1 }), 'one that is too large comes alone').toEqual([
      2, 2, 2,
    ]);
    const { answers } = await waitingPage(quiz, { questionId: undefined, limit: 20, after: undefined });
    const bytes = [0, 2].reduce(
      (sum, n) => sum + Buffer.byteLength(JSON.stringify(answers.slice(n, n + 2))),
      0,
    );
    expect(await inPages(quiz, { ...roomy, bytes }), 'the question and its rubric count').toEqual([4, 2]);
    expect(await inPages(quiz, { ...roomy, bytes: bytes - 10 })).toEqual([2, 2, 2]);
  });

  it('goes through every part of the quiz in pages, of one question if asked, and leaves out what waits for nobody', async () => {
    const scene = await world({}, 64);
    const people = [await handedIn(scene), await handedIn(scene), await handedIn(scene)];
    await handedIn(scene, { q1: 'Paris', e1: null, e2: ' ' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { questionId: 'e2', limit: 2, ...(cursor && { cursor }) };
      const { answers, nextCursor } = (await waiting(scene.token, scene.quiz.id, query)).body.data;
      expect(answers.length).toBeLessThanOrEqual(2);
      seen.push(...answers.map(({ submissionId }) => submissionId));
      cursor = nextCursor;
    } while (cursor);
    expect(seen.sort()).toEqual(people.map(({ id }) => id).sort());
    const wrong = await waiting(scene.token, scene.quiz.id, { cursor: 'bm9uZQ' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { cursor: 'Not a cursor of this list' }]);
  });
});

describe('a release of several', () => {
  const releaseBy = async ({ quiz, token, owner }: World, body: object) => {
    const answer = await invokeEndpoint(releaseResults, quizzes.releaseResults, {
      params: { id: quiz.id },
      token,
      body: body as { all: true },
    });
    await stream.drain();
    const run =
      answer.status === 202 ? await getRun({ ownerId: owner.id, id: answer.body.data.runId }) : undefined;
    return { ...answer, run };
  };
  const statusOf = async (id: string) => (await getAttempt(id))?.status;

  it('releases those that are named and graded, and leaves the others waiting', async () => {
    const scene = await world();
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
    const foreign = await handedIn(await world());
    expect((await releaseBy(scene, { submissionIds: [foreign.id] })).body.code).toBe('NOT_FOUND');
    expect((await releaseBy(scene, { submissionIds: [] })).status).toBe(400);
  });

  it('releases all that is graded, also what was handed in before an earlier release, and mails each once', async () => {
    const scene = await world({ showResultsImmediately: false, disclosure: 'on_release' });
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
    const scene = await world();
    const one = await handedIn(scene);
    setClock(MINUTE);
    await releaseBy(scene, { all: true });
    await gradeAll(scene.token, one.id);
    let quiz = (await getQuiz(scene.quiz.id)) ?? expect.fail();
    for (const questions of [QUESTIONS.slice(0, 1), QUESTIONS.slice(0, 1)]) {
      const next = { ...quiz, version: quiz.version + 1, revision: quiz.revision + 1 };
      quiz = await saveQuiz(quiz, next, questions, SAVING);
    }
    setClock(2 * MINUTE);
    expect((await releaseBy(scene, { all: true })).run).toMatchObject({ status: 'done' });
    expect(await statusOf(one.id)).toBe('completed');
  });

  it('of one submission of a quiz that holds its results back discloses that one, with its answers', async () => {
    const scene = await world({ showResultsImmediately: false, disclosure: 'on_release' });
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
  const { quiz, token } = await world({
    participantInfo: [{ field: 'email', label: 'Email', required: false }],
  });
  const session = (
    await start(quiz.id, { deviceId: 'device-of-the-guest', participantInfo: { email: 'guest@example.com' } })
  ).body.data;
  await submit(session, ANSWERS);
  await gradeAll(token, session.sessionId);
  await release(token, session.sessionId);
  const mail = await mailTo(session.sessionId);
  expect(mail).toMatchObject({ to: 'guest@example.com', data: { percentage: 100 } });
  expect(JSON.stringify(mail)).not.toMatch(quiz.title);
});

it('the owner hears of essays that arrive after the server has ended their attempt', async () => {
  const { quiz, owner } = await world();
  const session = (await start(quiz.id)).body.data;
  setClock(31 * MINUTE);
  await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail());
  await stream.drain();
  const completedAt = new Date(now() - 10 * MINUTE).toISOString();
  expect((await submit(session, ANSWERS, { completedAt })).body.data.status).toBe('pending_review');
  await stream.drain();
  expect(await told(owner.id)).toContain('essays_waiting');
});

it('the owner hears of essays at most once an hour, however many come', async () => {
  const scene = await world();
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
