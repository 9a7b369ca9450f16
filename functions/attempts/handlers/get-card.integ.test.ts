import { invokeEndpoint } from '../../testing/invoke.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { EntryCard } from '@quizhall/shared/model/attempts/entry-card';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getPredata } from './get-predata.ts';

afterEach(() => setClock(0));

const card = (
  id: string,
  caller: { token?: string; headers?: Record<string, string>; sourceIp?: string } = {},
) => invokeEndpoint(getCard, attempts.getCard, { params: { id }, ...caller });

describe('the card of a quiz', () => {
  it('is found by id, by code in any case and by link, and CloudFront keeps it for five seconds', async () => {
    const quiz = await publishedQuiz();
    for (const ref of [quiz.id, quiz.code.toLowerCase(), quiz.shareableLink]) {
      const { status, body, headers } = await card(ref);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id: quiz.id, totalQuestions: 5, status: 'published' });
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    }
  });

  it('limits how many unknown codes a network may try, on the card and before the start alike', async () => {
    const { id, code } = await publishedQuiz();
    const address = `198.51.100.${Date.now() % 250}`;
    const ask = (ref: string, from = address) => card(ref, { sourceIp: from });
    for (let n = 0; n < 100; n++) expect((await ask(`Q-${1_000 + n}`)).status).toBe(404);
    const predata = (ref: string) =>
      invokeEndpoint(getPredata, attempts.getPredata, { params: { id: ref }, sourceIp: address });
    for (let n = 0; n < 100; n++) expect((await predata(`P-${1_000 + n}`)).status).toBe(404);
    expect(await ask('Q-1100')).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    for (const ref of [id, code]) expect((await ask(ref)).status).toBe(429);
    expect((await ask(code, '203.0.113.9')).status).toBe(200);
    setClock(900_000);
    expect((await ask(code)).status).toBe(200);
  });

  it('says whether other websites may show the quiz, which they may not unless somebody says so', async () => {
    const hintsOf = async ({ id }: { id: string }) => (await card(id)).body.data.accessHints;
    expect(await hintsOf(await publishedQuiz())).not.toHaveProperty('embeddable');
    const allowed = await publishedQuiz({ settings: { embeddable: true } });
    expect(await hintsOf(allowed)).toMatchObject({ embeddable: true });
  });

  it('is what predata says to a stranger, without the clock and without the caller', async () => {
    const { id } = await publishedQuiz();
    const predata = await invokeEndpoint(getPredata, attempts.getPredata, { params: { id } });
    const { serverNow, attempts: used, accessHints, ...shared } = predata.body.data;
    const { userHasPaid, ...hints } = accessHints;
    expect((await card(id)).body.data).toEqual({ ...shared, accessHints: hints });
    expect({ serverNow, used, userHasPaid }).toEqual({
      serverNow: expect.any(String),
      used: { used: 0, max: 1, resumable: false },
      userHasPaid: false,
    });
  });

  it('is the same whoever asks, and whenever', async () => {
    const schedule = {
      isScheduled: true,
      startDate: new Date(Date.now() + 60_000).toISOString(),
      endDate: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const quiz = await publishedQuiz({ quiz: { schedule } });
    const stranger = (await card(quiz.id)).body;
    const { token } = await signedIn();
    setClock(120_000);
    await start(quiz.id, {}, token);
    expect((await card(quiz.id, { token })).body).toEqual(stranger);
    expect((await card(quiz.id, { token: 'not a token' })).body).toEqual(stranger);
    setClock(7_200_000);
    expect((await card(quiz.id)).body).toEqual(stranger);
  });

  it('reads the quiz once, and nothing when warm', async () => {
    const { id } = await publishedQuiz();
    expect((await measureCost(() => card(id))).consumed).toEqual({ trips: 1, read: 0.5, write: 0 });
    expect((await measureCost(() => card(id))).consumed).toEqual({ trips: 0, read: 0, write: 0 });
  });

  it('carries no answer key', async () => {
    const questions = oneOfEachType().map((question) => ({ ...question, explanation: 'zq-key' }));
    const { data } = (await card((await publishedQuiz({ questions })).id)).body;
    expect(JSON.stringify(data)).not.toMatch(/zq-key|Paris|isCorrect|correctAnswers/);
    expect(Object.keys(data).filter((key) => !(key in EntryCard.shape))).toEqual([]);
  });

  it.each(['paused', 'archived'] as const)(
    'of a quiz that is %s says so, as predata does',
    async (status) => {
      const quiz = await publishedQuiz({ quiz: { status } });
      const answer = await card(quiz.code);
      expect([answer.status, answer.body.data.status]).toEqual([200, status]);
    },
  );

  it('is refused for what is unknown and for a draft, and CloudFront keeps no refusal', async () => {
    const draft = await publishedQuiz({ quiz: { status: 'draft' } });
    for (const ref of ['ZZZZZZ', 'q_0000000000000000', draft.code, draft.id]) {
      const { status, body, headers } = await card(ref);
      expect([status, body.code]).toEqual([404, 'QUIZ_NOT_FOUND']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('is refused for what cannot be a reference', async () => {
    for (const ref of ['no such thing', 'x'.repeat(500)]) {
      const { status, body } = await card(ref);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});
