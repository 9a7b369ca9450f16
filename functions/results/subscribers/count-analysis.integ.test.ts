import { markByHand } from '@quizhall/shared/grading';
import { frequentTexts } from '@quizhall/shared/rules/results/frequent-texts';
import { mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, expect, it } from 'vitest';
import { listAnalysis } from '../model/analysis.ts';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { giveFeedback } from '../../attempts/model/finished-attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { type Answers, RIGHT, start, submit } from '../../testing/taking.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler } from '../../entry/stream.ts';

const DAY = 86_400_000;
afterEach(() => setClock(0));

const collected: DynamoDBRecord[] = [];
const stream = await testStream(({ Records }) => {
  collected.push(...Records);
  return Promise.resolve({ batchItemFailures: [], state: {} });
}, now);

/** The records of a quiz's attempts since the last call. */
async function recordsOf(quizId: string) {
  collected.length = 0;
  await stream.drain();
  return collected.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quizId}#`));
}

const take = async (quizId: string, answers: Answers) => {
  const session = (await start(quizId)).body.data;
  await submit(session, answers);
  return session?.sessionId ?? '';
};

const sumsOf = async (quizId: string) => mergeAnalysis(...(await listAnalysis(quizId)));

/** Another person's points for the first question. */
async function mark(id: string, points: number) {
  const attempt = (await getAttempt(id)) as Attempt;
  const content = await getVersion(attempt.quizId, attempt.version);
  const question = content.questions[0] ?? buildQuestion();
  const given = { position: 0, question, hundredths: points * 100, by: 'u1' };
  await storeMarks(attempt, content, markByHand(marksOf(attempt, content), given), now() + DAY);
}

it('counts wrong texts and choices of finished attempts, and what a person gives in their place', async () => {
  const quiz = await publishedQuiz();
  const first = await take(quiz.id, { ...RIGHT, q5: ' Silver ' });
  await take(quiz.id, { ...RIGHT, q5: 'SILVER', q1: 'Nice' });
  await start(quiz.id);
  await handler({ Records: await recordsOf(quiz.id), shardId: 'a' });
  const sums = await sumsOf(quiz.id);
  expect(sums).toMatchObject({ since: 0, attempts: 2 });
  expect(frequentTexts(sums.wrong)).toEqual([{ text: 'q5/0 silver', count: 2 }]);
  expect(Object.values(sums.items['q1']?.options ?? {}).map(({ count }) => count)).toEqual([1, 1]);
  await mark(first, 0);
  await giveFeedback(first, { rating: 3, comment: '' });
  const Records = await recordsOf(quiz.id);
  await handler({ Records, shardId: 'b' });
  await handler({ Records, shardId: 'b' });
  const after = await sumsOf(quiz.id);
  expect(after.attempts).toBe(2);
  expect(after.items['q1']?.hundredths).toBe(0);
});

it('costs nothing of its own: a batch writes the intake of the quiz and a slot', async () => {
  const quiz = await publishedQuiz();
  await take(quiz.id, RIGHT);
  await handler({ Records: await recordsOf(quiz.id), shardId: 'a' });
  await start(quiz.id);
  const begun = await recordsOf(quiz.id);
  // The intake is read and written.
  expect((await measureCost(() => handler({ Records: begun, shardId: 'a' }))).consumed.trips).toBe(2);
  for (let n = 0; n < 20; n++) await take(quiz.id, { ...RIGHT, q5: `wrong ${n}` });
  const handedIn = await recordsOf(quiz.id);
  const { consumed } = await measureCost(() => handler({ Records: handedIn, shardId: 'a' }));
  expect(consumed.trips).toBe(3);
  expect(consumed.write).toBeLessThanOrEqual(8);
});
