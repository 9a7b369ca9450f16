// @vitest-environment happy-dom
import type { OwnSession } from '@quizhall/shared/contract/accounts/account';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const LIST = 'GET /users/me/sessions';
const METHODS = 'GET /users/me/sign-in-methods';
const methods = (hasPassword: boolean) => () =>
  ok({ hasPassword, providers: [], fresh: false, twoFactor: { enabled: false, recoveryCodes: 0 } });
const CHANGE = 'POST /users/me/change-password';
const at = '2030-01-15T12:00:00.000Z';
const HERE: OwnSession = { id: 'a', createdAt: at, lastUsedAt: at, device: 'Chrome on Mac', current: true };
const PHONE: OwnSession = { ...HERE, id: 'b', device: 'Safari on iPhone', current: false };

const show = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  localStorage.clear();
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of devices', () => {
  it('offers to sign out every one but this', async () => {
    let sessions = [HERE, PHONE];
    const ended = vi.fn(() => {
      sessions = [HERE];
      return ok(undefined);
    });
    fakeApi({ [LIST]: () => ok({ sessions }), 'DELETE /users/me/sessions/b': ended });
    show(<SessionsSection userId="u1" />);
    const own = (await screen.findByText('Chrome on Mac')).closest('li');
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(ended).toHaveBeenCalledOnce();
    // Nothing is left to be signed out of.
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
  });

  it('asks before it ends all of them, and stays open where that failed', async () => {
    let sessions = [HERE, PHONE];
    let works = false;
    fakeApi({
      [LIST]: () => ok({ sessions }),
      'DELETE /users/me/sessions': () => {
        if (!works) return 'offline';
        sessions = [HERE];
        return ok(undefined);
      },
    });
    show(<SessionsSection userId="u1" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('alertdialog');
    const confirm = () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    confirm();
    await within(dialog).findByText('Network error. Please check your connection.');
    works = true;
    confirm();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  it('can be asked for again', async () => {
    let online = false;
    fakeApi({ [LIST]: () => (online ? ok({ sessions: [HERE] }) : 'offline') });
    show(<SessionsSection userId="u1" />);
    await screen.findByRole('heading', { name: 'Your devices could not be loaded' });
    online = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Chrome on Mac');
  });
});

describe('changing the password', () => {
  const profile = { id: 'u1', passwordChangedAt: at } as Parameters<typeof PasswordSection>[0]['profile'];
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
      target: { value },
    });
  const fill = (current: string, next: string, again = next) => {
    type('Current password', current);
    type('New password', next);
    type('Confirm password', again);
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  };

  it('is not offered to who signs in with another provider: they may set a first one', async () => {
    fakeApi({ [METHODS]: methods(false) });
    show(<PasswordSection profile={profile} />);
    const link = await screen.findByRole('link', { name: 'Set a password' });
    expect(link.getAttribute('href')).toBe('/auth/forgot-password');
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
  });

  it('checks before it asks, shows what the server refuses beside its field, and forgets what was typed', async () => {
    const body = { currentPassword: 'This is not your current password' };
    const change = vi.fn(() => refused('INVALID_INPUT', body));
    fakeApi({ [CHANGE]: change, [METHODS]: methods(true) });
    show(<PasswordSection profile={profile} />);
    fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    fill('old one', 'nine loud 4 mountains', 'another');
    await screen.findByText('Passwords do not match');
    fill('', 'short');
    await screen.findByText('Password must be at least 8 characters');
    screen.getByText('Password is required');
    expect(change).not.toHaveBeenCalled();
    fill('old one', 'nine loud 4 mountains');
    await screen.findByText('This is not your current password');
    expect(change).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Current password/, { selector: 'input' }).value).toBe(
      '',
    );
  });
});
