import { quizzes } from '@quizhall/shared/contract/quizzes';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { getRun } from '../_data/runs.ts';
import { fileKey } from '../_files/media.ts';
import { storeFile } from '../_files/storage.ts';
import { readQuestions } from '../_import/index.ts';
import { ImportedFiles } from '../_import/files.ts';
import { now, setClock } from '../_platform/clock.ts';
import { everyReader } from '../_testing/background.ts';
import { invoke, invokeEndpoint } from '../_testing/invoke.ts';
import { publishedQuiz, signedIn } from '../_testing/scenarios.ts';
import { testStream } from '../_testing/streams.ts';
import { handler } from './begin-export.ts';
import { handler as getExport } from './get-export.ts';
import { handler as getReport } from './get-export-report.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

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
      expect(await getRun({ ownerId: user.id, id: runId })).toMatchObject({
        kind: 'export',
        status: 'done',
        done: 1,
        result: { kept: 1, changed: 0, dropped: 0 },
      });
      const { status, body } = await link(token, runId);
      expect([status, body.data.summary]).toEqual([200, { kept: 1, changed: 0, dropped: 0 }]);
      expect(Date.parse(body.data.expiresAt) - now()).toBeLessThanOrEqual(600_000);

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
    expect((await fetch(fresh.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(403);
  });

  it('leaves files behind that are more than one export may carry, and says so', async () => {
    const { user, begin } = await illustrated(new Uint8Array(50_000_001));
    const { runId } = (await begin({ format: 'qti', media: true })).body.data;
    await stream.drain();
    expect((await getRun({ ownerId: user.id, id: runId }))?.result).toMatchObject({ kept: 0, changed: 1 });
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
    ['results', { format: 'json' }, /Results cannot be exported/],
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
