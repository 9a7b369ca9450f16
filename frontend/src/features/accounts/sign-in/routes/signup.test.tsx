// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { LEARNER } from '@/lib/testing/people.ts';
import { Component } from './signup.tsx';

const REGISTER = 'POST /v1/auth/register';
const VERIFY = 'POST /auth/verify-email';
const RESEND = 'POST /auth/send-otp';
const accepted = {
  [REGISTER]: () => ok(undefined),
  [VERIFY]: () => ok({ tokens: { accessToken: 'a1', refreshToken: 'r1' }, user: LEARNER }),
  'GET /users/me/session': () => ok({ session: LEARNER }),
};

const open = (path = '/auth/signup') => openPage({ '/auth/signup': Component }, path);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function fillDetails() {
  type(/^Full name/, 'Ada');
  type(/^Email/, 'Ada@Example.org');
  type(/^Password/, 'correct horse');
  type(/^Confirm password/, 'correct horse');
  await act(async () => press('Send verification code'));
}

async function enterCode(code = '123456') {
  type('Verification code', code);
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => press('Create account'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(toast, 'success');
  vi.spyOn(toast, 'error');
  vi.stubGlobal('reportError', vi.fn());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('signup', () => {
  it('asks for the type first', async () => {
    fakeApi({});
    open();
    await act(async () => press('Continue'));
    screen.getByText('Please select an account type');
    fireEvent.click(screen.getByRole('radio', { name: /Learner/ }));
    expect(screen.queryByText('Please select an account type')).toBeNull();
    await act(async () => press('Continue'));
    screen.getByLabelText(/^Full name/);
    press('Change');
    screen.getByRole('radio', { name: /Learner/ });
  });

  it('starts at the details when a link has chosen the type, without indicator, Change and Back', () => {
    fakeApi({});
    open('/auth/signup?type=org');
    screen.getByLabelText(/^Organization name/);
    expect(screen.getByText('Account type:').textContent).toBe('Account type: Organization');
    expect(screen.queryByText('Verify')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('registers, verifies, signs in and goes to the welcome', async () => {
    const api = fakeApi(accepted);
    const router = open('/auth/signup?type=learner');
    await fillDetails();
    expect(toast.success).toHaveBeenCalledWith('Verification code sent to your email');
    await enterCode();
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/profile'));
    const account = {
      name: 'Ada',
      email: 'ada@example.org',
      password: 'correct horse',
      accountType: 'learner',
    };
    expect(api.requests[0]).toMatchObject({ call: REGISTER, body: account });
    expect(api.requests[1]).toMatchObject({
      call: VERIFY,
      body: {
        password: 'correct horse',
        otp: '123456',
        deviceId: localStorage.getItem('quizhall.deviceId'),
      },
    });
    expect(router.state.location.search).toBe('?welcome=true');
    expect(localStorage.getItem('quizhall.accessToken')).toBe('a1');
    expect(sessionStorage.length).toBe(0);
    expect(toast.success).toHaveBeenCalledWith('Account created successfully!');
  });

  it.each([
    [{ from: '/subscription' }, '/subscription'],
    [undefined, '/account/profile'],
  ])('takes whoever is signed in to what led here (%j)', async (state, to) => {
    startSignedIn();
    fakeApi({ 'GET /users/me/session': () => ok({ session: LEARNER }) });
    const at = { pathname: '/auth/signup', search: '?type=moderator', state };
    const router = openPage({ '/auth/signup': Component }, at);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });

  it('takes a signed-in person from the link for organizations to the creation of one', async () => {
    startSignedIn();
    fakeApi({ 'GET /users/me/session': () => ok({ session: LEARNER }) });
    const router = open('/auth/signup?type=org');
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/create'));
  });

  it('shows every error of an empty form at the first submit', async () => {
    fakeApi({});
    open('/auth/signup?type=org');
    await act(async () => press('Send verification code'));
    for (const message of [
      'Name is required',
      'Email is required',
      'Organization name is required',
      'Password is required',
      'Please confirm your password',
    ])
      screen.getByText(message);
  });

  it('forgets the typed code and its error on the way back', async () => {
    fakeApi({ ...accepted, [VERIFY]: () => refused('INVALID_CODE') });
    open();
    fireEvent.click(screen.getByRole('radio', { name: /Learner/ }));
    await act(async () => press('Continue'));
    await fillDetails();
    await enterCode('111111');
    screen.getByText('Invalid or expired verification code');
    await act(async () => press('Back'));
    await act(async () => press('Continue'));
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
    expect(screen.queryByText('Invalid or expired verification code')).toBeNull();
  });

  it('offers the invited address', () => {
    fakeApi({});
    openPage(
      { '/auth/signup': Component },
      {
        pathname: '/auth/signup',
        search: '?type=learner',
        state: { from: '/invites/x', email: 'bo@example.org' },
      },
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('bo@example.org');
  });

  it('shows a refused registration under the e-mail and in a toast, and keeps what was typed', async () => {
    fakeApi({ [REGISTER]: () => refused('TOO_MANY') });
    open('/auth/signup?type=learner');
    await fillDetails();
    const message = 'Too many attempts. Please try again later.';
    screen.getByText(message);
    expect(toast.error).toHaveBeenCalledWith(message, expect.anything());
    expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('correct horse');
    type(/^Email/, 'other@example.org');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('puts the errors that the server names beside their fields', async () => {
    fakeApi({ [REGISTER]: () => refused('INVALID_INPUT', { password: 'This password is too common' }) });
    open('/auth/signup?type=learner');
    await fillDetails();
    screen.getByText('This password is too common');
  });

  it('says what did not happen when there is no network', async () => {
    fakeApi({ [REGISTER]: () => 'offline' });
    open('/auth/signup?type=learner');
    await fillDetails();
    screen.getByText('Failed to send verification code');
    expect(toast.error).toHaveBeenCalledWith(
      'Network error. Please check your connection.',
      expect.anything(),
    );
  });

  it('shows a wrong code under the code', async () => {
    fakeApi({ ...accepted, [VERIFY]: () => refused('INVALID_CODE') });
    open('/auth/signup?type=learner');
    await fillDetails();
    await enterCode();
    screen.getByText('Invalid or expired verification code');
  });

  it('sends another code after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const api = fakeApi({ ...accepted, [RESEND]: () => ok(undefined) });
    open('/auth/signup?type=learner');
    await fillDetails();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code in 60 s' }).disabled).toBe(
      true,
    );
    act(() => void vi.advanceTimersByTime(59_000));
    screen.getByRole('button', { name: 'Resend code in 1 s' });
    act(() => void vi.advanceTimersByTime(1_000));
    await act(async () => press('Resend code'));
    expect(api.requests.at(-1)).toMatchObject({
      call: RESEND,
      body: { email: 'Ada@Example.org', name: 'Ada', language: 'en' },
    });
    expect(toast.success).toHaveBeenCalledWith('New verification code sent');
    screen.getByRole('button', { name: 'Resend code in 60 s' });
  });

  it('survives a reload while it waits for the code, but asks for the password again', async () => {
    const api = fakeApi(accepted);
    open();
    fireEvent.click(screen.getByRole('radio', { name: /Quiz Creator/ }));
    await act(async () => press('Continue'));
    await fillDetails();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('correct horse');
    cleanup();
    open();
    screen.getByText('Ada@Example.org');
    type(/^Password/, 'correct horse');
    await enterCode();
    const account = { accountType: 'moderator', email: 'Ada@Example.org', password: 'correct horse' };
    expect(api.requests.find(({ call }) => call === VERIFY)?.body).toMatchObject(account);
  });

  it('does not blame the code alone when the password was typed again after a reload', async () => {
    fakeApi({ ...accepted, [VERIFY]: () => refused('INVALID_CODE') });
    open('/auth/signup?type=learner');
    await fillDetails();
    cleanup();
    open('/auth/signup?type=learner');
    type(/^Password/, 'wrong horse');
    await enterCode();
    screen.getByText(/^The code or the password is not right/);
    expect(screen.queryByText('Invalid or expired verification code')).toBeNull();
    expect(toast.error).toHaveBeenCalledWith(
      expect.stringMatching(/^The code or the password/),
      expect.anything(),
    );
  });

  it.each([
    '{"email":',
    'null',
    '"text"',
    '{"name":1,"email":"ada@example.org","savedAt":1,"accountType":"learner"}',
  ])('starts over when what the tab has kept is broken: %s', (kept) => {
    sessionStorage.setItem('quizhall.pendingSignup', kept);
    fakeApi({});
    open();
    screen.getByRole('radio', { name: /Learner/ });
  });
});

describe('the first field of each step', () => {
  it('has the focus', async () => {
    fakeApi(accepted);
    open();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Learner/ })));
    fireEvent.click(screen.getByRole('radio', { name: /Quiz Creator/ }));
    await act(async () => press('Continue'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/)));
    await fillDetails();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')));
    await act(async () => press('Back'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Full name/)));
    await act(async () => press('Back'));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Quiz Creator/ })),
    );
  });
});

