// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { EntryCard } from '@quizhall/shared/model/attempts/entry-card';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { storeTokens } from '@/lib/api/tokens.ts';
import { buildCard, buildPredata } from '@/lib/testing/build-predata.ts';
import { sleep } from './sleep.ts';
import { AttemptStore } from '../storage/attempt-store.ts';
import { memoryStorage, webStorageRows } from '../storage/web-storage-rows.ts';
import { buildStarted } from '../testing/fakes.ts';
import { usePredata } from './use-predata.ts';

vi.mock('./sleep.ts', () => ({ sleep: vi.fn() }));

const CARD = 'GET /quizzes/ABC234/card';
const PREDATA = 'GET /quizzes/ABC234/predata';
const opened = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../storage/open-store.ts', () => ({ attemptStore: async () => opened.store }));

/** The card as an edge hands it on that has kept it for some seconds. */
const card = (over: Partial<EntryCard> = {}, age = 0) => ({
  ...Object(ok(buildCard(over))),
  headers: { date: 'Fri, 01 May 2026 10:00:00 GMT', age: String(age) },
});

beforeEach(() => {
  localStorage.clear();
  opened.store = new AttemptStore(webStorageRows(memoryStorage(), true));
});
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
  fakeApi({ [CARD]: () => card() });
  const { result, rerender, draw } = open();
  await waitFor(() => expect(result.current.data).toBeDefined());
  const { current } = result;
  draw.mockClear();
  rerender();
  expect(draw).toHaveBeenCalledOnce();
  expect(result.current).toBe(current);
});

test('says why nothing came until something comes', async () => {
  fakeApi({ [CARD]: () => refused('QUIZ_NOT_FOUND') });
  const { result } = open();
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  const later = Promise.withResolvers<ReturnType<typeof ok>>();
  fakeApi({ [CARD]: () => later.promise });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(result.current.failure).toMatchObject({ code: 'QUIZ_NOT_FOUND' });
  later.resolve(card());
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.failure).toBeNull();
});

describe('whom the server is asked about', () => {
  const shown = async (api: ReturnType<typeof fakeApi>) => {
    const { result } = open();
    await waitFor(() => expect(result.current.data).toBeDefined());
    return { calls: api.calls(), overview: result.current.data };
  };

  test('not a guest who comes for the first time: the answer for all says everything, and the time', async () => {
    const api = fakeApi({ [CARD]: () => card({}, 4) });
    const { calls, overview } = await shown(api);
    expect(calls).toEqual([CARD]);
    expect(api.requests[0]).toMatchObject({ query: {} });
    expect(api.requests[0]?.headers.get('authorization')).toBeNull();
    expect(overview?.predata.serverNow).toBe('2026-05-01T10:00:04.000Z');
    expect(overview?.serverNow()).toBeGreaterThanOrEqual(Date.parse('2026-05-01T10:00:04.000Z'));
  });

  test.each([false, true])(
    'a guest who has begun it, by whatever name of it (finished: %s)',
    async (over) => {
      const started = buildStarted();
      const store = opened.store as AttemptStore;
      const names = { refs: ['its-link'], userId: undefined, participantInfo: undefined, clockOffset: 0 };
      await store.add({ started, ...names, refs: ['its-link', started.quiz.id] });
      if (over) await store.finish(started.sessionId);
      const used = { used: 1, max: 1, resumable: !over };
      const api = fakeApi({
        [CARD]: () => card({ id: started.quiz.id }),
        [PREDATA]: () => ok(buildPredata({ attempts: used })),
      });
      const { calls, overview } = await shown(api);
      expect(calls).toEqual([CARD, PREDATA]);
      expect(overview?.predata.attempts).toEqual(used);
    },
  );

  test('a guest before a shut door', async () => {
    const blocked = { code: 'QUIZ_PAUSED', message: 'The quiz is paused.' };
    const api = fakeApi({
      [CARD]: () => card({ status: 'paused' }),
      [PREDATA]: () => ok(buildPredata({ blocked })),
    });
    expect((await shown(api)).overview?.predata.blocked).toEqual(blocked);
  });

  test('whoever is signed in, and once', async () => {
    storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
    const session = { id: 'u1', fullName: 'Ada Lovelace', userType: 'learner' };
    const api = fakeApi({
      'GET /users/me/session': () => ok({ session }),
      [PREDATA]: () => ok(buildPredata()),
    });
    expect((await shown(api)).calls.filter((call) => call.includes('/quizzes/'))).toEqual([PREDATA]);
  });
});

describe('a service that is busy', () => {
  const busy = () => ({ ...Object(refused('UNAVAILABLE')), headers: { 'retry-after': '7' } });

  test('is asked again as often as a start asks, and never before it wants to be', async () => {
    vi.mocked(sleep).mockReset().mockResolvedValue(undefined);
    let left = 9;
    const api = fakeApi({ [CARD]: () => (left-- > 0 ? busy() : card()) });
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
    fakeApi({ [CARD]: busy });
    const { result } = open();
    await waitFor(() => expect(result.current.pause).toMatchObject({ reason: 'busy' }));
    expect(result.current.failure).toBeNull();
    fakeApi({ [CARD]: () => card() });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.data).toBeDefined());
  });
});
