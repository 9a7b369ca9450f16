import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, expect, it } from 'vitest';
import { listAudit } from '../../quizzes/model/audit.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { now, setClock } from '../../platform/clock.ts';
import { callGet, callUpdate } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { correctable, resultOf, takenWith } from '../../testing/regrading.ts';
import { testStream } from '../../testing/streams.ts';
import { save, start, submit } from '../../testing/taking.ts';
import { handler as listRegrades } from '../handlers/list-regrades.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const MATCH = buildQuestion({ id: 'match', type: 'matching', grading: { partialCredit: true } });
const ORDER = buildQuestion({ id: 'order', type: 'ordering' });
const CHOICE = buildQuestion({ id: 'choice', options: [{ text: 'a', isCorrect: true }, { text: 'b' }] });
const [STONE, BRONZE, IRON, MIDDLE] = ['Stone Age', 'Bronze Age', 'Iron Age', 'Middle Ages'] as const;
const PUBLISHED = {
  match: ['Paris', 'Rome', 'Madrid'],
  order: [STONE, BRONZE, IRON, MIDDLE],
  choice: 'a',
};
const MEANT = { match: ['Lyon', 'Rome', 'Paris'], order: [MIDDLE, IRON, STONE, BRONZE], choice: 'a' };
const CORRECTIONS = [
  { questionId: 'match', correctAnswers: MEANT.match },
  { questionId: 'order', correctAnswers: MEANT.order },
];

const percentageOf = async ({ sessionId }: { sessionId: string }) =>
  (await getAttempt(sessionId))?.card?.percentage;

it('corrects pairs and orders, for what was handed in, what runs and what is begun after it', async () => {
  const world = await correctable({ questions: [MATCH, ORDER, CHOICE], settings: { passingScore: 60 } });
  const { quiz, owner, preview, apply } = world;
  const [byOld, byNew] = [await takenWith(quiz, PUBLISHED), await takenWith(quiz, MEANT)];
  const running = (await start(quiz.id)).body.data;
  await save(running, 1, { match: MEANT.match });
  expect([await percentageOf(byOld), await percentageOf(byNew)]).toEqual([100, 44.43]);
  expect((await preview(CORRECTIONS)).body.data).toMatchObject({ affected: 2, nowPass: 1, nowFail: 1 });

  expect((await apply(CORRECTIONS)).status).toBe(202);
  await submit(running, MEANT);
  const later = await takenWith(quiz, MEANT);
  setClock(60_000);
  await stream.drain();
  expect(await Promise.all([byOld, byNew, running, later].map(percentageOf))).toEqual([44.43, 100, 100, 100]);
  const { results } = await resultOf(byNew);
  expect(results?.map(({ userAnswer, correctAnswer }) => [userAnswer, correctAnswer])).toEqual([
    [MEANT.match, MEANT.match],
    [MEANT.order, MEANT.order],
    ['a', 'a'],
  ]);
  const { entries } = await listAudit(quiz.id, { limit: 10 });
  expect(entries).toMatchObject([
    { kind: 'regraded', data: { questionIds: ['match', 'order'], changed: 2 } },
  ]);
  const [match, order] = (await callGet(owner.token, quiz.id)).body.data.quiz.questions;
  expect([match, order]).toMatchObject([
    { pairs: MEANT.match.map((right) => ({ right })), distractors: ['Madrid'] },
    { items: MEANT.order },
  ]);
});

it('corrects a question that the newest version asks no more', async () => {
  const { quiz, owner, apply, preview } = await correctable({ questions: [ORDER, CHOICE] });
  const taken = await takenWith(quiz, { order: MEANT.order, choice: 'b' });
  expect(await percentageOf(taken)).toBe(0);
  const { questions, revision } = (await callGet(owner.token, quiz.id)).body.data.quiz;
  const left = questions.filter(({ id }) => id === 'choice');
  expect((await callUpdate(owner.token, quiz.id, { questions: left, revision })).status).toBe(200);

  const seen = async () =>
    (
      await invokeEndpoint(listRegrades, quizzes.listRegrades, {
        token: owner.token,
        params: { id: quiz.id },
      })
    ).body.data;
  expect((await seen()).former).toMatchObject([{ id: 'order', items: PUBLISHED.order }]);
  const right = { questionId: 'order', correctAnswers: MEANT.order };
  expect((await preview([right])).body.data).toMatchObject({ affected: 1 });
  expect((await apply([right])).status).toBe(202);
  setClock(60_000);
  await stream.drain();
  expect(await percentageOf(taken)).toBe(50);
  expect((await seen()).former).toMatchObject([{ id: 'order', items: MEANT.order }]);
  expect((await apply([{ questionId: 'order', drop: true }])).status).toBe(202);
  expect((await seen()).dropped).toEqual(['order']);
});
