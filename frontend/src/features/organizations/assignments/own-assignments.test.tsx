// @vitest-environment happy-dom
import type { OwnAssignment } from '@quizhall/shared/model/organizations/assignment';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { AT, ID } from '../shared/testing.ts';
import { OwnAssignments } from './own-assignments.tsx';

const OWN = 'GET /users/me/assignments';
const me = (organizations: object[]) => ({
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Iris', organizations } }),
});
const MEMBER = me([{ id: ID, title: 'Acme School', role: 'member' }]);
const own = (title: string, more: Partial<OwnAssignment> = {}): OwnAssignment => ({
  id: `a_${title}`,
  organization: { id: ID, name: 'Acme School' },
  quiz: { id: `q_${title}`, title },
  dueAt: AT,
  timezone: 'UTC',
  note: '',
  state: 'open',
  progress: 'not_opened',
  canStart: true,
  ...more,
});
const open = () => openPage({ '/dashboard': OwnAssignments }, '/dashboard');

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is not there for who is in no organization', async () => {
  const { calls } = fakeApi(me([]));
  open();
  await vi.waitFor(() => expect(calls()).toContain('GET /users/me/session'));
  expect(screen.queryByRole('heading', { name: 'Assigned to you' })).toBeNull();
  expect(calls()).not.toContain(OWN);
});

it('does not say that nothing waits where an organization asks for a second factor first', async () => {
  fakeApi({
    ...MEMBER,
    [OWN]: () => ok({ assignments: [], counts: { overdue: 0, open: 0, done: 0 }, shut: [ID] }),
  });
  open();
  await screen.findByText('Two-factor authentication is missing: Acme School');
  expect(screen.getByRole('link', { name: 'Set it up' }).getAttribute('href')).toBe(
    '/account/profile?tab=security',
  );
  expect(screen.queryByText('Nothing is waiting for you')).toBeNull();
});

it('leads to what can be started, and says what is overdue or closed', async () => {
  fakeApi({
    ...MEMBER,
    [OWN]: () =>
      ok({
        assignments: [
          own('Knots', { state: 'overdue', note: 'Bring a rope' }),
          own('Lights', { canStart: false }),
        ],
        counts: { todo: 2, done: 0 },
      }),
  });
  open();
  const start = await screen.findByRole('link', { name: 'Start Knots' });
  expect(start.getAttribute('href')).toBe('/quiz/q_Knots');
  screen.getByText('Overdue');
  screen.getByText('Bring a rope');
  screen.getByText('Not open now');
  expect(screen.queryByRole('link', { name: 'Start Lights' })).toBeNull();
  // Without completed assignments there is no filter.
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

it('leads to the result of what is done, and says where it was late', async () => {
  fakeApi({
    ...MEMBER,
    [OWN]: ({ query }) =>
      ok({
        assignments:
          query['show'] === 'done'
            ? [own('Knots', { state: 'done', late: true, attempt: { id: 's1', at: AT } })]
            : [],
        counts: { todo: 0, done: 1 },
      }),
  });
  const router = open();
  await screen.findByText('Nothing is waiting for you');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  const result = await screen.findByRole('link', { name: 'View result of Knots' });
  expect(result.getAttribute('href')).toBe('/quiz/q_Knots/result/s1');
  screen.getByText(/, late$/);
  expect(router.state.location.search).toContain('assigned=done');
});
