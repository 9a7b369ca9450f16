// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../query/query-client.ts';
import { fakeApi, ok, refused } from '../testing/fake-api.ts';
import { LEARNER } from '../testing/people.ts';
import { type Session, useSession } from './session-context.tsx';
import { SessionProvider } from './session-provider.tsx';
import { announceSessionLost } from '../api/session-events.ts';
import { accessToken, refreshToken, rememberUser, storeTokens } from '../api/tokens.ts';

const ME = 'GET /users/me/session';
const REFRESH = 'POST /auth/refresh-token';

/** Session as seen by the page under test. */
const seen: { session?: Session } = {};

const session = () => {
  if (!seen.session) throw new Error('no page is open');
  return seen.session;
};

function Probe() {
  const session = useSession();
  useEffect(() => {
    seen.session = session;
  });
  return <p>{[session.status, session.user?.fullName, session.user?.plan].filter(Boolean).join(' ')}</p>;
}

const queryClient = createQueryClient();

const open = () =>
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );

const shows = (text: string) => waitFor(() => screen.getByText(text));

function storageEvent(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('startup', () => {
  it('asks nobody when no token is stored', () => {
    const api = fakeApi({});
    open();
    screen.getByText('signed-out');
    expect(api.requests).toEqual([]);
  });

  it('fetches the person behind a stored token', async () => {
    storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
    fakeApi({ [ME]: () => ok({ session: { ...LEARNER, plan: 'free' } }) });
    open();
    screen.getByText('loading');
    await shows('signed-in Ada free');
  });

  it('refreshes a token that has run out and fetches again', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    fakeApi({
      [ME]: ({ headers }) =>
        headers.get('authorization') === 'Bearer a2' ? ok({ session: LEARNER }) : refused('SESSION_EXPIRED'),
      [REFRESH]: () => ok({ tokens: { accessToken: 'a2', refreshToken: 'r2' } }),
    });
    open();
    await shows('signed-in Ada');
  });

  it('is signed out, with both tokens gone and a message, when the session is over', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r1' });
    fakeApi({ [ME]: () => refused('SESSION_EXPIRED'), [REFRESH]: () => refused('SESSION_EXPIRED') });
    open();
    await shows('signed-out');
    expect([accessToken(), refreshToken()]).toEqual([undefined, undefined]);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Session expired. Please log in again.',
      expect.anything(),
    );
  });

  it('keeps the tokens and shows the site as it was without a network, and catches up when it is back', async () => {
    storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
    rememberUser(LEARNER);
    let online = false;
    fakeApi({ [ME]: () => (online ? ok({ session: { ...LEARNER, plan: 'free' } }) : 'offline') });
    open();
    await shows('signed-in Ada');
    expect(accessToken()).toBe('a1');
    online = true;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await shows('signed-in Ada free');
    expect(toast.error).not.toHaveBeenCalled();
  });
});

async function openSignedIn(handlers = {}) {
  const api = fakeApi({ [ME]: () => ok({ session: { ...LEARNER, plan: 'free' } }), ...handlers });
  open();
  act(() => session().signIn({ accessToken: 'a1', refreshToken: 'r1' }, LEARNER));
  await shows('signed-in Ada free');
  return api;
}

