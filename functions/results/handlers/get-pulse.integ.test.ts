import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { getCountedAt } from '../model/card-numbers.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { creator, ownQuiz } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler } from './get-pulse.ts';

const pulse = (token: string | undefined, id: string) =>
  invokeEndpoint(handler, quizzes.getPulse, { token, params: { id } });

describe('GET /quizzes/{id}/pulse', () => {
  it('stands still until something is counted, and moves with a start and a hand-in', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token);
    const changedAt = async () => (await pulse(token, quiz.id)).body.data.changedAt;
    const stream = await testStream(aggregate);

    const published = await changedAt();
    expect(published).toBe(quiz.updatedAt);
    const attempt = (await start(quiz.id)).body.data;
    expect(await changedAt()).toBe(published);

    await stream.drain();
    const begun = await changedAt();
    expect(begun > published).toBe(true);
    expect(await changedAt()).toBe(begun);

    await submit(attempt, { [quiz.questions[0]?.id ?? '']: 'Paris' });
    await stream.drain();
    expect((await changedAt()) > begun).toBe(true);
  });

  it('costs one eventually consistent read of a small item beside the permission, and nothing is written for it', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token);
    const stream = await testStream(aggregate);
    await start(quiz.id);
    await stream.drain();

    expect((await measureCost(() => getCountedAt(quiz.id))).consumed).toMatchObject({ trips: 1, read: 0.5 });
    const asked = await measureCost(() => pulse(token, quiz.id));
    expect(asked.result.status).toBe(200);
    // Two units for the sign-in and one for the quiz, as for every call of an owner.
    expect(asked.consumed).toMatchObject({ trips: 3, read: 2 + 1 + 0.5, write: 0 });
  });

  it.each([
    ['somebody else', async () => (await creator()).token, 404],
    ['nobody', async () => undefined, 401],
  ])('tells %s nothing', async (_, caller, status) => {
    const { id } = await ownQuiz((await creator()).token);
    expect((await pulse(await caller(), id)).status).toBe(status);
  });

  it('knows no quiz where there is none', async () => {
    const { token } = await creator();
    expect((await pulse(token, 'x')).status).toBe(404);
  });
});
