// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { type Answer, fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { LEARNER } from '@/lib/testing/people.ts';
import { Component } from './login.tsx';

const LOGIN = 'POST /auth/login';
const tokens = { accessToken: 'a1', refreshToken: 'r1' };
const accepted = {
  [LOGIN]: () => ok({ tokens, user: LEARNER }),
  'GET /users/me/session': () => ok({ session: LEARNER }),
};

function open(state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/auth/login', element: <Component /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/auth/login', state }] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return router;
}

async function signIn() {
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'Ada@Example.org' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'correct horse' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' })));
}

const logins = ({ requests }: ReturnType<typeof fakeApi>) => requests.filter(({ call }) => call === LOGIN);
const goesTo = (router: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(path));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'success');
  vi.spyOn(toast, 'error');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('login', () => {
  it('signs a pupil in by class code and user name', async () => {
    const api = fakeApi({ ...accepted, 'POST /auth/login-class': accepted[LOGIN] });
    const router = open();
    fireEvent.click(screen.getByRole('link', { name: 'Sign in with a class code' }));
    fireEvent.change(await screen.findByLabelText(/^Class code/), { target: { value: 'ABCD-2345' } });
    fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: 'Anna Li' } });
    fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'correct horse' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' })));
    await goesTo(router, '/account/profile');
    const sent = api.requests.find(({ call }) => call === 'POST /auth/login-class');
    expect(sent?.body).toMatchObject({
      classCode: 'abcd2345',
      userName: 'anna.li',
      password: 'correct horse',
    });
  });

  it('signs in and goes to the profile', async () => {
    const api = fakeApi(accepted);
    const router = open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await signIn();
    await goesTo(router, '/account/profile');
    expect(logins(api)[0]?.body).toEqual({
      email: 'ada@example.org',
      password: 'correct horse',
      remember: true,
      deviceId: localStorage.getItem('quizhall.deviceId'),
      language: 'en',
    });
    expect(toast.success).toHaveBeenCalledWith('Welcome back, Ada!');
  });

  it('goes back to where the person came from', async () => {
    fakeApi(accepted);
    const router = open({ from: { pathname: '/quiz/manage', search: '?status=draft' } });
    await signIn();
    await goesTo(router, '/quiz/manage');
    expect(router.state.location.search).toBe('?status=draft');
  });

  it.each([
    ['a refusal', refused('INVALID_CREDENTIALS'), 'Invalid email or password', 'Invalid email or password'],
    ['no network', 'offline' as const, 'Login failed', 'Network error. Please check your connection.'],
    ['a page of something else', { status: 502, body: 'Bad gateway' }, 'Login failed', 'Login failed'],
  ])('shows %s in the form and in a toast, and keeps what was typed', async (_, answer, inline, toasted) => {
    fakeApi({ [LOGIN]: () => answer });
    open();
    await signIn();
    screen.getByText(inline);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(toasted, expect.anything());
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('correct horse');
  });

  it('counts down beside the form how long to wait, and ends', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const message = 'Too many attempts. Please try again later.';
    const body = { success: false, code: 'TOO_MANY', message, requestId: 'test' };
    fakeApi({ [LOGIN]: () => ({ status: 429, headers: { 'retry-after': '40' }, body }) });
    open();
    await signIn();
    screen.getByText(message);
    screen.getByText('Try again in 40 seconds');
    act(() => void vi.advanceTimersByTime(39_000));
    screen.getByText('Try again in 1 second');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText(/^Try again/)).toBeNull();
    expect(screen.queryByText(/^Too many/)).toBeNull();
    vi.useRealTimers();
  });

  it('goes on silently with a stored refresh token', async () => {
    localStorage.setItem('quizhall.refreshToken', 'r0');
    fakeApi({ ...accepted, 'POST /auth/refresh-token': () => ok({ tokens }) });
    const router = open({ from: '/quiz/manage' });
    await goesTo(router, '/quiz/manage');
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('asks for the password when the stored refresh token is worth nothing', async () => {
    localStorage.setItem('quizhall.refreshToken', 'r0');
    fakeApi({ 'POST /auth/refresh-token': () => refused('SESSION_EXPIRED') });
    open();
    await waitFor(() => expect(localStorage.getItem('quizhall.refreshToken')).toBeNull());
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Session expired. Please log in again.',
      expect.anything(),
    );
    screen.getByRole('button', { name: 'Sign In' });
  });

  describe('with two-factor authentication', () => {
    const api = (second: () => Answer) => {
      const answers: (() => Answer)[] = [() => refused('TOTP_REQUIRED'), second];
      return fakeApi({ ...accepted, [LOGIN]: () => (answers.shift() ?? second)() });
    };
    const verify = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Verify' })));

    it('asks for the code after the password, and sends both', async () => {
      const sent = api(accepted[LOGIN]);
      const router = open({ from: '/quiz/manage' });
      await signIn();
      expect(toast.error).not.toHaveBeenCalled();
      screen.getByText('You are signing in as ada@example.org.');
      const code = screen.getByLabelText<HTMLInputElement>('Authentication code');
      expect(code.autocomplete).toBe('one-time-code');
      expect(document.activeElement).toBe(code);
      await verify();
      screen.getByText('Please enter the 6 digits that your app shows');
      fireEvent.change(code, { target: { value: '123 456' } });
      await verify();
      await goesTo(router, '/quiz/manage');
      expect(logins(sent)[1]?.body).toMatchObject({ password: 'correct horse', totp: '123456' });
    });

    it('says beside the field that a code is wrong, and goes back to the password as it was', async () => {
      api(() => refused('TOTP_INVALID'));
      open();
      await signIn();
      fireEvent.change(screen.getByLabelText('Authentication code'), { target: { value: '123456' } });
      await verify();
      expect(screen.getByLabelText('Authentication code').getAttribute('aria-invalid')).toBe('true');
      screen.getByText('This code is not right. Enter the one that your app shows now.');
      fireEvent.click(screen.getByRole('button', { name: 'Back to the password' }));
      expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('correct horse');
    });

    it('takes a recovery code in its place', async () => {
      const sent = api(accepted[LOGIN]);
      const router = open();
      await signIn();
      fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
      const field = screen.getByLabelText(/^Recovery code/);
      expect(document.activeElement).toBe(field);
      fireEvent.change(field, { target: { value: ' a1b2c-d3e4f ' } });
      await verify();
      await goesTo(router, '/account/profile');
      expect(logins(sent)[1]?.body).toMatchObject({ totp: 'a1b2c-d3e4f' });
    });
  });

  it('says that nobody has configured the other providers', () => {
    fakeApi({});
    open();
    const google = screen.getByRole('button', { name: /Continue with Google/ });
    expect(google.getAttribute('aria-disabled')).toBe('true');
    expect(google.textContent).toContain('Not configured for this site');
  });
});
