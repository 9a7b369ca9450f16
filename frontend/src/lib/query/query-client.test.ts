import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiErrorDetails } from '../api/errors.ts';
import { createQueryClient } from './query-client.ts';
import { announcePersonLeft } from '../api/session-events.ts';

const failing = (details: ApiErrorDetails | Error) => {
  const error = details instanceof Error ? details : new ApiError('no', details);
  return vi.fn<() => Promise<string>>(() => Promise.reject(error));
};

describe('createQueryClient', () => {
  it.each([
    ['no answer', { code: 'NETWORK' }, 3],
    ['a failing server', { code: 'INTERNAL', status: 500 }, 3],
    ['a busy server', { code: 'TOO_MANY', status: 429 }, 3],
    ['a server that asks for half a minute', { code: 'UNAVAILABLE', status: 503, retryAfter: 30 }, 3],
    ['a server that asks for longer', { code: 'TOO_MANY', status: 429, retryAfter: 31 }, 1],
    ['a refusal', { code: 'NOT_FOUND', status: 404 }, 1],
    ['a conflict', { code: 'STALE_REVISION', status: 409 }, 1],
    ['a defect', new TypeError('undefined is not a function'), 1],
  ] as const)('asks again after %s as often as it helps', async (_, details, tries) => {
    vi.useFakeTimers();
    const queryFn = failing(details);
    const outcome = createQueryClient()
      .fetchQuery({
        queryKey: ['x'],
        queryFn,
        retry: createQueryClient().getDefaultOptions().queries?.retry ?? false,
      })
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(Error);
    expect(queryFn).toHaveBeenCalledTimes(tries);
    vi.useRealTimers();
  });

  it('waits as long as the server asks, and spreads those who were asked together', async () => {
    vi.useFakeTimers();
    const dice = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const queryFn = failing({ code: 'UNAVAILABLE', status: 503, retryAfter: 4 });
    const client = createQueryClient();
    const { retry = false } = client.getDefaultOptions().queries ?? {};
    const outcome = client.fetchQuery({ queryKey: ['x'], queryFn, retry }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(2);
    await vi.runAllTimersAsync();
    await outcome;
    dice.mockRestore();
    vi.useRealTimers();
  });

  it('drops what was read when the person leaves', () => {
    const client = createQueryClient();
    client.setQueryData(['mine'], 'private');
    announcePersonLeft();
    expect(client.getQueryData(['mine'])).toBeUndefined();
  });
});
