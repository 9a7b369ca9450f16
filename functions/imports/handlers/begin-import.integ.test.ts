import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { uploads } from '@quizhall/shared/contract/uploads';
import { LIMITS } from '@quizhall/shared/model/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { getJob } from '../../platform/jobs/job-store.ts';
import { getFileStart } from '../../platform/storage/storage.ts';
import { choiceOf, choices, item, manifest, packed, response, single } from '../model/testing/qti-package.ts';
import { now, setClock } from '../../platform/clock.ts';
import { creator } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as createUpload } from '../../quizzes/handlers/create-upload.ts';
import { handler } from './begin-import.ts';
import { handler as getImport } from './get-import.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const TYPE = 'application/zip';
const plan = (token: string, size: number) =>
  invokeEndpoint(createUpload, uploads.createUpload, {
    token,
    body: { purpose: 'import', fileName: 'a.zip', contentType: TYPE, size },
  });

/** Uploads as a browser does. */
async function upload(token: string, bytes: Uint8Array): Promise<string> {
  const { url, fields, key } = (await plan(token, bytes.length)).body.data;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]));
  expect((await fetch(url, { method: 'POST', body: form })).ok).toBe(true);
  return key;
}

const begin = (token: string, key: string) =>
  invokeEndpoint(handler, quizzes.beginImport, { token, body: { key } });
const answer = (token: string, id: string) =>
  invokeEndpoint(getImport, quizzes.getImport, { token, params: { id } });

const body = `<p>What is <img src="a.png" alt="this"/>?</p>${choiceOf(choices('One', 'Two'))}`;
const PACKAGE = packed({
  'imsmanifest.xml': manifest('a.xml', 'gone.xml'),
  'a.xml': item({ declaration: response(single, ['A']), body }),
  'a.png': Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
});

describe('POST /imports', () => {
  it('reads an upload in the background, and answers what came out to its owner alone', async () => {
    const { token, id: ownerId } = await creator();
    const key = await upload(token, PACKAGE);
    expect(key).toMatch(new RegExp(`^incoming/import/${ownerId}/\\w{24}\\.bin$`));
    const begun = await begin(token, key);
    expect(begun.status).toBe(202);
    const { runId } = begun.body.data;
    expect((await answer(token, runId)).status).toBe(404);
    await stream.drain();
    expect(await getJob({ ownerId, id: runId })).toMatchObject({
      kind: 'import',
      status: 'done',
      done: 2,
      total: 2,
      result: { format: 'qti', kept: 1, changed: 0, dropped: 1 },
    });
    const { status, body: read } = await answer(token, runId);
    expect(status).toBe(200);
    expect(read.data).toMatchObject({ format: 'qti', summary: { kept: 1, changed: 0, dropped: 1 } });
    expect((await getFileStart(read.data.questions[0]?.media?.key ?? ''))?.size).toBe(24);
    expect((await answer((await creator()).token, runId)).status).toBe(404);
  });

  it('reads nothing but what this person uploaded for it', async () => {
    const { token, id } = await creator();
    const theirs = await upload((await creator()).token, PACKAGE);
    for (const key of [theirs, `incoming/import/${id}/${'x'.repeat(24)}.bin`, `incoming/media/${id}/a.png`]) {
      expect(await begin(token, key)).toMatchObject({
        status: 400,
        body: { code: 'UPLOAD_MISSING', errors: { key: 'Please upload the file again' } },
      });
    }
  });

  it('plans no upload beyond what can be read', async () => {
    const { token } = await creator();
    expect((await plan(token, LIMITS.importBytes)).status).toBe(201);
    expect(await plan(token, LIMITS.importBytes + 1)).toMatchObject({
      status: 400,
      body: { errors: { size: 'A file to import can have up to 20 MB' } },
    });
  });
});
