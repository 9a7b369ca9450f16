// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-dashboard.tsx';

const ID = 'q_0000000000000001';
const PERSON = 'g_0000000000000001';
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const overview = (role: string) => ({
  id: ID,
  title: 'Gold',
  description: '',
  status: 'published',
  code: 'H7K2MP',
  shareableLink: 'gold-h7k2m9pq',
  roles: [role],
  revision: 1,
  passingScore: 70,
  rating: { average: 0, count: 0 },
  stats: {
    uniqueParticipants: 1,
    totalAttempts: 1,
    completedAttempts: 0,
    waitingAttempts: 0,
    averageScore: 0,
    averageTimeMinutes: 0,
    averageSeconds: 0,
    passRate: 0,
  },
  scoreDistribution: [],
  recentAttempts: [],
  questions: [],
});
const row = {
  submissionId: `${ID}.${PERSON}.2`,
  participantId: PERSON,
  name: 'Grace Hopper',
  email: '',
  status: 'pending_review',
  attemptNumber: 2,
  date: '2026-01-02T03:04:05.000Z',
  timeMinutes: 2,
  seconds: 120,
  lateSync: false,
};
const counts = { all: 1, passed: 0, failed: 0, pending_review: 1, in_progress: 0, abandoned: 0, annulled: 0 };
const attempt = (attemptNumber: number, more: object = {}) => ({
  submissionId: `${ID}.${PERSON}.${attemptNumber}`,
  attemptNumber,
  status: 'pending_review',
  attemptStatus: 'pending_review',
  timeMinutes: 2.5,
  seconds: 150,
  startedAt: '2026-01-02T03:04:05.000Z',
  completedAt: '2026-01-02T03:14:05.000Z',
  ...more,
});

const LIST = `GET /quizzes/${ID}/participants`;
const GET = `${LIST}/${PERSON}`;
const api = (answers: object, role = 'quiz.owner') =>
  fakeApi({ ...ME, [`GET /quizzes/${ID}/overview`]: () => ok(overview(role)), ...answers });
const open = (query: string) =>
  openPage({ '/quiz/:id/dashboard': Component }, `/quiz/${ID}/dashboard?tab=participants${query}`);

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists who took the quiz, and asks for what the address says', async () => {
  const { requests } = api({ [LIST]: () => ok({ participants: [row], counts }) });
  open('&q=grace&status=pending_review&sort=name');
  const table = await screen.findByRole('table', { name: 'Participants' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('not provided'),
    expect.stringContaining('No score yet'),
    expect.stringContaining('Waits for grading'),
    expect.any(String),
    'View Details',
  ]);
  within(table).getByText('Attempt 2');
  expect(requests.find(({ call }) => call === LIST)?.query).toMatchObject({
    search: 'grace',
    status: 'pending_review',
    sort: 'name',
  });
  const [details] = screen.getAllByRole('link', { name: 'View details of Grace Hopper' });
  expect(details?.getAttribute('href')).toContain(`&submission=${encodeURIComponent(row.submissionId)}`);
});

it.each(['quiz.viewer', 'quiz.editor'])(
  'tells a %s why there are no names, and asks for none',
  async (role) => {
    api({}, role);
    open(`&participant=${PERSON}`);
    await screen.findByRole('heading', { name: 'Names stay with whoever grades' });
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('says that the list did not come, and that nobody is there', async () => {
  let fails = true;
  api({
    [LIST]: () => (fails ? refused('UNAVAILABLE') : ok({ participants: [], counts: { ...counts, all: 0 } })),
  });
  open('');
  await screen.findByText('Failed to load participants');
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No participants yet' });
});

it('shows one participant with each attempt, by a link alone', async () => {
  const question = {
    questionText: 'Why?',
    isCorrect: false,
    skipped: false,
    pending: true,
    points: 0,
    maxPoints: 10,
    timeSpent: 5,
  };
  const score = {
    totalScore: 10,
    totalPossibleScore: 10,
    percentage: 100,
    correctAnswers: 1,
    totalQuestions: 1,
    isPassing: true,
    grade: 'A',
  };
  api({
    [LIST]: () => ok({ participants: [row], counts }),
    [GET]: () =>
      ok({
        participantId: PERSON,
        name: 'Grace Hopper',
        email: 'grace@example.com',
        attempts: [
          attempt(2, { questions: [question] }),
          attempt(1, {
            status: 'passed',
            score,
            questions: [{ ...question, pending: false, isCorrect: true, points: 10 }],
          }),
        ],
      }),
  });
  open(`&participant=${PERSON}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Grace Hopper' }));
  dialog.getByText('grace@example.com');
  dialog.getByText('2 min 30 sec');
  fireEvent.click(dialog.getByRole('button', { name: 'Attempt 1' }));
  dialog.getByText('100%');
  dialog.getByText('1 of 1');
  dialog.getByText('Correct');
  dialog.getByText('· 10 of 10 points');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says why a participant cannot be shown', async () => {
  api({ [LIST]: () => ok({ participants: [], counts }), [GET]: () => refused('NOT_FOUND') });
  open(`&participant=${PERSON}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Failed to load user details' });
  dialog.getByText('This participant has no attempt at this quiz.');
});
