import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { decodeMarks, encodeMarks, markByHand } from '@quizhall/shared/grading';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, expect, it } from 'vitest';
import { getAttempt, keyOf } from '../model/attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler as getResult } from './get-result.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const quizOf = () =>
  publishedQuiz({
    questions: [
      buildQuestion({ id: 'q1', points: 10, timeLimit: 0 }),
      buildQuestion({ id: 'q2', points: 5, timeLimit: 0 }),
    ],
  });
const read = async (session: StartedAttempt) =>
  (
    await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    })
  ).body.data;
const stored = async ({ sessionId }: StartedAttempt) => {
  const attempt = await getAttempt(sessionId);
  if (!attempt) throw new Error('No attempt');
  return attempt;
};
const set = (id: string, expression: string, marks?: string) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: keyOf(id),
      UpdateExpression: expression,
      ...(marks !== undefined && { ExpressionAttributeValues: { ':marks': marks } }),
    }),
  );
/** 2.50 points for the second answer, from a person. */
async function markedByAda(session: StartedAttempt) {
  const attempt = await stored(session);
  const content = await getVersion(attempt.quizId, attempt.version);
  const [, question = buildQuestion()] = content.questions;
  const given = { position: 1, question, hundredths: 250, by: 'ada' };
  return storeMarks(attempt, content, markByHand(marksOf(attempt, content), given), now());
}

it('a submit stores what each answer earned', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await submit(session, { q1: 'Paris' });
  expect(await stored(session)).toMatchObject({ marks: '0::rs+.' });
});

it('a result tells the marks that are stored, not what the key would give', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  const { score } = (await submit(session, { q1: 'Paris', q2: 'Lyon' })).body.data;
  expect(score).toMatchObject({ totalScore: 10, percentage: 66.67, correctAnswers: 1 });
  const [full, ...rest] = decodeMarks((await stored(session)).marks ?? '')?.each ?? [];
  const others = rest.map((mark) => ({ ...mark, hundredths: 250 }));
  const each = [{ ...full, hundredths: 750, isCorrect: false, answered: true, pending: false }, ...others];
  await set(session.sessionId, 'SET marks = :marks', encodeMarks({ revision: 0, each }));
  const { score: shown, results } = await read(session);
  expect(shown).toMatchObject({ totalScore: 10, percentage: 66.67, correctAnswers: 0 });
  expect(results?.map(({ points, isCorrect }) => ({ points, isCorrect }))).toEqual([
    { points: 7.5, isCorrect: false },
    { points: 2.5, isCorrect: false },
  ]);
});

it('marks that do not fit the version are an error, not another grade', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await submit(session, { q1: 'Paris' });
  await set(session.sessionId, 'SET marks = :marks', '0::rs+');
  const attempt = await stored(session);
  const content = await getVersion(attempt.quizId, attempt.version);
  expect(() => marksOf(attempt, content)).toThrow('do not fit');
});

it('late answers replace the marks of what the server finished', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await save(session, 1, { q1: 'Lyon' });
  setClock(33 * MINUTE);
  await finishOverdue(await stored(session));
  expect(await stored(session)).toMatchObject({ marks: '0::-.' });
  await submit(session, { q1: 'Paris', q2: 'Paris' }, { completedAt: session.startedAt });
  expect(await stored(session)).toMatchObject({ marks: '0::rs+dw+', finishedBy: 'participant' });
});

it('a person marks only what is final, and a hand-in after that changes nothing', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await save(session, 1, { q1: 'Paris', q2: 'Lyon' });
  setClock(33 * MINUTE);
  await finishOverdue(await stored(session));
  expect(await markedByAda(session), 'late answers may come').toMatchObject({ done: false });
  setClock(45 * MINUTE);
  expect(await markedByAda(session)).toMatchObject({ done: true });
  const { status, body } = await submit(session, { q1: 'Lyon' }, { completedAt: session.startedAt });
  expect(status).toBe(200);
  expect(body.data.score).toMatchObject({ totalScore: 12.5, correctAnswers: 1 });
  expect(await stored(session)).toMatchObject({ marks: '0:ada:rs+0@6y-', finishedBy: 'server' });
});

it('marks given to what the server finished do not stand over a hand-in that earned the same', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await save(session, 1, { q1: 'Paris', q2: 'Lyon' });
  setClock(33 * MINUTE);
  await finishOverdue(await stored(session));
  const read = await stored(session);
  const content = await getVersion(read.quizId, read.version);
  await submit(session, { q1: 'Paris', q2: 'Lyon' }, { completedAt: session.startedAt });
  expect((await stored(session)).marks).toBe(read.marks);
  setClock(45 * MINUTE);
  expect(await storeMarks(read, content, marksOf(read, content), now())).toMatchObject({ done: false });
  expect(await stored(session)).toMatchObject({ finishedBy: 'participant', card: { status: 'completed' } });
});

it('of two persons who read the same marks one is refused', async () => {
  const session = (await start((await quizOf()).id)).body.data;
  await submit(session, { q1: 'Paris', q2: 'Lyon' });
  const attempt = await stored(session);
  const content = await getVersion(attempt.quizId, attempt.version);
  const marks = marksOf(attempt, content);
  const each = marks.each.map((mark, n) => (n === 0 ? mark : { ...mark, hundredths: 100, by: 'eve' }));
  expect(await storeMarks(attempt, content, { revision: 0, each }, now())).toMatchObject({ done: true });
  expect(await storeMarks(attempt, content, marks, now())).toMatchObject({ done: false });
});
