// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { SessionProvider } from '@/lib/session/session-context.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { sleep } from '../api/sleep.ts';
import { usePredata } from './use-predata.ts';

vi.mock('../api/sleep.ts', () => ({ sleep: vi.fn() }));

const CALL = 'GET /quizzes/ABC234/predata';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const draw = vi.fn(() => usePredata('ABC234'));
  return { ...renderHook(draw, { wrapper }), draw };
}

test('draws once when nothing of it has changed', async () => {
  fakeApi({ [CALL]: () => ok(buildPredata()) });
  const { result, rerender, draw } = open();
  await waitFor(() => expect(result.current.data).toBeDefined());
  const { current } = result;
  draw.mockClear();
  rerender();
  expect(draw).toHaveBeenCalledOnce();
  expect(result.current).toBe(current);
});

test('says why nothing came until something comes', async () => {
  fakeApi({ [CALL]: () => refused('QUIZ_NOT_FOUND') });
  const { result } = open();
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  const later = Promise.withResolvers<ReturnType<typeof ok>>();
  fakeApi({ [CALL]: () => later.promise });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current.failure).toMatchObject({ code: 'QUIZ_NOT_FOUND' });
  later.resolve(ok(buildPredata()));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.failure).toBeNull();
});

describe('a service that is busy', () => {
  const busy = () => ({ ...Object(refused('UNAVAILABLE')), headers: { 'retry-after': '7' } });

  test('is asked again as often as a start asks, and never before it wants to be', async () => {
    vi.mocked(sleep).mockReset().mockResolvedValue(undefined);
    let left = 9;
    const api = fakeApi({ [CALL]: () => (left-- > 0 ? busy() : ok(buildPredata())) });
    const { result } = open();
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(api.requests).toHaveLength(10);
    for (const [ms] of vi.mocked(sleep).mock.calls) expect(ms).toBeGreaterThanOrEqual(7_000);
    expect(result.current.pause).toBeUndefined();
  });

  test('is said to be busy meanwhile, and asked at once by whoever does not want to wait', async () => {
    const aborted = (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
      });
    vi.mocked(sleep)
      .mockReset()
      .mockImplementation((_, signal) => aborted(signal));
    fakeApi({ [CALL]: busy });
    const { result } = open();
    await waitFor(() => expect(result.current.pause).toMatchObject({ reason: 'busy' }));
    expect(result.current.failure).toBeNull();
    fakeApi({ [CALL]: () => ok(buildPredata()) });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toBeDefined());
  });
});
