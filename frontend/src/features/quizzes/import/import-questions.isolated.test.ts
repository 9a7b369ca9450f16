// @vitest-environment happy-dom
import { LIMITS } from '@quizhall/shared/model/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { ImportFailed, importQuestions } from './import-questions.ts';
import * as upload from '@/lib/api/upload-file.ts';

const ID = `run_${'a'.repeat(16)}`;
const DIRECT = 'POST /quizzes/import';
const BEGIN = 'POST /imports';
const RUN = `GET /runs/${ID}`;
const ANSWER = `GET /imports/${ID}`;
const RESULT = { format: 'qti', questions: [], report: [], summary: { kept: 0, changed: 0, dropped: 0 } };
const run = (status: string, more = {}) => ok({ id: ID, kind: 'import', status, done: 0, total: 0, ...more });

const fileOf = (bytes: number) => ({ file: new File([new Uint8Array(bytes)], 'a.zip') });
const large = fileOf(LIMITS.bodyBytes + 1);
const options = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(upload, 'uploadFile').mockImplementation(async (_, { onProgress }) => {
    onProgress(40);
    return 'incoming/import/me/a.bin';
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a file', () => {
  it('that fits a request goes with it', async () => {
    const api = fakeApi({ [DIRECT]: () => ok(RESULT) });
    expect(await importQuestions(fileOf(LIMITS.bodyBytes), options())).toEqual(RESULT);
    expect(api.requests).toHaveLength(1);
    expect(upload.uploadFile).not.toHaveBeenCalled();
  });

  it('that is larger is uploaded, read in the background and asked for until it is', async () => {
    const answers = [run('queued'), run('running'), run('done')];
    const api = fakeApi({
      [BEGIN]: () => ok({ runId: ID }),
      [RUN]: () => answers.shift() ?? run('failed'),
      [ANSWER]: () => ok(RESULT),
    });
    const { onProgress, signal } = options();
    const reading = importQuestions(large, { onProgress, signal });
    for (let look = 0; look < 3; look += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(await reading).toEqual(RESULT);
    expect(onProgress.mock.calls).toEqual([[0], [40], [undefined]]);
    expect(api.requests.map(({ call }) => call)).toEqual([BEGIN, RUN, RUN, RUN, ANSWER]);
    expect(api.requests[0]?.body).toEqual({ key: 'incoming/import/me/a.bin' });
  });

  it('that could not be read says why', async () => {
    fakeApi({
      [BEGIN]: () => ok({ runId: ID }),
      [RUN]: () => run('failed', { message: 'In parts, please.' }),
    });
    await expect(importQuestions(large, options())).rejects.toEqual(new ImportFailed('In parts, please.'));
  });

  it('that is given up is not asked for again', async () => {
    const api = fakeApi({ [BEGIN]: () => ok({ runId: ID }), [RUN]: () => run('running') });
    const giving = new AbortController();
    const reading = importQuestions(large, { onProgress: vi.fn(), signal: giving.signal });
    const given = expect(reading).rejects.toBe('enough');
    await vi.waitFor(() => expect(api.requests).toHaveLength(2));
    giving.abort('enough');
    await given;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.requests).toHaveLength(2);
  });
});