describe('a session', () => {
  it('begins with a login, then learns the rest', async () => {
    await openSignedIn();
    expect([accessToken(), refreshToken()]).toEqual(['a1', 'r1']);
  });

  it('asks for the rest again when it did not come', async () => {
    let online = false;
    const api = fakeApi({ [ME]: () => (online ? ok({ session: { ...LEARNER, plan: 'free' } }) : 'offline') });
    open();
    act(() => session().signIn({ accessToken: 'a1', refreshToken: 'r1' }, LEARNER));
    await waitFor(() => expect(api.calls()).toEqual([ME]));
    await shows('signed-in Ada');
    // Let the first attempt fail before the second one is requested.
    await act(async () => undefined);
    online = true;
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      screen.getByText('signed-in Ada free');
    });
  });

  it('asks no more for the rest of somebody who has left', async () => {
    const api = fakeApi({ [ME]: () => 'offline', 'POST /auth/logout': () => ok(undefined) });
    open();
    act(() => session().signIn({ accessToken: 'a1', refreshToken: 'r1' }, LEARNER));
    await waitFor(() => expect(api.calls()).toEqual([ME]));
    await act(() => session().signOut({ quiet: true }));
    act(() => void window.dispatchEvent(new Event('online')));
    await act(async () => undefined);
    expect(api.calls().filter((call) => call === ME)).toHaveLength(1);
  });

  it('shows nobody again whose answer comes after they have left', async () => {
    const late = Promise.withResolvers<ReturnType<typeof ok>>();
    const api = fakeApi({ [ME]: () => late.promise });
    open();
    act(() => session().signIn({ accessToken: 'a1', refreshToken: 'r1' }, LEARNER));
    await waitFor(() => expect(api.calls()).toEqual([ME]));
    act(() => void session().signOut({ quiet: true }));
    await act(async () => late.resolve(ok({ session: { ...LEARNER, plan: 'free' } })));
    await shows('signed-out');
    expect(localStorage.getItem('quizhall.user')).toBeNull();
  });

  it('ends on the server too, and drops what was read', async () => {
    const api = await openSignedIn({ 'POST /auth/logout': () => ok(undefined) });
    queryClient.setQueryData(['mine'], 'private');
    await act(() => session().signOut());
    screen.getByText('signed-out');
    expect(api.requests.at(-1)).toMatchObject({ call: 'POST /auth/logout', body: { refreshToken: 'r1' } });
    expect(queryClient.getQueryData(['mine'])).toBeUndefined();
    expect(accessToken()).toBeUndefined();
    expect(toast.success).toHaveBeenCalledWith('Logged out successfully');
    expect(session()).toMatchObject({ byChoice: true });
  });

  it('ends here even when the server cannot be reached', async () => {
    await openSignedIn({ 'POST /auth/logout': () => 'offline' });
    await act(() => session().signOut());
    screen.getByText('signed-out');
    expect(localStorage.length).toBe(0);
  });

  it('ends when a call finds it over', async () => {
    await openSignedIn();
    act(() => void announceSessionLost());
    screen.getByText('signed-out');
  });

  it('merges a partial update', async () => {
    await openSignedIn();
    act(() => session().updateUser({ plan: 'pro' }));
    screen.getByText('signed-in Ada pro');
  });

  it('goes on from a refresh token alone', async () => {
    localStorage.setItem('quizhall.refreshToken', 'r1');
    fakeApi({
      [ME]: () => ok({ session: LEARNER }),
      [REFRESH]: () => ok({ tokens: { accessToken: 'a2', refreshToken: 'r2' } }),
    });
    open();
    screen.getByText('signed-out');
    expect(await act(() => session().resume())).toBe(true);
    screen.getByText('signed-in Ada');
  });

  it('follows another tab out', async () => {
    await openSignedIn();
    storageEvent('quizhall.accessToken', null);
    screen.getByText('signed-out');
  });

  it('follows another tab in', async () => {
    fakeApi({ [ME]: () => ok({ session: { ...LEARNER, plan: 'free' } }) });
    open();
    localStorage.setItem('quizhall.accessToken', 'a1');
    storageEvent('quizhall.user', JSON.stringify(LEARNER));
    await shows('signed-in Ada free');
  });

  it('follows a name that another tab has changed, and keeps what else is known', async () => {
    await openSignedIn();
    storageEvent('quizhall.user', JSON.stringify({ ...LEARNER, fullName: 'Ada King' }));
    await shows('signed-in Ada King free');
  });

  it('does not mind another tab renewing the tokens', async () => {
    const api = await openSignedIn();
    const before = api.requests.length;
    storageEvent('quizhall.accessToken', 'a9');
    screen.getByText('signed-in Ada free');
    expect(api.requests).toHaveLength(before);
  });
});
