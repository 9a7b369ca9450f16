import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { afterEach, expect, it } from 'vitest';
import { getStatistics } from '../../results/model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { type Answers, RIGHT, save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getResult } from './get-result.ts';

const IDS = ['q1', 'q2', 'q3', 'q4', 'q5'];
const POOLS = ['a', 'a', 'b', 'b', undefined];
const pooled = oneOfEachType().map((question, index) => ({ ...question, pool: POOLS[index] }));

const askedIn = ({ quiz }: StartedAttempt) => quiz.questions.map(({ _id }) => _id);
const answersTo = (ids: string[], key = RIGHT): Answers =>
  Object.fromEntries(ids.map((id) => [id, key[id] ?? null]));
const read = (session: StartedAttempt) =>
  invokeEndpoint(getResult, attempts.getResult, {
    params: { id: session.sessionId },
    headers: sessionHeader(session),
  });
const ENDS_NOW = 31 * 60_000;

afterEach(() => setClock(0));

it('says before the start what one participant gets', async () => {
  const [first, ...rest] = pooled;
  const questions = [{ ...(first as (typeof pooled)[number]), points: 30 }, ...rest];
  const card = async (settings: object) => {
    const { id } = await publishedQuiz({ questions, settings });
    const { data } = (await invokeEndpoint(getCard, attempts.getCard, { params: { id } })).body;
    const { totalQuestions, totalPoints, drawnFrom, leastPoints } = data;
    return { totalQuestions, totalPoints, drawnFrom, leastPoints };
  };
  expect(await card({})).toEqual({
    totalQuestions: 5,
    totalPoints: 70,
    drawnFrom: undefined,
    leastPoints: undefined,
  });
  expect(await card({ drawQuestions: 2 })).toEqual({
    totalQuestions: 2,
    totalPoints: 40,
    drawnFrom: 5,
    leastPoints: 20,
  });
});

it('asks, grades and shows the questions that were drawn, and nothing of the others', async () => {
  const quiz = await publishedQuiz({ settings: { drawQuestions: 2, disclosure: 'at_once' } });
  const deviceId = 'device-of-the-first';
  const session = (await start(quiz.id, { deviceId })).body.data;
  const asked = askedIn(session);
  expect(session.quiz.totalPoints).toBe(20);
  expect(asked).toHaveLength(2);
  const [one = '', other = ''] = asked;
  const others = IDS.filter((id) => !asked.includes(id));
  expect((await save(session, 1, answersTo(others))).status).toBe(400);
  expect((await save(session, 1, answersTo([one]))).status).toBe(200);

  const resumed = (await start(quiz.id, { deviceId })).body.data;
  expect(askedIn(resumed)).toEqual(asked);
  expect(Object.keys(resumed.answers ?? {})).toEqual([one]);

  const { data } = (await submit(resumed, { ...answersTo([one]), [other]: null })).body;
  expect(data.score).toMatchObject({
    totalScore: 10,
    totalPossibleScore: 20,
    percentage: 50,
    totalQuestions: 2,
  });
  expect(data.results?.map(({ questionId }) => questionId).toSorted()).toEqual(asked.toSorted());
  expect((await read(session)).body.data.score).toEqual(data.score);
});

it('draws from pools, and counts only what was asked', async () => {
  const settings = {
    pools: [
      { name: 'a', draw: 1 },
      { name: 'b', draw: 1 },
    ],
  };
  const quiz = await publishedQuiz({ questions: pooled, settings });
  const seen: Record<string, number> = {};
  for (let turn = 0; turn < 6; turn += 1) {
    const session = (await start(quiz.id)).body.data;
    const asked = askedIn(session);
    expect(asked.map((id) => POOLS[IDS.indexOf(id)])).toEqual(['a', 'b', undefined]);
    for (const id of asked) seen[id] = (seen[id] ?? 0) + 1;
    expect((await submit(session, answersTo(asked))).body.data.score).toMatchObject({
      percentage: 100,
      totalQuestions: 3,
    });
  }
  await (await testStream(everyReader(), now)).drain();
  const { questions } = await getStatistics(quiz.id);
  expect(Object.fromEntries(Object.entries(questions).map(([id, sums]) => [id, sums.seen]))).toEqual(seen);
});

it('keeps answers behind the participant closed where there is no way back', async () => {
  const settings = { drawQuestions: 3, randomizeQuestions: true, allowBackNavigation: false };
  const quiz = await publishedQuiz({ settings });
  const session = (await start(quiz.id)).body.data;
  const [first = '', ...rest] = askedIn(session);
  expect((await save(session, 1, { [first]: RIGHT[first] ?? null }, 1)).status).toBe(200);
  const changed = await submit(session, { ...answersTo(rest), [first]: null }, { baseSeq: 1, sentSeqs: [1] });
  expect(changed.body.data.score).toMatchObject({ percentage: 100, totalQuestions: 3 });
});

it('ends an abandoned attempt with its own questions', async () => {
  const quiz = await publishedQuiz({ settings: { drawQuestions: 2 } });
  const session = (await start(quiz.id)).body.data;
  await save(session, 1, answersTo(askedIn(session)));
  setClock(ENDS_NOW + 24 * 3_600_000);
  expect((await read(session)).body.data.score).toMatchObject({ percentage: 100, totalQuestions: 2 });
});
