// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { LEARNER } from '@/lib/testing/people.ts';
import { Component } from './provider-sign-in.tsx';

const EXCHANGE = 'POST /auth/oidc/exchange';
const tokens = { accessToken: 'a1', refreshToken: 'r1' };
const signedIn = (more: object = {}) => ok({ tokens, user: LEARNER, isNew: false, ...more });

function api(...answers: Answer[]) {
  return fakeApi({
    [EXCHANGE]: () => answers.shift() ?? 'offline',
    'GET /users/me/session': () => ok({ session: LEARNER }),
  });
}
const Strict = () => (
  <StrictMode>
    <Component />
  </StrictMode>
);
const open = (path = '/auth/provider#code=c1') =>
  openPage({ '/auth/provider': Strict, '*': () => <p>elsewhere</p> }, path, {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const goesTo = (router: ReturnType<typeof open>, path: string) =>
  waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'success');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('coming back from another provider', () => {
  it('signs in with the code, once, and goes to where the person came from', async () => {
    const { requests } = api(signedIn({ from: '/quiz/manage?status=draft' }));
    const router = open();
    screen.getByText('Signing you in…');
    await goesTo(router, '/quiz/manage?status=draft');
    const sent = requests.filter(({ call }) => call === EXCHANGE);
    expect(sent.map(({ body }) => body)).toEqual([
      { code: 'c1', deviceId: localStorage.getItem('quizhall.deviceId'), language: 'en' },
    ]);
    expect(toast.success).toHaveBeenCalledWith('Welcome back, Ada!');
  });

  it.each(['//evil.example', 'https://evil.example', '/auth/login'])('never goes to %s', async (from) => {
    api(signedIn({ from }));
    await goesTo(open(), '/account/profile');
  });

  it('asks somebody new for the terms, and welcomes them', async () => {
    const asked = refused('TERMS_REQUIRED') as { body: object };
    const terms = { ...asked, body: { ...asked.body, data: { name: 'Ada', email: 'ada@example.org' } } };
    const { requests } = api(terms, signedIn({ isNew: true }));
    const router = open();
    const heading = await screen.findByRole('heading', { name: 'Create your account' });
    expect(document.activeElement).toBe(heading);
    screen.getByText(/no account for ada@example.org yet/);
    expect(screen.getByText(/By going on you accept the/).textContent).toContain('Terms of Service');
    await press('Create account');
    await goesTo(router, '/account/profile?welcome=true');
    expect(requests.findLast(({ call }) => call === EXCHANGE)?.body).toMatchObject({ acceptTerms: true });
  });

  it('asks for the second step, and says beside its field that a code is wrong', async () => {
    const wrong = refused('TOTP_INVALID', { totp: 'This code is not right.' });
    const { requests } = api(refused('TOTP_REQUIRED'), wrong, signedIn());
    const router = open();
    const code = await screen.findByLabelText('Authentication code');
    fireEvent.change(code, { target: { value: '000000' } });
    await press('Verify');
    await screen.findByText('This code is not right.');
    fireEvent.change(code, { target: { value: '123456' } });
    await press('Verify');
    await goesTo(router, '/account/profile');
    expect(requests.findLast(({ call }) => call === EXCHANGE)?.body).toMatchObject({
      code: 'c1',
      totp: '123456',
    });
  });

  it.each([
    ['/auth/provider?error=PROVIDER_DENIED', 'The sign-in was cancelled.'],
    ['/auth/provider?error=NOT_FOUND', 'Not configured for this site'],
    ['/auth/provider?error=toString', 'Login failed'],
    ['/auth/provider', 'This sign-in has expired. Please begin again.'],
  ])('says at %s what went wrong, without a call', async (path, message) => {
    const { calls } = api();
    const router = open(path);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(calls()).not.toContain(EXCHANGE);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' })));
    await goesTo(router, '/auth/login');
  });

  it.each<[Answer, string]>([
    [refused('SIGN_IN_OVER'), 'This sign-in has expired. Please begin again.'],
    ['offline', 'Network error. Please check your connection.'],
  ])('says what the server refuses', async (answer, message) => {
    api(answer);
    open();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});
