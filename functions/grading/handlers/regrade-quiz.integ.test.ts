import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { expect, it } from 'vitest';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { previewOf } from '../use-cases/regrade-preview.ts';
import { callGet, callUpdate } from '../../testing/authoring.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { correctable, correcting, LYON, resultOf, takenWith } from '../../testing/regrading.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { RIGHT } from '../../testing/taking.ts';
import { handler as getQuizAnalysis } from '../../results/handlers/get-quiz-analysis.ts';
import { handler as restoreVersion } from '../../quizzes/handlers/restore-version.ts';
import { handler as listRegrades } from './list-regrades.ts';

const WRONG_FIRST = { ...RIGHT, q1: 'Lyon' };
const stored = async (id: string) => (await getStoredQuiz(id)) as Quiz;
const seen = (token: string, id: string) =>
  invokeEndpoint(listRegrades, quizzes.listRegrades, { token, params: { id } });

it('says who would change and by how much, and changes nothing', async () => {
  const { quiz, owner, preview } = await correctable({ settings: { passingScore: 90 } });
  const [paris, lyon] = [await takenWith(quiz, RIGHT), await takenWith(quiz, WRONG_FIRST)];
  await takenWith(quiz, { q1: 'Nice' });
  const { status, body } = await preview(LYON);
  expect(status).toBe(200);
  const [passed, failed] = [
    { percentage: 100, isPassing: true },
    { percentage: 80, isPassing: false },
  ];
  expect(body.data).toEqual({
    attempts: 3,
    complete: true,
    affected: 2,
    flips: 2,
    nowPass: 1,
    nowFail: 1,
    changes: expect.arrayContaining([
      {
        submissionId: paris.sessionId,
        name: expect.any(String),
        attemptNumber: 1,
        before: passed,
        after: failed,
      },
      {
        submissionId: lyon.sessionId,
        name: expect.any(String),
        attemptNumber: 1,
        before: failed,
        after: passed,
      },
    ]),
  });
  expect((await callGet(owner.token, quiz.id)).body.data.quiz.revision).toBe(quiz.revision);
  expect((await seen(owner.token, quiz.id)).body.data).toEqual({
    regrades: [],
    dropped: [],
    severalRight: [],
    outdated: [],
    former: [],
  });
});

it('tells an editor who may not see submissions how many, and not whose', async () => {
  const { quiz } = await correctable();
  await takenWith(quiz, RIGHT);
  const { token } = await coAuthorOf(quiz.id, 'editor');
  const { preview } = await correcting(quiz.id, token);
  expect((await preview(LYON)).body.data).toMatchObject({ affected: 1, changes: [] });
});

it('says that a preview has not seen everything when there is too much to wait for', async () => {
  const { quiz } = await correctable();
  await takenWith(quiz, RIGHT);
  expect(await previewOf(quiz, [], { longestMs: 0 })).toMatchObject({ attempts: 0, complete: false });
});

it('brings the key to the questions that authors go on with, also to a version that is restored', async () => {
  const { quiz, owner, apply } = await correctable();
  expect((await apply([...LYON, { questionId: 'q5', drop: true }])).status).toBe(202);
  const { token } = owner;
  const after = (await callGet(token, quiz.id)).body.data.quiz;
  const right = (questions: typeof after.questions) =>
    questions[0]?.options.flatMap(({ text, isCorrect }) => (isCorrect ? text : []));
  expect([after.version, after.revision, right(after.questions)]).toEqual([1, quiz.revision + 1, ['Lyon']]);
  expect(await callUpdate(token, quiz.id, { title: 'Old tab', revision: quiz.revision })).toMatchObject({
    body: { code: 'STALE_REVISION' },
  });
  const saved = await callUpdate(token, quiz.id, { title: 'Next', revision: after.revision });
  expect([saved.body.data.quiz.version, right(saved.body.data.quiz.questions)]).toEqual([2, ['Lyon']]);
  const restored = await invokeEndpoint(restoreVersion, quizzes.restoreVersion, {
    token,
    params: { id: quiz.id, n: '1' },
    body: { revision: saved.body.data.quiz.revision },
  });
  expect(right(restored.body.data.quiz.questions)).toEqual(['Lyon']);
});

