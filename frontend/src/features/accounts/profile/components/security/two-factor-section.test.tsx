// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

const METHODS = 'GET /users/me/sign-in-methods';
const SETUP = 'POST /users/me/two-factor/setup';
const ENABLE = 'POST /users/me/two-factor/enable';
const DISABLE = 'POST /users/me/two-factor/disable';
const OPENED = { hasPassword: true, providers: [], fresh: false };
const OFF = { ...OPENED, twoFactor: { enabled: false, recoveryCodes: 0 } };
const ON = {
  ...OPENED,
  twoFactor: { enabled: true, since: '2030-01-15T12:00:00.000Z', recoveryCodes: 2 },
};
const CODES = Array.from({ length: 10 }, (_, n) => `a1b2c-d3e4${n}`);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <TwoFactorSection userId="u1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = (name: string, where = screen.getByRole('dialog')) =>
  fireEvent.click(within(where).getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('two-factor authentication', () => {
  it('is switched on with a code, and shows the recovery codes until they are kept', async () => {
    let methods: object = OFF;
    const codes = [
      () => refused('INVALID_CODE', { code: 'Not right' }),
      () => refused('PASSWORD_INCORRECT', { password: 'Incorrect password' }),
      () => ok({ recoveryCodes: CODES }),
    ];
    const { requests } = fakeApi({
      [METHODS]: () => ok(methods),
      [SETUP]: () => ok({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://totp/Quizhall:ada?secret=ABCDEFGH' }),
      [ENABLE]: () => {
        const answer = codes.shift();
        if (codes.length === 0) methods = ON;
        return answer?.() ?? 'offline';
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch on' }));
    await screen.findByText('ABCD EFGH');
    screen.getByRole('img', { name: 'QR code for your authenticator app' });
    press('Switch on');
    await screen.findByText('Please enter the 6 digits that your app shows');
    screen.getByText('Password is required');
    fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'my password' } });
    const field = screen.getByLabelText('Code that the app shows');
    fireEvent.change(field, { target: { value: '000 000' } });
    press('Switch on');
    await screen.findByText('Not right');
    fireEvent.change(field, { target: { value: '123456' } });
    press('Switch on');
    await screen.findByText('Incorrect password');
    press('Switch on');
    await screen.findByText(CODES[9] ?? '');
    expect(requests.filter(({ call }) => call === ENABLE).map(({ body }) => body)).toContainEqual({
      code: '123456',
      password: 'my password',
      deviceId: expect.any(String) as string,
    });
    const done = within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    screen.getByText(CODES[0] ?? '');
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have kept these codes' }));
    fireEvent.click(done);
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
    await screen.findByText(/2 recovery codes are left/);
  });

  it('is switched off with the password, and says where that is wrong', async () => {
    let methods: object = ON;
    const answers = [
      () => refused('PASSWORD_INCORRECT', { password: 'Incorrect password' }),
      () => {
        methods = OFF;
        return ok(undefined);
      },
    ];
    fakeApi({ [METHODS]: () => ok(methods), [DISABLE]: () => answers.shift()?.() ?? 'offline' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'my password' } });
    press('Switch off');
    await screen.findByText('Incorrect password');
    press('Switch off');
    await screen.findByText('Off');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks who has no password to sign in again, then for nothing, and can be asked again where it failed to load', async () => {
    let answer: () => ReturnType<typeof ok> = () => 'offline';
    const other = { ...ON, hasPassword: false, providers: ['google'] };
    const disable = vi.fn(() => refused('SIGN_IN_AGAIN'));
    fakeApi({ [METHODS]: () => answer(), [DISABLE]: disable });
    show();
    const retry = await screen.findByRole('button', { name: /again/i });
    answer = () => ok({ ...other, fresh: true });
    fireEvent.click(retry);
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    // Too long ago meanwhile.
    answer = () => ok({ ...other, fresh: false });
    press('Switch off');
    const link = await screen.findByRole('link', { name: 'Sign in with Google' });
    expect(link.getAttribute('href')).toBe(
      '/api/auth/oidc/google/start?from=%2Faccount%2Fprofile%3Ftab%3Dsecurity',
    );
    screen.getByRole('link', { name: 'Set a password instead' });
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(disable).toHaveBeenCalledOnce();
  });
});
