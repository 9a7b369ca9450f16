import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SendOptions, UploadJobs } from './upload-jobs.ts';

const file = new File(['…'], 'cat.png', { type: 'image/png' });
const revoked = vi.fn();

beforeEach(() => {
  revoked.mockReset();
  let count = 0;
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: revoked });
});

/** Job whose upload resolves on demand. */
function job() {
  const bucket = Promise.withResolvers<string>();
  const asked: SendOptions[] = [];
  const send = (options: SendOptions) => {
    asked.push(options);
    return bucket.promise;
  };
  return { bucket, asked, new: { file, send, explain: String, path: () => 'questions.3.media' } };
}

describe('an upload', () => {
  it('tells how far it is, and is there once the bucket has answered', async () => {
    const jobs = new UploadJobs();
    const seen: (number | undefined)[] = [];
    jobs.subscribe(() => seen.push(jobs.state('a')?.progress));
    const { bucket, asked, new: started } = job();
    jobs.start('a', started);
    asked[0]?.onProgress(40);
    // The last byte is sent, but the file is not stored yet.
    asked[0]?.onProgress(100);
    const settled = jobs.settled();
    bucket.resolve('incoming/1');
    expect(await settled).toBeUndefined();
    expect(seen).toEqual([0, 40, 99, 100]);
    expect(jobs.state('a')).toMatchObject({ key: 'incoming/1', preview: 'blob:1', fileName: 'cat.png' });
    expect([jobs.previewOf('incoming/1'), jobs.previewOf('incoming/2')]).toEqual(['blob:1', undefined]);
  });

  it('is kept once it is stored, and what an earlier page kept is shown until it is chosen anew', async () => {
    const keep = vi.fn<(key: string, file: Blob) => void>();
    const jobs = new UploadJobs(keep);
    const told = vi.fn<() => void>();
    jobs.subscribe(told);
    jobs.remember('incoming/0', file);
    expect([jobs.previewOf('incoming/0'), told.mock.calls.length]).toEqual(['blob:1', 1]);
    const { bucket, new: started } = job();
    jobs.start('a', started);
    expect(keep).not.toHaveBeenCalled();
    bucket.resolve('incoming/1');
    await jobs.settled();
    expect(keep).toHaveBeenCalledWith('incoming/1', file);
    jobs.remember('incoming/1', file);
    expect(jobs.previewOf('incoming/1')).toBe('blob:2');
    jobs.stopAll();
    expect(new Set(revoked.mock.calls.flat())).toEqual(new Set(['blob:1', 'blob:2']));
    expect(jobs.previewOf('incoming/0')).toBeUndefined();
  });

  it('tells a waiting save where it failed, and stands in the way of no later one', async () => {
    const jobs = new UploadJobs();
    const [good, bad] = [job(), job()];
    jobs.start('a', good.new);
    jobs.start('b', bad.new);
    const settled = jobs.settled();
    good.bucket.resolve('incoming/1');
    bad.bucket.reject(new Error('lost'));
    expect(await settled).toBe('questions.3.media');
    expect(jobs.state('b')?.error).toBe('Error: lost');
    expect(await jobs.settled()).toBeUndefined();
  });

  it('holds up no save where what it belonged to is deleted', async () => {
    const jobs = new UploadJobs();
    const { bucket, new: started } = job();
    jobs.start('a', { ...started, path: () => undefined });
    const settled = jobs.settled();
    bucket.reject(new Error('lost'));
    expect(await settled).toBeUndefined();
  });

  it('ends when it is stopped or another file is chosen, which is no failure', async () => {
    const jobs = new UploadJobs();
    const [first, second] = [job(), job()];
    jobs.start('a', first.new);
    const settled = jobs.settled();
    jobs.start('a', second.new);
    expect(first.asked[0]?.signal.aborted).toBe(true);
    expect(revoked).toHaveBeenCalledWith('blob:1');
    first.bucket.reject(new Error('aborted'));
    expect(await settled).toBeUndefined();
    second.asked[0]?.onProgress(10);
    first.asked[0]?.onProgress(90);
    expect(jobs.state('a')).toMatchObject({ progress: 10, preview: 'blob:2' });
    jobs.stopAll();
    expect(second.asked[0]?.signal.aborted).toBe(true);
    expect(jobs.state('a')).toBeUndefined();
  });
});
