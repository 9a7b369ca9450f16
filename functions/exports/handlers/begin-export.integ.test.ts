import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeCoAuthor } from '../../quizzes/model/co-authors.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { fileKey } from '../../platform/storage/media-urls.ts';
import type * as Storage from '../../platform/storage/storage.ts';
import { getFile, storeFile } from '../../platform/storage/storage.ts';
import { readQuestions } from '../../imports/model/index.ts';
import { ImportedFiles } from '../../imports/model/files.ts';
import { now, setClock } from '../../platform/clock.ts';
import { exportRun } from '../jobs/export-questions.ts';
import { everyReader } from '../../testing/background.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invoke, invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler } from './begin-export.ts';
import { handler as getExport } from '../../results/handlers/get-export.ts';
import { handler as getReport } from '../../results/handlers/get-export-report.ts';

vi.mock('../../platform/storage/storage.ts', async (original) => {
  const storage = await original<typeof Storage>();
  return { ...storage, getFile: vi.fn(storage.getFile) };
});

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');

/** A quiz with a picture, and whose it is. */
async function illustrated(bytes: Uint8Array = PNG) {
  const { user, token } = await signedIn();
  const key = fileKey('media', user.id, 'f'.repeat(24), 'image/png');
  await storeFile(key, 'image/png', bytes);
  const questions = [
    buildQuestion({ question: 'Where is this?', media: { key, alt: 'A map' }, timeLimit: 0 }),
  ];
  const { id } = await publishedQuiz({ questions, quiz: { ownerId: user.id, title: 'Maps “old”' } });
  const begin = (body: { format: 'qti' | 'moodlexml' | 'questions-json' | 'gift'; media?: boolean }) =>
    invokeEndpoint(handler, quizzes.beginExport, { token, params: { id }, body });
  return { user, token, id, key, begin };
}

const link = (token: string, id: string) =>
  invokeEndpoint(getExport, quizzes.getExport, { token, params: { id } });

describe('POST /quizzes/{id}/exports', () => {
  it.each(['qti', 'moodlexml'] as const)(
    'writes %s with its pictures, for who asked alone',
    async (format) => {
      const { user, token, begin } = await illustrated();
      const begun = await begin({ format, media: true });
      expect(begun.status).toBe(202);
      const { runId } = begun.body.data;
      expect((await link(token, runId)).status).toBe(404);
      await stream.drain();
      expect(await getJob({ ownerId: user.id, id: runId })).toMatchObject({
        kind: 'export',
        status: 'done',
        done: 1,
        result: { kept: 1, changed: 0, dropped: 0 },
      });
      const { status, body } = await link(token, runId);
      expect([status, body.data.summary]).toEqual([200, { kept: 1, changed: 0, dropped: 0 }]);
      expect(Date.parse(body.data.expiresAt) - now()).toBeLessThanOrEqual(60_000);

      const file = await fetch(body.data.url);
      const written = new Uint8Array(await file.arrayBuffer());
      expect([file.status, written.length]).toEqual([200, body.data.size]);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Maps old\.[a-z.]+"/);
      const files = new ImportedFiles(
        (name, type) => fileKey('media', 'u_me', name, type),
        () => false,
      );
      const { questions } = await readQuestions({ source: written, files });
      expect(questions[0]).toMatchObject({ question: 'Where is this?', media: { alt: 'A map' } });
      expect(files.of(questions).map(({ bytes }) => Buffer.from(bytes))).toEqual([PNG]);

      expect((await link((await signedIn()).token, runId)).status).toBe(404);
    },
  );

  it('leads nowhere without its signature, with another, or too late', async () => {
    const { token, begin } = await illustrated();
    setClock(-601_000);
    const { runId } = (await begin({ format: 'gift' })).body.data;
    await stream.drain();
    const { url } = (await link(token, runId)).body.data;
    expect((await fetch(url)).status).toBe(403);
    setClock(0);
    const fresh = (await link(token, runId)).body.data.url;
    expect((await fetch(fresh)).status).toBe(200);
    expect((await fetch(fresh.split('?')[0] ?? '')).status).toBe(403);
    const signature = /(?<=X-Amz-Signature=)./;
    expect((await fetch(fresh.replace(signature, (sign) => (sign === '0' ? '1' : '0')))).status).toBe(403);
  });

  it('leaves files behind that are more than one export may carry, and says which, with the file', async () => {
    const { token, begin } = await illustrated(new Uint8Array(50_000_001));
    const { runId } = (await begin({ format: 'qti', media: true })).body.data;
    setClock(5_000);
    await stream.drain();
    const { summary, losses, writtenAt } = (await link(token, runId)).body.data;
    expect(summary).toEqual({ kept: 0, changed: 1, dropped: 0 });
    const reason = 'The picture was left out: one file carries 50 MB of pictures, sounds and films';
    expect(losses).toEqual([{ status: 'changed', reason, numbers: [1] }]);
    expect(Math.abs(Date.parse(writtenAt) - now())).toBeLessThan(5_000);
  });

  it('reads files only for formats that can hold them', async () => {
    const { key, begin } = await illustrated();
    const readFor = async (format: 'gift' | 'qti') => {
      vi.mocked(getFile).mockClear();
      await begin({ format, media: true });
      await stream.drain();
      return vi.mocked(getFile).mock.calls.flat();
    };
    expect(await readFor('gift')).toEqual([]);
    expect(await readFor('qti')).toEqual([key]);
  });

  it('begins one run for a request that is repeated', async () => {
    const { token, id } = await illustrated();
    const begin = async (key: string) => {
      const sent = {
        token,
        params: { id },
        body: { format: 'gift' as const },
        headers: { 'idempotency-key': key },
      };
      return (await invokeEndpoint(handler, quizzes.beginExport, sent)).body.data.runId;
    };
    const runId = await begin('first-time');
    expect([await begin('first-time'), await begin('second-time')]).toEqual([
      runId,
      expect.not.stringMatching(runId),
    ]);
  });

  it('is for those alone who may still see the quiz, when it is written and when it is fetched', async () => {
    const { id } = await illustrated();
    const { user, token } = await coAuthorOf(id, 'viewer');
    const begin = () =>
      invokeEndpoint(handler, quizzes.beginExport, { token, params: { id }, body: { format: 'gift' } });
    const { runId } = (await begin()).body.data;
    await stream.drain();
    expect((await link(token, runId)).status).toBe(200);
    await removeCoAuthor(id, user.id);
    expect((await link(token, runId)).status).toBe(404);
    const input = { userId: user.id, quizId: id, key: 'exports/x', format: 'gift', media: false };
    await expect(exportRun.step(input, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reports what stays behind, with files and without', async () => {
    const { token, id } = await illustrated();
    const reasons = async (media?: 'with') => {
      const query = { format: 'qti' as const, ...(media && { media }) };
      const { body } = await invokeEndpoint(getReport, quizzes.getExportReport, {
        token,
        params: { id },
        query,
      });
      return body.data.report.map(({ reason }) => reason);
    };
    expect(await reasons('with')).toEqual(['']);
    expect(await reasons()).toEqual(['The picture was left out']);
  });

  it.each([
    ['a format that does not exist', { format: 'docx' }, /./],
    ['no format', {}, /./],
  ])('refuses %s', async (_, body, message) => {
    const { token, id } = await illustrated();
    const sent = { method: 'POST', path: '/quizzes/{id}/exports', token, params: { id }, body };
    const answer = await invoke<{ errors: { format: string } }>(handler, sent);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(message);
    expect(answer.body).toMatchObject({ errors: { format: expect.any(String) } });
  });
});
