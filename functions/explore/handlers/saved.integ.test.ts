import { explore } from '@quizhall/shared/contract/explore/explore';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { afterEach, describe, expect, it } from 'vitest';
import { putNumbers } from '../../results/model/card-numbers.ts';
import { queryAll } from '../../platform/dynamodb/commands.ts';
import { QUIZ_REPORTS_PK } from '../../platform/dynamodb/keys.ts';
import { setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { putSaved } from '../model/saved-quizzes.ts';
import { nowIso, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { forget, memberIn, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as getSaved } from './get-saved.ts';
import { handler as listSaved } from './list-saved.ts';
import { handler as reportQuiz } from './report-quiz.ts';
import { handler as saveQuiz } from './save-quiz.ts';
import { handler as unsaveQuiz } from './unsave-quiz.ts';

afterEach(() => setClock(0));

describe('quizzes that somebody saves for later', () => {
  const save = (token: string, quizId: string) =>
    invokeEndpoint(saveQuiz, explore.saveQuiz, { token, params: { quizId } });
  const unsave = (token: string, quizId: string) =>
    invokeEndpoint(unsaveQuiz, explore.unsaveQuiz, { token, params: { quizId } });
  const has = async (token: string, quizId: string) =>
    (await invokeEndpoint(getSaved, explore.getSaved, { token, params: { quizId } })).body.data.saved;
  const list = async (token: string) =>
    (await invokeEndpoint(listSaved, explore.listSaved, { token })).body.data.quizzes.map(({ id }) => id);

  it('are listed to that person, the latest first, as long as they can be taken', async () => {
    const [{ token }, other] = [await signedIn(), await signedIn()];
    const [first, second] = [await publishedQuiz(), await publishedQuiz()];
    await save(token, first.id);
    setClock(1_000);
    expect((await save(token, second.id)).body.data).toEqual({ saved: true });
    expect(await list(token)).toEqual([second.id, first.id]);
    expect([await has(token, first.id), await has(other.token, first.id)]).toEqual([true, false]);
    expect(await list(other.token)).toEqual([]);
    await setQuizStatus(first, { from: 'published', to: 'paused', at: nowIso() });
    expect(await list(token)).toEqual([second.id]);
    expect((await unsave(token, second.id)).body.data).toEqual({ saved: false });
    expect([await has(token, second.id), await list(token)]).toEqual([false, []]);
    expect((await unsave(token, second.id)).status, 'again').toBe(200);
  });

  it('are of no quiz that is for others alone, or over', async () => {
    const { id } = await someOrganization();
    const settings = { visibility: 'organization', isPublic: false } as const;
    const closed = await publishedQuiz({ quiz: { ownerId: id }, settings });
    const [{ token: stranger }, member] = [await signedIn(), await memberIn(id, 'member')];
    expect([(await save(stranger, closed.id)).status, (await save(member.token, closed.id)).status]).toEqual([
      404, 200,
    ]);
    const endDate = new Date(Date.now() + 60_000).toISOString();
    const short = await publishedQuiz({ quiz: { schedule: { isScheduled: true, endDate } } });
    await save(member.token, short.id);
    expect((await list(member.token)).toSorted()).toEqual([closed.id, short.id].toSorted());
    await forget(id, member.user.id);
    setClock(120_000);
    expect(await list(member.token)).toEqual([]);
  });

  it('tell nobody any more how they go once nobody is led to them', async () => {
    const { token } = await signedIn();
    const [open, hidden] = [await publishedQuiz({ quiz: { listed: true } }), await publishedQuiz()];
    for (const { id: quizId } of [open, hidden]) {
      await putNumbers({
        quizId,
        shard: 'a',
        statistics: { ...emptyStatistics(), completed: 7 },
        highWater: '1',
      });
      await save(token, quizId);
    }
    const { quizzes } = (await invokeEndpoint(listSaved, explore.listSaved, { token })).body.data;
    const taken = new Map(quizzes.map(({ id, participants }) => [id, participants]));
    expect([taken.get(open.id), taken.has(hidden.id), taken.get(hidden.id)]).toEqual([7, true, undefined]);
  });

  it('are a hundred at most: the oldest is forgotten', async () => {
    const { user, token } = await signedIn();
    const oldest = `q_${randomText(16)}`;
    await putSaved(user.id, oldest);
    setClock(1_000);
    await Promise.all(Array.from({ length: 99 }, () => putSaved(user.id, `q_${randomText(16)}`)));
    expect(await has(token, oldest)).toBe(true);
    setClock(2_000);
    await save(token, (await publishedQuiz()).id);
    expect(await has(token, oldest)).toBe(false);
  });

  it('are no drafts, and nothing that is not there', async () => {
    const { token } = await signedIn();
    const draft = await publishedQuiz({ quiz: { status: 'draft' } });
    expect((await save(token, draft.id)).status).toBe(404);
    expect((await save(token, 'q_0000000000000000')).status).toBe(404);
    expect((await save(token, 'nonsense')).status).toBe(404);
  });
});

describe('a report', () => {
  const report = (id: string, body: object, token?: string) =>
    invokeEndpoint(reportQuiz, explore.reportQuiz, {
      params: { id },
      body: body as never,
      ...(token && { token }),
    });
  const kept = async () =>
    queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': QUIZ_REPORTS_PK } });

  it('of a guest or of somebody signed in is kept for whoever runs the site', async () => {
    const { user, token } = await signedIn();
    const { id } = await publishedQuiz();
    expect((await report(id, { reason: 'spam', details: ' An advertisement. ' })).body).toMatchObject({
      message: 'Thank you. We will look at it.',
    });
    await report(id, { reason: 'incorrect' }, token);
    const reports = await kept();
    expect(reports).toMatchObject([
      { quizId: id, reason: 'spam', details: 'An advertisement.' },
      { quizId: id, reason: 'incorrect', details: '', by: user.id },
    ]);
    expect(reports[0]).not.toHaveProperty('by');
  });

  it('says what is wrong, of a quiz that is there', async () => {
    const { id } = await publishedQuiz();
    expect((await report(id, { reason: 'boring' })).body.errors).toEqual({
      reason: 'Please choose what is wrong',
    });
    expect((await report(id, {})).status).toBe(400);
    expect((await report('q_0000000000000000', { reason: 'spam' })).status).toBe(404);
  });
});
