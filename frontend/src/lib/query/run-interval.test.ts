import { expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { isEnded, runInterval } from './run-interval.ts';

const failure = (status: number) => new ApiError('', { status, code: 'NOT_FOUND' });

it.each([
  ['every second while it runs', false, null, 1_000],
  ['rarely while it cannot be read', false, new Error('offline'), 10_000],
  ['rarely while the server fails', false, failure(503), 10_000],
  ['no more once it is gone', false, failure(404), false],
  ['no more once it is over', true, null, false],
  ['no more once it is over, whatever failed', true, new Error('offline'), false],
])('looks %s', (_, isOver, error, interval) => expect(runInterval(isOver, error)).toBe(interval));

it.each([
  [undefined, false],
  [{ status: 'queued' as const }, false],
  [{ status: 'running' as const }, false],
  [{ status: 'done' as const }, true],
  [{ status: 'failed' as const }, true],
])('%o has ended: %s', (run, ended) => expect(isEnded(run)).toBe(ended));
