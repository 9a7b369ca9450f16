// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';

const BOARD = 'GET /quizzes/q1/leaderboard';
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const entry = (rank: number, name: string, more = {}) => ({
  rank,
  name,
  score: 80,
  timeSeconds: 75,
  ...more,
});
const open = () => openPage({ '/board': () => <LeaderboardCard quizId="q1" /> }, '/board');

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks the own row among equals', async () => {
  const entries = [entry(1, 'Grace'), entry(1, 'Ada', { isMe: true }), entry(3, 'Tim')];
  fakeApi({ ...ME, [BOARD]: () => ok({ entries, me: entry(1, 'Ada') }) });
  open();
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1Grace80%/),
    expect.stringMatching(/^1AdaYou80%/),
    expect.stringMatching(/^3Tim80%/),
  ]);
  expect(screen.queryByText(/You: /)).toBeNull();
});

it('tells the own rank below a list that does not show it, and shows the whole list', async () => {
  const entries = Array.from({ length: 30 }, (_, n) => entry(n + 1, `P${n + 1}`));
  const me = entry(1240, 'Ada', { isAbout: true });
  fakeApi({ ...ME, [BOARD]: () => ok({ entries, me }) });
  open();
  await screen.findByText(/You: about rank 1,240/);
  expect(screen.getAllByRole('row')).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30' }));
  expect(screen.getAllByRole('row')).toHaveLength(31);
});

it('says that nobody is there yet', async () => {
  fakeApi({ ...ME, [BOARD]: () => ok({ entries: [] }) });
  open();
  await screen.findByText('Nobody is on the leaderboard yet.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('leaves the page without it where it does not come', async () => {
  const answered = vi.fn(() => refused('NOT_FOUND'));
  fakeApi({ ...ME, [BOARD]: answered });
  open();
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(screen.queryByText('Leaderboard')).toBeNull();
});
