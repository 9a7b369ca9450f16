// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { LinksSection } from './links-section.tsx';

const METHODS = 'GET /users/me/sign-in-methods';
const UNLINK = 'DELETE /users/me/sign-in-methods/google';
const google = { provider: 'google', since: '2030-01-15T12:00:00.000Z' };
const microsoft = { provider: 'microsoft' };
const methods = (links: readonly { provider: string }[], more: object = {}) => ({
  hasPassword: true,
  providers: links.map(({ provider }) => provider),
  links,
  fresh: false,
  twoFactor: { enabled: false, recoveryCodes: 0 },
  ...more,
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LinksSection userId="u1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const confirm = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

beforeEach(() => {
  localStorage.clear();
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the links with other providers', () => {
  it('are listed, and each is removed with the password', async () => {
    let links: { provider: string }[] = [google, microsoft];
    const answers = [
      () => refused('PASSWORD_INCORRECT', { password: 'Incorrect password' }),
      () => {
        links = [microsoft];
        return ok(undefined);
      },
    ];
    const { requests } = fakeApi({
      [METHODS]: () => ok(methods(links)),
      [UNLINK]: () => answers.shift()?.() ?? 'offline',
    });
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('time')?.dateTime)).toEqual([google.since, undefined]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Google' }));
    confirm();
    await screen.findByText('Password is required');
    fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'my password' } });
    confirm();
    await screen.findByText('Incorrect password');
    confirm();
    await waitFor(() => expect(screen.queryByText('Google')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('button', { name: 'Remove Microsoft' });
    expect(requests.filter(({ call }) => call === UNLINK).map(({ body }) => body)).toContainEqual({
      password: 'my password',
      deviceId: expect.any(String) as string,
    });
  });

  it('are not removed where nothing else opens the account', async () => {
    fakeApi({ [METHODS]: () => ok(methods([google], { hasPassword: false, fresh: true })) });
    show();
    await screen.findByText('The only way into your account. Set a password before you remove it.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ask who has no password to sign in again', async () => {
    fakeApi({ [METHODS]: () => ok(methods([google, microsoft], { hasPassword: false })) });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Microsoft' }));
    await screen.findByRole('link', { name: 'Sign in with Google' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
