import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { config } from '../../platform/config.ts';
import { account, tokenOf } from '../../testing/accounts.ts';
import { callCreate, callUpdate, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as duplicateQuiz } from '../handlers/duplicate-quiz.ts';
import { handler as publishQuiz } from '../handlers/publish-quiz.ts';
import { handler as resumeQuiz } from '../handlers/resume-quiz.ts';
import { setPersonalLimits } from '../../testing/plans.ts';

const stream = await testStream(everyReader());
beforeEach(() => {
  config.ENFORCE_PERSONAL_PLANS = true;
});
afterEach(() => {
  config.ENFORCE_PERSONAL_PLANS = false;
});

const LIMIT = {
  what: 'quizzes',
  plan: 'free',
  limit: 3,
  count: 3,
  liftedBy: 'pro',
};

async function creatorWith(count: number, plan = 'free') {
  const token = await tokenOf(await account({ plan }));
  const own = [];
  for (let n = 0; n < count; n++) own.push(await ownQuiz(token));
  return { token, quizzes: own };
}

describe('the quizzes of a free plan', () => {
  it('are three: a fourth one is refused with the limit, the count and the plan that lifts it', async () => {
    const { token, quizzes: own } = await creatorWith(3);
    const { status, body } = await callCreate(token, { title: 'Rivers' });
    expect([status, body.code, body.data]).toEqual([409, 'PLAN_LIMIT', LIMIT]);
    expect(body.message).toContain('The Free plan holds 3 quizzes, and you have 3.');
    const id = own[0]?.id ?? '';
    const copy = await invokeEndpoint(duplicateQuiz, quizzes.duplicateQuiz, { token, params: { id } });
    expect(copy.body.code).toBe('PLAN_LIMIT');
    expect((await callUpdate(token, id, { title: 'Lakes', revision: own[0]?.revision })).status).toBe(200);
  });

  it('are as many as anybody likes with Pro, or where plans are only shown', async () => {
    await creatorWith(4, 'pro');
    config.ENFORCE_PERSONAL_PLANS = false;
    expect((await creatorWith(4)).quizzes).toHaveLength(4);
  });

  it('count a request once that is repeated', async () => {
    const { token } = await creatorWith(2);
    const headers = { 'idempotency-key': 'the-third-of-three' };
    const body = { title: 'Rivers', questions: [QUESTION] };
    const answers = [await callCreate(token, body, { headers }), await callCreate(token, body, { headers })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('the responses of a month', () => {
  it('turn no participant away: no further quiz is opened', async () => {
    setPersonalLimits({ responsesPerMonth: 1 });
    const { token, quizzes: own } = await creatorWith(2);
    const [open, other] = own.map(({ id }) => id);
    const take = async () => submit((await start(open ?? '')).body.data, {});
    expect((await take()).status).toBe(200);
    await callUpdate(token, other ?? '', { status: 'paused' });
    await stream.drain();
    expect((await take()).status).toBe(200);
    const params = { id: other ?? '' };
    const resumed = await invokeEndpoint(resumeQuiz, quizzes.resumeQuiz, { token, params });
    expect([resumed.status, resumed.body.code]).toEqual([409, 'PLAN_LIMIT']);
    const draft = await callCreate(token, { title: 'Rivers', questions: [QUESTION] });
    const published = await invokeEndpoint(publishQuiz, quizzes.publishQuiz, {
      token,
      params: { id: draft.body.data.quiz.id },
    });
    expect(published.body.code).toBe('PLAN_LIMIT');
    setPersonalLimits({ responsesPerMonth: 50 });
  });
});
