// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component as Forgot } from './forgot-password.tsx';
import { Component as Reset } from './reset-password.tsx';

const VALIDATE = 'POST /auth/validate-reset-token';
const RESET = 'POST /auth/reset-password';
const FORGOT = 'POST /auth/forgot-password';

const open = (path: string) =>
  openPage({ '/auth/reset-password': Reset, '/auth/forgot-password': Forgot }, path, {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function typePassword(password: string) {
  await screen.findByLabelText(/^New password/);
  type(/^New password/, password);
  type(/^Confirm password/, password);
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(toast, 'success');
  vi.spyOn(toast, 'error');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reset password', () => {
  it('checks the link, sets the password and goes to the login after three seconds', async () => {
    const api = fakeApi({ [VALIDATE]: () => ok({ valid: true }), [RESET]: () => ok(undefined) });
    const router = open('/auth/reset-password?token=t1');
    screen.getByText('Checking your reset link…');
    await typePassword('correct horse');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press('Reset password');
    await vi.waitFor(() => screen.getByRole('heading', { name: 'Password Reset!' }));
    expect(api.requests.at(-1)).toMatchObject({
      call: RESET,
      body: { token: 't1', password: 'correct horse' },
    });
    expect(toast.success).toHaveBeenCalledWith('Password reset successfully');
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(router.state.location.pathname).toBe('/auth/reset-password');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(router.state.location.pathname).toBe('/auth/login');
  });

  it.each([
    ['a link that the server refuses', '/auth/reset-password?token=t1', () => refused('INVALID_RESET_LINK')],
    ['a link that is not valid', '/auth/reset-password?token=t1', () => ok({ valid: false })],
    ['a link without a token', '/auth/reset-password', undefined],
  ])('shows the invalid view for %s', async (_, path, answer) => {
    fakeApi(answer ? { [VALIDATE]: answer } : {});
    open(path);
    await screen.findByRole('heading', { name: 'Invalid Reset Link' });
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Invalid or expired reset link', expect.anything());
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/auth/forgot-password',
    );
  });

  it('does not call a link invalid because the network is away', async () => {
    let online = false;
    fakeApi({ [VALIDATE]: () => (online ? ok({ valid: true }) : 'offline') });
    open('/auth/reset-password?token=t1');
    await screen.findByText('Network error. Please check your connection.');
    online = true;
    await press('Try again');
    await screen.findByLabelText(/^New password/);
  });

  it.each([
    ['the server says why', refused('INVALID_RESET_LINK'), 'Invalid or expired reset link'],
    ['nobody says why', 'offline' as const, 'Failed to reset password'],
  ])('keeps the form when it fails and %s', async (_, answer, message) => {
    fakeApi({ [VALIDATE]: () => ok({ valid: true }), [RESET]: () => answer });
    open('/auth/reset-password?token=t1');
    await typePassword('correct horse');
    await press('Reset password');
    screen.getByText(message);
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('correct horse');
  });
});

describe('forgot password', () => {
  it('sends a link, and another one to another address', async () => {
    const api = fakeApi({ [FORGOT]: () => ok(undefined) });
    open('/auth/forgot-password');
    type(/^Email/, 'Ada@Example.org');
    await press('Send reset link');
    screen.getByRole('heading', { name: 'Check your email' });
    screen.getByText('ada@example.org');
    expect(toast.success).toHaveBeenCalledWith('Password reset link sent to your email');
    await press('Try Another Email');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
    expect(api.requests[0]?.body).toEqual({ email: 'ada@example.org', language: 'en' });
  });

  it('says what did not happen', async () => {
    fakeApi({ [FORGOT]: () => 'offline' });
    open('/auth/forgot-password');
    type(/^Email/, 'ada@example.org');
    await press('Send reset link');
    screen.getByText('Failed to send reset link');
  });
});
