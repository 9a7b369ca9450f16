// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import type { AttemptRecord } from '../storage/attempt-records.ts';
import { DeviceAttempts } from './device-attempts.tsx';

const HOUR = 3_600_000;
const recordOf = (title: string, more: Partial<AttemptRecord> = {}): AttemptRecord => ({
  sessionId: `id-of-${title}`,
  sessionToken: 't',
  quizId: 'q1',
  refs: ['abc234'],
  userId: undefined,
  participantInfo: undefined,
  deadlineAt: Date.now() + HOUR,
  startedAt: Date.now() - HOUR,
  finished: false,
  title,
  ...more,
});
const kept = vi.hoisted(() => ({ records: [] as AttemptRecord[] }));
vi.mock('../storage/open-store.ts', () => ({
  attemptStore: async () => ({
    list: async (userId: string | undefined) => kept.records.filter((record) => record.userId === userId),
  }),
}));

const Running = () => <DeviceAttempts show="running" />;
const All = () => <DeviceAttempts show="all" />;

beforeEach(() => {
  localStorage.clear();
  fakeApi({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads a guest on with what runs, and to the results that this browser can open', async () => {
  kept.records = [
    recordOf('Rivers'),
    recordOf('Lakes', { deadlineAt: Date.now() - 1 }),
    recordOf('Seas', { finished: true }),
    recordOf('Somebody else’s', { userId: 'u9' }),
  ];
  openPage({ '/x': All }, '/x');
  const list = within(await screen.findByRole('region', { name: 'In this browser' }));
  const ways = list
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Continue Rivers', '/quiz/abc234/take'],
    ['Open Lakes', '/quiz/abc234/take'],
    ['Open result of Seas', '/quiz/q1/result/id-of-Seas'],
  ]);
});

it('says that there is nothing', async () => {
  kept.records = [];
  openPage({ '/x': All }, '/x');
  await screen.findByText(/No quiz was taken as a guest/);
});

it('shows somebody with an account only what is theirs and goes on', async () => {
  startSignedIn();
  fakeApi({ 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) });
  kept.records = [
    recordOf('Rivers', { userId: 'u1' }),
    recordOf('Seas', { userId: 'u1', finished: true }),
    recordOf('Lakes'),
  ];
  openPage({ '/x': Running }, '/x');
  const list = within(await screen.findByRole('region', { name: 'Not finished yet' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  list.getByRole('link', { name: 'Continue Rivers' });
});
