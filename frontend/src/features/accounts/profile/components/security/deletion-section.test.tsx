// @vitest-environment happy-dom
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { SessionContext } from '@/lib/session/session-context.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { DeletionSection } from './deletion-section.tsx';

const METHODS = 'GET /users/me/sign-in-methods';
const LOOK = 'GET /users/me/deletion';
const DELETE = 'DELETE /users/me';
const OPENED = { hasPassword: true, providers: ['google'], fresh: false };
const OFF = { ...OPENED, twoFactor: { enabled: false, recoveryCodes: 0 } };
const ON = { ...OPENED, twoFactor: { enabled: true, recoveryCodes: 9 } };
const FREE = { unsettled: [], quizzes: 2, heirs: [{ id: 'h1', name: 'Bo', quizzes: 1 }] };
const profile = { id: 'u1', email: 'ada@example.com' } as Profile;
const signOut = vi.fn(async () => undefined);

const show = () => {
  const session = { status: 'signed-in', signOut } as never;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <SessionContext value={session}>
          <DeletionSection profile={profile} />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete account' }));
};
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: RegExp, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(dialog().getByRole('button', { name: 'Delete account' }));

beforeEach(() => {
  localStorage.clear();
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
  signOut.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for address, password and code, hands the quizzes over, and signs out', async () => {
  const { requests } = fakeApi({ [METHODS]: () => ok(ON), [LOOK]: () => ok(FREE), [DELETE]: () => ok({}) });
  show();
  await dialog().findByText('Your 2 quizzes');
  press();
  await dialog().findByText('This is not the address of your account');
  expect(requests.some(({ call }) => call === DELETE)).toBe(false);
  fireEvent.click(dialog().getByRole('radio', { name: /Hand over to Bo/ }));
  type(/e-mail address/, ' Ada@example.com ');
  type(/Current password/, 'secret');
  type(/Code of your/, '123456');
  press();
  await waitFor(() => expect(signOut).toHaveBeenCalledWith({ quiet: true }));
});

it('says what the server refuses beside its field, and stays signed in', async () => {
  fakeApi({
    [METHODS]: () => ok(OFF),
    [LOOK]: () => ok(FREE),
    [DELETE]: () => refused('PASSWORD_INCORRECT', { password: 'Incorrect password' }),
  });
  show();
  await dialog().findByText('Your 2 quizzes');
  type(/e-mail address/, profile.email);
  type(/Current password/, 'secret');
  press();
  await dialog().findByText('Incorrect password');
  expect(signOut).not.toHaveBeenCalled();
});

it('offers nothing as long as something has to be settled, or nothing proves who it is', async () => {
  const unsettled = ['Your plan renews by itself. Cancel it first.'];
  fakeApi({
    [METHODS]: () => ok({ ...OFF, hasPassword: false }),
    [LOOK]: () => ok({ ...FREE, unsettled }),
  });
  show();
  await dialog().findByText('Your plan renews by itself. Cancel it first.');
  dialog().getByRole('link', { name: 'Sign in with Google' });
  expect(dialog().queryByRole('button', { name: 'Delete account' })).toBeNull();
});

it('asks for no password where there is none, after a sign-in of this moment', async () => {
  const { requests } = fakeApi({
    [METHODS]: () => ok({ ...OFF, hasPassword: false, fresh: true }),
    [LOOK]: () => ok({ ...FREE, quizzes: 0, heirs: [] }),
    [DELETE]: () => ok({}),
  });
  show();
  await dialog().findByText('What stays');
  type(/e-mail address/, profile.email);
  expect(dialog().queryByLabelText(/Current password/)).toBeNull();
  press();
  await waitFor(() => expect(signOut).toHaveBeenCalledWith({ quiet: true }));
  expect(requests.find(({ call }) => call === DELETE)?.body).toMatchObject({ password: '' });
});
