// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '../testing/fake-api.ts';

const REFRESH = 'POST /auth/refresh-token';

/** Fake Web Locks shared by two tabs: one holder per name at a time. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, task: () => Promise<unknown>) => {
      const turn = last.then(task, task);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Module instance with its own memory, as in a separate tab. Storage and locks are shared. */
async function openTab() {
  vi.resetModules();
  return import('./authorized-send.ts');
}

/** Fake server with refresh token rotation: each token works once. */
function rotatingServer() {
  let current = 1;
  return {
    [REFRESH]: ({ body }: { body: unknown }) => {
      if ((body as { refreshToken: string }).refreshToken !== `r${current}`)
        return refused('SESSION_EXPIRED');
      current += 1;
      return ok({ tokens: { accessToken: `a${current}`, refreshToken: `r${current}` } });
    },
  };
}

beforeEach(() => {
  localStorage.setItem('quizhall.accessToken', 'a1');
  localStorage.setItem('quizhall.refreshToken', 'r1');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('renewAccessToken', () => {
  it('refreshes once over two tabs, and both go on with the same token', async () => {
    vi.stubGlobal('navigator', { languages: ['en'], locks: sharedLocks() });
    const api = fakeApi(rotatingServer());
    const [first, second] = [await openTab(), await openTab()];
    const results = await Promise.all([
      first.renewAccessToken('a1'),
      second.renewAccessToken('a1'),
      first.renewAccessToken('a1'),
    ]);
    expect(results.map(({ token }) => token)).toEqual(['a2', 'a2', 'a2']);
    expect(api.calls()).toEqual([REFRESH]);
  });

  it('refreshes once within a tab where the browser has no locks', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] });
    const api = fakeApi(rotatingServer());
    const { renewAccessToken } = await openTab();
    await Promise.all([renewAccessToken('a1'), renewAccessToken('a1')]);
    expect(api.calls()).toEqual([REFRESH]);
    expect(await renewAccessToken('a2')).toEqual({ token: 'a3', fresh: true });
  });

  it('gives up on a refresh that hangs, and keeps the tokens', async () => {
    vi.useFakeTimers();
    fakeApi({ [REFRESH]: () => 'pending' });
    const { renewAccessToken } = await openTab();
    const outcome = renewAccessToken('a1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toMatchObject({ code: 'NETWORK' });
    expect(localStorage.getItem('quizhall.refreshToken')).toBe('r1');
    vi.useRealTimers();
  });
});