describe('going back in the signup', () => {
  const stepTo = async (router: ReturnType<typeof open>, by: number) => act(async () => router.navigate(by));

  it('goes one step back and forth with the browser, and keeps what was typed', async () => {
    fakeApi(accepted);
    const router = open();
    fireEvent.click(screen.getByRole('radio', { name: /Learner/ }));
    await act(async () => press('Continue'));
    await fillDetails();
    screen.getByLabelText('Verification code');
    await stepTo(router, -1);
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Ada');
    await stepTo(router, -1);
    screen.getByRole('radio', { name: /Learner/ });
    await stepTo(router, 2);
    screen.getByLabelText('Verification code');
  });

  it('does the same with the Back button, and after a reload', async () => {
    fakeApi(accepted);
    const router = open();
    fireEvent.click(screen.getByRole('radio', { name: /Learner/ }));
    await act(async () => press('Continue'));
    await fillDetails();
    await act(async () => press('Back'));
    screen.getByLabelText(/^Full name/);
    const { location } = router.state;
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    openPage({ '/auth/signup': Component }, location);
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Ada');
  });

  it('leads from a code that a reload has found to the details', async () => {
    fakeApi(accepted);
    open('/auth/signup?type=learner');
    await fillDetails();
    cleanup();
    open('/auth/signup?type=learner');
    screen.getByLabelText('Verification code');
    await act(async () => press('Back'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Ada');
  });

  it('sends no second code for the same details', async () => {
    const api = fakeApi(accepted);
    open('/auth/signup?type=learner');
    await fillDetails();
    await act(async () => press('Back'));
    await act(async () => press('Continue'));
    screen.getByLabelText('Verification code');
    expect(api.calls().filter((call) => call === REGISTER)).toHaveLength(1);
  });

  it('goes on at once with changed details: the code in the mailbox works for them', async () => {
    const api = fakeApi(accepted);
    open('/auth/signup?type=learner');
    await fillDetails();
    await act(async () => press('Back'));
    type(/^Full name/, 'Ada L.');
    await act(async () => press('Send verification code'));
    screen.getByLabelText('Verification code');
    expect(api.calls()).toEqual([REGISTER, REGISTER]);
  });
});