it('goes on with what no author writes, for questions that a save leaves alone', async () => {
  const { quiz, owner, apply } = await correctable();
  const dropped = { questionId: 'q5', drop: true as const };
  expect((await apply([{ questionId: 'q1', correctAnswers: ['Lyon', 'Paris'] }, dropped])).status).toBe(202);
  const { token } = owner;
  const read = async () => (await callGet(token, quiz.id)).body.data.quiz;
  const save = async (body: object) =>
    (await callUpdate(token, quiz.id, { revision: (await read()).revision, ...body })).body;
  expect((await save({ settings: { ...quiz.settings, retentionMonths: 3 } })).data.quiz).toMatchObject({
    version: 2,
    dropped: ['q5'],
  });
  const { questions } = await read();
  const dearer = questions.map((question) => ({ ...question, points: question.points + 1, tags: ['new'] }));
  expect((await save({ questions: dearer })).data.quiz).toMatchObject({ version: 3, dropped: ['q5'] });
  const later = await resultOf(await takenWith(await stored(quiz.id), WRONG_FIRST));
  expect([later.score?.percentage, later.results?.at(-1)?.dropped]).toEqual([100, true]);
  const asked = questions.map((one) => (one.id === 'q5' ? { ...one, question: 'Another text' } : one));
  expect((await save({ questions: asked })).data.quiz).toMatchObject({ version: 4, dropped: [] });
  const analysis = await invokeEndpoint(getQuizAnalysis, quizzes.getQuizAnalysis, {
    token,
    params: { id: quiz.id },
  });
  expect(analysis.body.data.questions.find(({ id }) => id === 'q5')).toMatchObject({ leftOut: true });
  const restored = await invokeEndpoint(restoreVersion, quizzes.restoreVersion, {
    token,
    params: { id: quiz.id, n: '1' },
    body: { revision: (await read()).revision },
  });
  expect(restored.body.data.quiz).toMatchObject({ version: 5, dropped: ['q5'] });
  const alone = questions.filter(({ id }) => id === 'q5');
  expect(await save({ questions: alone })).toMatchObject({
    code: 'NOT_PUBLISHABLE',
    errors: { questions: 'At least one question has to count' },
  });
});

it('lists what was corrected, by whom, and what is dropped from the published questions', async () => {
  const { quiz, owner, apply } = await correctable();
  const { runId } = (await apply([{ questionId: 'q5', drop: true }])).body.data as { runId: string };
  expect((await seen(owner.token, quiz.id)).body.data).toEqual({
    regrades: [
      {
        revision: 1,
        at: expect.any(String),
        by: { id: owner.user.id, name: owner.user.name },
        corrections: [{ questionId: 'q5', drop: true, upTo: 1 }],
      },
    ],
    dropped: ['q5'],
    severalRight: [],
    outdated: [],
    former: [],
    latest: { status: 'running', runId },
  });
  const { token } = await coAuthorOf(quiz.id, 'editor');
  expect((await seen(token, quiz.id)).body.data.latest).toEqual({ status: 'running' });
});

it('accepts several options of a single choice, and leaves authors the one that was published', async () => {
  const { quiz, owner, apply } = await correctable();
  expect((await apply([{ questionId: 'q1', correctAnswers: ['Lyon', 'Paris'] }])).status).toBe(202);
  const session = await takenWith(quiz, WRONG_FIRST);
  const { score, results } = await resultOf(session);
  expect([score?.percentage, results?.[0]?.correctAnswer]).toEqual([100, ['Paris', 'Lyon']]);
  const severalRight = [{ questionId: 'q1', texts: ['Paris', 'Lyon'] }];
  expect((await seen(owner.token, quiz.id)).body.data).toMatchObject({ severalRight });
  const after = (await callGet(owner.token, quiz.id)).body.data.quiz;
  expect(after.questions[0]?.options.filter(({ isCorrect }) => isCorrect)).toMatchObject([{ text: 'Paris' }]);
  const next = { title: 'Next', revision: after.revision };
  expect((await callUpdate(owner.token, quiz.id, next)).status).toBe(200);
});

