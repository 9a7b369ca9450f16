// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { storeTokens } from '@/lib/api/tokens.ts';
import { SitePagesProvider } from '@/lib/site-pages.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { Component } from './get-started.tsx';

const PREDATA = 'GET /quizzes/ABC234/predata';
const found = (allowGuests: boolean) => () =>
  ok({ accessHints: { allowGuests }, attempts: { resumable: false } });
const ME = {
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada Lovelace', userType: 'learner' } }),
};

function open(pages: readonly string[] = []) {
  const router = createMemoryRouter(
    [
      { path: '/get-started', element: <Component /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/get-started'] },
  );
  render(
    <SessionProvider>
      <SitePagesProvider pageExists={(path) => pages.includes(path.split('?')[0] ?? '')}>
        <RouterProvider router={router} />
      </SitePagesProvider>
    </SessionProvider>,
  );
  return router;
}

async function openSignedIn(handlers: Parameters<typeof fakeApi>[0]) {
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
  const api = fakeApi({ ...ME, ...handlers });
  const router = open();
  await screen.findByRole('heading', { name: /Hello, Ada!/ });
  return { api, router };
}

function join(code: string) {
  fireEvent.change(screen.getByLabelText('Quiz code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('/get-started', () => {
  it('keeps Join closed until a code is typed, in upper case and at most 15 long', () => {
    fakeApi({});
    open();
    const field = screen.getByLabelText<HTMLInputElement>('Quiz code');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Join' });
    expect(button.disabled).toBe(true);
    fireEvent.change(field, { target: { value: '   ' } });
    expect(button.disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'abc234' } });
    expect([field.value, field.maxLength, button.disabled]).toEqual(['ABC234', 15, false]);
  });

  it('tells a guest when the quiz wants an account, and leads back to it', async () => {
    fakeApi({ [PREDATA]: found(false) });
    const router = open();
    join('abc234');
    await screen.findByText('This quiz requires you to sign in or create an account.');
    expect(screen.queryByText('Continue as guest')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.state).toEqual({ from: '/quiz/ABC234/take' });
  });

  it('lets a guest go on where guests are welcome', async () => {
    const api = fakeApi({ [PREDATA]: found(true) });
    open();
    join('abc234');
    const link = await screen.findByRole('link', { name: 'Continue as guest' });
    expect(link.getAttribute('href')).toBe('/quiz/ABC234/take');
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy();
    expect(api.requests[0]?.query.deviceId).toMatch(/^d_[0-9a-f]{32}$/);
  });

  it('says what no code has as soon as it is typed', async () => {
    fakeApi({});
    open();
    const field = screen.getByLabelText('Quiz code');
    fireEvent.change(field, { target: { value: 'ABC23o' } });
    screen.getByText(/never have 0, O, 1 or I/);
    fireEvent.change(field, { target: { value: 'ABC23' } });
    expect(screen.queryByText(/never have 0, O, 1 or I/)).toBeNull();
  });

  it('says so when nobody knows the code, and gives the field back', async () => {
    fakeApi({ [PREDATA]: () => refused('QUIZ_NOT_FOUND') });
    open();
    join('abc234');
    await screen.findByText('No quiz found with this code');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Quiz code')));
  });

  it('shows that it checks, then leads a signed-in person to the quiz after a second', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok>>();
    const { router } = await openSignedIn({ [PREDATA]: () => answer.promise });
    join('abc234');
    await screen.findByText('Checking the code…');
    expect(screen.getByLabelText<HTMLInputElement>('Quiz code').disabled).toBe(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => answer.resolve(found(false)()));
    await vi.waitFor(() => screen.getByText('Quiz found! Redirecting...'));
    expect(router.state.location.pathname).toBe('/get-started');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(router.state.location.pathname).toBe('/quiz/ABC234/take');
  });

  it('offers only what the site has', () => {
    fakeApi({});
    open(['/auth/signup']);
    expect(screen.getByRole('link', { name: 'Create a Quiz' }).getAttribute('href')).toBe(
      '/auth/signup?type=moderator',
    );
    expect(screen.getByRole('link', { name: 'Create an Organization' }).getAttribute('href')).toBe(
      '/auth/signup?type=org',
    );
    expect(screen.queryByRole('link', { name: 'Explore Quizzes' })).toBeNull();
  });
});
