// @vitest-environment happy-dom
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { CREATOR, LEARNER } from '@/lib/testing/people.ts';
import { Component } from './dashboard.tsx';

const profileOf = (overrides: Partial<Profile> = {}): Profile => ({
  ...LEARNER,
  myQuizzes: [],
  organizations: [],
  phone: '',
  location: '',
  bio: '',
  dateOfBirth: '',
  joinedDate: '2030-01-15T12:00:00.000Z',
  passwordChangedAt: '2030-01-15T12:00:00.000Z',
  stats: { totalQuizzesTaken: 0, totalQuizzesCreated: 0, averageScore: 0, scores: 0, badges: 0 },
  quizzesCreated: [],
  recentActivity: [],
  plan: 'free',
  ...overrides,
});

const note = (n: number, type: string, unread = true) => ({
  id: `0${String(n).padStart(25, '0')}`,
  type,
  title: `News ${n}`,
  message: 'Look',
  time: '2030-01-15T12:00:00.000Z',
  unread,
  link: `/news/${n}`,
});

const NEWS = [
  note(5, 'first_response'),
  note(4, 'x', false),
  note(3, 'x'),
  note(2, 'x'),
  note(1, 'quiz_invite'),
];

function open(profile: Profile, more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /users/me/session': () => ok({ session: profile }),
    'GET /users/me': () => ok({ user: profile }),
    'GET /notifications': () => ok({ notifications: [], unread: 0 }),
    'GET /users/me/organization-offers': () => ok({ offers: [] }),
    ...more,
  });
  openPage({ '/dashboard': Component }, '/dashboard');
  return api;
}

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the dashboard', () => {
  it('greets, and leads a learner to a quiz', async () => {
    open(profileOf());
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' });
    await screen.findByText(/Quizzes that you take appear here/);
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Create a Quiz' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invitations and news' })).toBeNull();
  });

  it('shows a creator the newest quizzes and results, and the way to more', async () => {
    const myQuizzes = [1, 2, 3, 4].map((n) => ({ id: `q_${n}`, title: `Quiz ${n}`, status: 'published' }));
    const taken = {
      id: 's1',
      type: 'quiz_taken',
      title: 'Gold',
      date: '2030-01-15T12:00:00.000Z',
      score: 80,
    };
    open(profileOf({ ...CREATOR, myQuizzes, recentActivity: [{ ...taken, quizId: 'q_9' }] }));
    await screen.findByRole('link', { name: /Quiz 3/ });
    expect(screen.queryByRole('link', { name: /Quiz 4/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Create a Quiz' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Gold/ }).getAttribute('href')).toBe('/quiz/q_9/result/s1');
  });

  it('tells what is unread, invitations first, and marks what is opened as read', async () => {
    const api = open(profileOf(), {
      'GET /notifications': () => ok({ notifications: NEWS, unread: 4 }),
      [`POST /notifications/${NEWS.at(-1)?.id}/read`]: () => ok({}),
    });
    await screen.findByRole('heading', { name: 'Invitations and news' });
    const titles = screen.getAllByText(/News \d$/).map(({ textContent }) => textContent?.slice(-6));
    expect(titles).toEqual(['News 1', 'News 5', 'News 3']);
    fireEvent.click(screen.getByRole('link', { name: /News 1/ }));
    await waitFor(() =>
      expect(api.requests.some(({ call }) => call === `POST /notifications/${NEWS.at(-1)?.id}/read`)).toBe(
        true,
      ),
    );
  });

  it('keeps the way to a quiz when the rest cannot be loaded, and tries again', async () => {
    let works = false;
    open(profileOf(), {
      'GET /users/me': () => (works ? ok({ user: profileOf() }) : refused('FORBIDDEN')),
    });
    await screen.findByText('Your quizzes and results could not be loaded');
    expect(screen.getByRole('textbox')).toBeTruthy();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/Quizzes that you take appear here/);
  });
});
