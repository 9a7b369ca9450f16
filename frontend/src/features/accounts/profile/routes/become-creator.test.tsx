// @vitest-environment happy-dom
import type { SignedInUser } from '@quizhall/shared/model/accounts/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser, storeTokens } from '@/lib/api/tokens.ts';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { CREATOR, LEARNER } from '@/lib/testing/people.ts';
import { Component } from './become-creator.tsx';

function open(user: SignedInUser, more: Parameters<typeof fakeApi>[0] = {}) {
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
  rememberUser(user);
  fakeApi({ 'GET /users/me/session': () => ok({ session: user }), ...more });
  const router = createMemoryRouter(
    [
      { path: '/quiz/create', element: 'The editor' },
      { path: '*', element: <Component /> },
    ],
    { initialEntries: ['/become-creator'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('becoming a creator', () => {
  it('leads to the editor once it is confirmed, and not when it failed', async () => {
    let online = false;
    open(LEARNER, {
      'POST /users/me/become-creator': () => (online ? ok({ user: CREATOR }) : 'offline'),
    });
    const confirm = async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Become a Creator' }));
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Network error. Please check your connection.',
    );
    online = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The editor')).toBeTruthy();
  });

  it('leads who may create already there at once', async () => {
    open(CREATOR);
    expect(await screen.findByText('The editor')).toBeTruthy();
  });
});
