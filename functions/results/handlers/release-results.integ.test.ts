import { invokeEndpoint } from '../../testing/invoke.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { getDraft, saveDraft } from '../../quizzes/model/publishing.ts';
import { listDisclosing } from '../model/releases.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { newJob } from '../../platform/jobs/new-job.ts';
import { getQuiz, releaseResults } from '../../quizzes/model/quizzes.ts';
import { now, setClock } from '../../platform/clock.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as getOverview } from './get-quiz-overview.ts';
import { handler } from './release-results.ts';

afterEach(() => setClock(0));

const release = (id: string, token?: string, body: object = { all: true }) =>
  invokeEndpoint(handler, quizzes.releaseResults, {
    params: { id },
    body: body as { all: true },
    ...(token && { token }),
  });

async function ownQuiz(settings = {}) {
  const { user, token } = await signedIn();
  return { token, quiz: await publishedQuiz({ settings, quiz: { ownerId: user.id } }) };
}

describe('POST /quizzes/{id}/release', () => {
  it('notes the moment on the quiz, again when it is asked again', async () => {
    const { quiz, token } = await ownQuiz();
    const { status, body } = await release(quiz.id, token);
    expect(status).toBe(202);
    expect(body.data.runId).toMatch(/^run_/);
    expect((await getQuiz(quiz.id))?.releasedAt).toBe(body.data.releasedAt);
    setClock(60_000);
    const later = (await release(quiz.id, token)).body.data.releasedAt;
    expect(Date.parse(later)).toBeGreaterThan(Date.parse(body.data.releasedAt));
    expect(Date.parse(later)).toBeLessThanOrEqual(now());
  });

  it('is done by one of two calls at the same moment, so that one run tells the participants', async () => {
    const { quiz, token } = await ownQuiz();
    const answers = await Promise.all([release(quiz.id, token), release(quiz.id, token)]);
    const statuses = answers.map(({ status }) => status);
    // They may also come one after the other; then the second one releases what came between.
    expect(statuses).toContain(202);
    for (const { status, body } of answers) if (status !== 202) expect(body.code).toBe('INVALID_STATE');
    const before = { ...quiz, releasedAt: undefined };
    const late = newJob('release', quiz.ownerId, { quizId: quiz.id, until: quiz.updatedAt });
    await expect(releaseResults(before, quiz.updatedAt, [late.write])).rejects.toThrow('not possible');
    expect(await getJob({ ownerId: quiz.ownerId, id: late.runId })).toBeUndefined();
  });

  it('says that it releases to all', async () => {
    const { quiz, token } = await ownQuiz();
    expect((await release(quiz.id, token, {})).status).toBe(400);
    expect((await getQuiz(quiz.id))?.releasedAt).toBeUndefined();
  });

  it('is not undone by a save that began before it', async () => {
    const { quiz, token } = await ownQuiz();
    const draft = await getDraft(quiz);
    await release(quiz.id, token);
    await expect(saveDraft(draft, draft, quiz.ownerId)).rejects.toMatchObject({ code: 'STALE_REVISION' });
    const released = await getQuiz(quiz.id);
    if (!released) throw new Error('Gone');
    const again = await getDraft(released);
    await saveDraft(again, again, quiz.ownerId);
    expect((await getQuiz(quiz.id))?.releasedAt).toBe(released.releasedAt);
  });

  it('shows in the overview only where something waits for it', async () => {
    const overview = async ({ quiz, token }: Awaited<ReturnType<typeof ownQuiz>>) =>
      (await invokeEndpoint(getOverview, quizzes.getQuizOverview, { params: { id: quiz.id }, token })).body
        .data;
    expect((await overview(await ownQuiz())).release).toBeUndefined();
    const waiting = await ownQuiz({ showResultsImmediately: false });
    expect((await overview(waiting)).release).toEqual({});
    const { releasedAt } = (await release(waiting.quiz.id, waiting.token)).body.data;
    expect((await overview(waiting)).release).toEqual({ releasedAt });
  });
});

it('what many quizzes disclose is read by the hundred, each once', async () => {
  const { quiz, token } = await ownQuiz({ showResultsImmediately: false });
  await release(quiz.id, token);
  const other = await publishedQuiz();
  const unknown = Array.from({ length: 120 }, (_, n) => `q_${String(n).padStart(16, '0')}`);
  const found = await listDisclosing([quiz.id, ...unknown, other.id, quiz.id]);
  expect([...found.keys()].sort()).toEqual([quiz.id, other.id].sort());
  expect(found.get(quiz.id)).toMatchObject({ settings: { showResultsImmediately: false } });
  expect(found.get(quiz.id)?.releasedAt).toEqual(expect.any(String));
});
