import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ANNOUNCED_MS, deletableAt } from '@quizhall/shared/rules/results/retention';
import { afterEach, expect, it } from 'vitest';
import { now, setClock } from '../../platform/clock.ts';
import { scheduleRetention } from '../jobs/schedule-retention.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler } from './get-retention.ts';

afterEach(() => setClock(0));

const ask = (id: string, token: string | undefined, query = {}) =>
  invokeEndpoint(handler, quizzes.getRetention, { params: { id }, query, ...(token && { token }) });

async function taken(retentionMonths: number) {
  const { user } = await signedIn();
  const quiz = await publishedQuiz({ quiz: { ownerId: user.id }, settings: { retentionMonths } });
  await submit((await start(quiz.id)).body.data, RIGHT);
  return { quiz, token: () => tokenOf(user) };
}

it('says that things are kept for ever, and what another time would delete first, and when', async () => {
  const { quiz, token } = await taken(0);
  expect((await ask(quiz.id, await token())).body.data).toEqual({ months: 0 });
  expect((await ask(quiz.id, await token(), { months: 3 })).body.data).toEqual({ months: 0 });
  setClock(deletableAt(now(), 3) - now() + 1_000);
  const { would } = (await ask(quiz.id, await token(), { months: 3 })).body.data;
  expect(would).toMatchObject({ count: 1 });
  expect(Date.parse(would?.at ?? '')).toBeGreaterThanOrEqual(now() + ANNOUNCED_MS - 5_000);
  expect((await ask(quiz.id, await token(), { months: 12 })).body.data).toEqual({ months: 0 });
});

it('says when the first deletion may come, and what is announced', async () => {
  const { quiz, token } = await taken(1);
  const { earliest, next } = (await ask(quiz.id, await token())).body.data;
  expect(Math.abs(Date.parse(earliest ?? '') - deletableAt(now(), 1))).toBeLessThan(60_000);
  expect(next).toBeUndefined();
  setClock(Date.parse(earliest ?? '') - now());
  await scheduleRetention(quiz.id);
  const told = (await ask(quiz.id, await token())).body.data;
  expect(told.next).toMatchObject({ count: 1 });
  expect(told.earliest).toBeUndefined();
});

it.each([{ months: 0 }, { months: 121 }, { months: 1.5 }, { months: 'x' }])('refuses %j', async (query) => {
  const { quiz, token } = await taken(1);
  const { status, body } = await ask(quiz.id, await token(), query);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['months']]);
});

it('is nobody else’s to ask', async () => {
  const { quiz } = await taken(1);
  expect((await ask(quiz.id, undefined)).status).toBe(401);
  expect((await ask(quiz.id, (await signedIn()).token)).status).toBe(404);
});
