// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-invite.tsx';

const ID = 'q_0000000000000001';
const TOKEN = 't'.repeat(43);
const GET = `GET /quiz-invites/${TOKEN}`;
const ACCEPT = `POST /quiz-invites/${TOKEN}/accept`;
const DECLINE = `POST /quiz-invites/${TOKEN}/decline`;
const user = { id: 'u1', fullName: 'Grace', email: 'grace@example.org' };
const ME = { 'GET /users/me/session': () => ok({ session: user }) };
const invite = {
  quizId: ID,
  title: 'Gold',
  role: 'editor',
  email: 'grace@example.org',
  own: true,
  from: 'Ada',
  expiresAt: '2026-01-09T03:04:05.000Z',
};

const Nothing = () => <p>Another page</p>;
const show = () =>
  openPage(
    {
      '/invite/:token': Component,
      '/quiz/:id/edit': Nothing,
      '/quiz/:id/dashboard': Nothing,
      '/auth/login': Nothing,
    },
    `/invite/${TOKEN}`,
    { toasts: true },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string, where = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => fireEvent.click(where.getByRole('button', { name })));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('/invite/:token, signed in', () => {
  beforeEach(startSignedIn);

  it.each([
    ['editor', `/quiz/${ID}/edit`],
    ['viewer', `/quiz/${ID}/dashboard`],
    ['grader', `/quiz/${ID}/dashboard`],
  ])('accepted as %s leads to %s', async (role, path) => {
    fakeApi({
      ...ME,
      [GET]: () => ok({ invite: { ...invite, role } }),
      [ACCEPT]: () => ok({ quizId: ID, role }),
    });
    const router = show();
    await heading('Work on “Gold”?');
    screen.getByText('Ada invites you.');
    screen.getByText('You are signed in as grace@example.org.');
    await press('Accept');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await screen.findByText('You now work on “Gold”');
  });

  it('says for which address it is, and offers another account no way to accept', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ invite: { ...invite, email: 'mary@example.org', own: false } }) });
    show();
    await screen.findByText('This invitation is for mary@example.org.');
    screen.getByText(/^Another account cannot accept it\./);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('asks before it declines, and says what came of it', async () => {
    const api = fakeApi({ ...ME, [GET]: () => ok({ invite }), [DECLINE]: () => ok(undefined) });
    show();
    await heading('Work on “Gold”?');
    await press('Decline');
    expect(api.requests.some(({ call }) => call === DECLINE)).toBe(false);
    await press('Decline', within(screen.getByRole('alertdialog')));
    await heading('Invitation declined');
  });

  it('says why it could not be accepted', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ invite }), [ACCEPT]: () => refused('INVALID_STATE') });
    show();
    await heading('Work on “Gold”?');
    await press('Accept');
    await screen.findByRole('alert');
  });

  it('leads on from a link that is used up', async () => {
    fakeApi({ ...ME, [GET]: () => refused('INVALID_LINK') });
    show();
    await heading('This invitation no longer works');
    expect(screen.getByRole('link', { name: 'Shared with me' }).getAttribute('href')).toBe(
      '/quiz/manage?scope=shared',
    );
  });

  it('does not blame the link for a busy server', async () => {
    let broken = true;
    fakeApi({ ...ME, [GET]: () => (broken ? refused('UNAVAILABLE') : ok({ invite })) });
    show();
    await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await press('Try again');
    await heading('Work on “Gold”?');
  });
});

describe('/invite/:token, signed out', () => {
  beforeEach(() => localStorage.clear());

  it('shows what it is about, and comes back after the sign-in', async () => {
    fakeApi({ [GET]: () => ok({ invite }) });
    const router = show();
    await heading('Work on “Gold”?');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Sign in to accept' })));
    expect(router.state.location).toMatchObject({
      pathname: '/auth/login',
      state: { from: `/invite/${TOKEN}` },
    });
  });

  it('asks to sign in where the link is for one account', async () => {
    fakeApi({ [GET]: () => refused('SIGNED_OUT') });
    show();
    await heading('Sign in to see the invitation');
    screen.getByRole('link', { name: 'Create an account' });
  });
});
