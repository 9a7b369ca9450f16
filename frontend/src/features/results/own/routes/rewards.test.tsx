// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeRequest, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './rewards.tsx';

const REWARDS = 'GET /users/me/rewards';
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const open = () => openPage({ '/rewards': Component }, '/rewards');

const QUIZ = `q_${'a'.repeat(16)}`;
const earned = (number: number) => ({
  submissionId: `${QUIZ}.u_${'b'.repeat(20)}.${number}`,
  quiz: { id: QUIZ, title: `Capitals ${number}` },
  at: '2026-01-05T10:00:00.000Z',
});
const FIRST_TRY = { bonus: 'firstAttempt', name: 'First Try' };
const row = (number: number) => ({
  ...earned(number),
  attemptNumber: number,
  points: 120,
  badges: [FIRST_TRY],
});
const PAGE = {
  points: 1_240,
  counts: { badges: { perfectScore: 0, fastCompletion: 0, firstAttempt: 5 }, certificates: 1 },
  badges: [4, 3, 2, 1].map((number) => ({ ...earned(number), ...FIRST_TRY })),
  certificates: [{ ...earned(4), code: 'ABCDEFGH12345678', score: 92 }],
  history: [row(4), row(3)],
};
const NOTHING = {
  points: 0,
  counts: { badges: { perfectScore: 0, fastCompletion: 0, firstAttempt: 0 }, certificates: 0 },
  badges: [],
  certificates: [],
  history: [],
};

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('/rewards', () => {
  it('says what was earned in all, by what, and leads to each result', async () => {
    fakeApi({ ...ME, [REWARDS]: () => ok(PAGE) });
    open();
    await screen.findByText('1,240');
    const badges = part('Badges').getAllByRole('listitem');
    const firstTry = within(
      part('Badges').getByRole('heading', { name: 'First Try' }).closest('li') as HTMLElement,
    );
    firstTry.getByText('5 quizzes');
    expect(firstTry.getAllByRole('link')).toHaveLength(3);
    expect(badges.filter((badge) => badge.textContent.includes('Not earned yet'))).toHaveLength(2);
    const certificate = part('Certificates').getByRole('link', { name: 'Certificate: Capitals 4' });
    expect(certificate.getAttribute('href')).toBe('/verify/ABCDEFGH12345678');
    const link = part('What brought them').getByRole('link', { name: 'Capitals 4' });
    expect(link.getAttribute('href')).toBe(`/quiz/${QUIZ}/result/${earned(4).submissionId}`);
    expect(part('What brought them').getAllByText('+120 points')).toHaveLength(2);
  });

  it('reads on, and keeps the sums of the first page', async () => {
    const page = ({ query }: FakeRequest) =>
      query.cursor === 'next' ? ok({ history: [row(2)] }) : ok({ ...PAGE, nextCursor: 'next' });
    fakeApi({ ...ME, [REWARDS]: page });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await vi.waitFor(() => part('What brought them').getByRole('link', { name: 'Capitals 2' }));
    screen.getByText('1,240');
  });

  it('shows a certificate to whoever has earned no points', async () => {
    fakeApi({
      ...ME,
      [REWARDS]: () => ok({ ...NOTHING, counts: PAGE.counts, certificates: PAGE.certificates }),
    });
    open();
    await screen.findByRole('link', { name: 'Certificate: Capitals 4' });
    expect(screen.queryByText('No rewards yet')).toBeNull();
  });

  it('says how to earn some to whoever has none', async () => {
    fakeApi({ ...ME, [REWARDS]: () => ok(NOTHING) });
    open();
    await screen.findByText('No rewards yet');
    expect(screen.getByRole('link', { name: 'Join a quiz' }).getAttribute('href')).toBe('/get-started');
    part('How rewards work').getByText(/right answer brings points/);
  });

  it('says what there is to earn to whoever is signed out, and asks nothing', async () => {
    localStorage.clear();
    fakeApi({});
    open();
    await screen.findByRole('link', { name: 'Sign in' });
    part('How rewards work').getByText(/a code by which anybody can check it/);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/signup');
  });

  it('says that they could not be loaded, and asks again', async () => {
    let broken = true;
    fakeApi({ ...ME, [REWARDS]: () => (broken ? refused('NOT_FOUND') : ok(PAGE)) });
    open();
    await screen.findByText('Your rewards could not be loaded');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1,240');
  });
});