it('is refused on top of an old revision, for a draft, while another one runs, and without a correction', async () => {
  const { quiz, apply, preview } = await correctable();
  const STALE = { status: 409, body: { code: 'STALE_REVISION' } };
  expect(await preview(LYON, quiz.revision + 1)).toMatchObject(STALE);
  expect(await apply(LYON, quiz.revision + 1)).toMatchObject(STALE);
  expect((await apply([])).body.errors).toHaveProperty('corrections');
  expect((await apply(LYON)).status).toBe(202);
  expect(await apply([{ questionId: 'q5', drop: true }])).toMatchObject({
    status: 409,
    body: { message: 'A correction is still being applied. Please wait for it.' },
  });
  const draft = await correctable({ quiz: { version: 0, status: 'draft' } });
  expect(await draft.preview(LYON)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
});

it('applies a key that was corrected in the editor to the attempts of earlier versions', async () => {
  const { quiz, owner, preview, apply } = await correctable();
  const { token } = owner;
  const read = async () => (await callGet(token, quiz.id)).body.data.quiz;
  const save = async (body: object) =>
    (await callUpdate(token, quiz.id, { revision: (await read()).revision, ...body })).body.data;
  const withRight = async (right: string) =>
    (await read()).questions.map((question) =>
      question.id === 'q1'
        ? { ...question, options: question.options.map((one) => ({ ...one, isCorrect: one.text === right })) }
        : question,
    );
  // Before anyone takes the quiz there is nothing to grade again.
  expect((await save({ questions: await withRight('Nice') })).editedKeys).toBeUndefined();
  await save({ questions: await withRight('Paris') });
  const session = await takenWith(await stored(quiz.id), WRONG_FIRST);
  expect((await save({ title: 'Other title' })).editedKeys).toBeUndefined();
  expect((await save({ questions: await withRight('Lyon') })).editedKeys).toEqual(['q1']);
  expect((await seen(token, quiz.id)).body.data.outdated).toEqual(['q1']);
  const analysis = () =>
    invokeEndpoint(getQuizAnalysis, quizzes.getQuizAnalysis, { token, params: { id: quiz.id } });
  const first = async () => (await analysis()).body.data.questions.find(({ id }) => id === 'q1');
  expect(await first()).toMatchObject({
    outdated: true,
    options: [{ text: 'Paris', wasCorrect: true }, { text: 'Lyon', isCorrect: true }, { text: 'Nice' }],
  });
  // The key of the newest version, as the form sends it.
  expect((await preview(LYON)).body.data).toMatchObject({
    affected: 1,
    changes: [{ submissionId: session.sessionId }],
  });
  expect((await apply(LYON)).status).toBe(202);
  expect((await seen(token, quiz.id)).body.data.outdated).toEqual([]);
  expect(await first()).not.toHaveProperty('outdated');
});

it('lets one of two at once through', async () => {
  const { apply, quiz } = await correctable();
  const both = await Promise.all([apply(LYON, quiz.revision), apply(LYON, quiz.revision)]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([202, 409]));
});

it('names the field of what cannot be corrected', async () => {
  const { apply } = await correctable();
  const { status, body } = await apply([
    { questionId: 'q1', correctAnswers: ['Rome'] },
    { questionId: 'x', drop: true },
  ]);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([
    400,
    ['corrections.0.correctAnswers.0', 'corrections.1.questionId'],
  ]);
});

it('is nobody else’s to do', async () => {
  const { quiz } = await correctable();
  const { token } = await signedIn();
  const { preview } = await correcting(quiz.id, token);
  expect((await preview(LYON)).status).toBe(404);
  const grader = await coAuthorOf(quiz.id, 'grader');
  expect((await (await correcting(quiz.id, grader.token)).preview(LYON)).status).toBe(403);
});
