// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Profile } from '@quizhall/shared/model/accounts/user';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { rememberUser, storeTokens } from '@/lib/api/tokens.ts';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { ProfilePage } from './profile-page.tsx';

const ME = 'GET /users/me';

const profileOf = (overrides: Partial<Profile> = {}): Profile => ({
  id: 'u1',
  email: 'ada@example.org',
  fullName: 'Ada Lovelace',
  userType: 'moderator',
  isEmailVerified: true,
  canCreateQuizzes: true,
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

function open(path = '/account/profile', state?: unknown) {
  const [pathname = '', search = ''] = path.split('?');
  const router = createMemoryRouter(
    [{ path: '*', element: <ProfilePage running={null} join="Join here" /> }],
    {
      initialEntries: [{ pathname, search: search && `?${search}`, state }],
    },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  );
  return router;
}

function signedInAs(profile: Profile, more: Parameters<typeof fakeApi>[0] = {}) {
  storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
  return fakeApi({
    'GET /users/me/session': () => ok({ session: profile }),
    [ME]: () => ok({ user: profile }),
    ...more,
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('profile', () => {
  it.each([
    ['a member of none', [], true],
    ['a member', [{ id: 'o_school', title: 'School', role: 'member' as const }], false],
  ])(
    'explains to %s, led here by a page of an organization, why: %s',
    async (_, organizations, explained) => {
      signedInAs(profileOf({ organizations }));
      open('/account/profile', { withoutOrganization: true });
      await screen.findByRole('heading', { level: 1 });
      const title = screen.queryByText('You are not a member of an organization');
      expect(title !== null).toBe(explained);
      const way = screen.queryByRole('link', { name: 'Create Organization' });
      if (explained) expect(way?.getAttribute('href')).toBe('/org/create');
    },
  );

  it('explains nothing about organizations to a person who came by themselves', async () => {
    signedInAs(profileOf());
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('You are not a member of an organization')).toBeNull();
  });

  it('asks a guest to sign in', () => {
    fakeApi({});
    open();
    screen.getByRole('heading', { name: 'Sign in Required' });
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth/login');
  });

  it('shows only the contact that the person has told', async () => {
    signedInAs(profileOf({ phone: '+44 20 7946 0000', bio: 'Counts' }));
    open();
    await screen.findByRole('heading', { name: 'Ada Lovelace' });
    screen.getByText('+44 20 7946 0000');
    screen.getByText('Counts');
    expect(screen.queryByText('Location')).toBeNull();
  });

  it('offers an account without email to add one', async () => {
    signedInAs(profileOf({ email: '', classLogin: { classCode: 'abcd2345', userName: 'ada.lovelace' } }));
    open('/account/profile?tab=security');
    await screen.findByText(/^No email address.* ada\.lovelace\.$/);
    screen.getByRole('button', { name: 'Add email' });
  });

  it('shows the statistics, and no average of nothing', async () => {
    const stats = { totalQuizzesTaken: 4, totalQuizzesCreated: 2, averageScore: 87, scores: 3, badges: 1 };
    signedInAs(profileOf({ stats }));
    open();
    const value = async (label: string) =>
      (await screen.findByText(label)).closest('div')?.querySelector('dd')?.textContent;
    expect(await value('Avg. Score')).toBe('87%');
    cleanup();
    // Taken, but no score may be known.
    signedInAs(profileOf({ stats: { ...stats, averageScore: 0, scores: 0 } }));
    open();
    expect(await value('Avg. Score')).toBe('–');
  });

  it('asks for all badges where the profile knows those of the newest attempts alone, and only there', async () => {
    const stats = { totalQuizzesTaken: 50, totalQuizzesCreated: 0, averageScore: 87, scores: 50, badges: 2 };
    const badges = { perfectScore: 3, fastCompletion: 0, firstAttempt: 4 };
    const rewards = vi.fn(() => ok({ points: 9, counts: { badges, certificates: 0 }, history: [] }));
    const shown = async (more: object) => {
      signedInAs(profileOf({ stats: { ...stats, ...more } }), { 'GET /users/me/rewards': rewards });
      open();
      const tile = (await screen.findByText('Badges')).closest('div');
      await waitFor(() => expect(tile?.querySelector('dd')?.textContent).toMatch(/\d/));
      const told = tile?.querySelector('dd')?.textContent;
      cleanup();
      return told;
    };
    expect([await shown({}), rewards.mock.calls.length]).toEqual(['2', 0]);
    expect([await shown({ badgesOfNewest: true }), rewards.mock.calls.length]).toEqual(['7', 1]);
  });

  it('is where learners go on: they join, see their newest results, and no count of quizzes that they do not make', async () => {
    const date = '2030-01-15T12:00:00.000Z';
    const took = (n: number) => ({
      id: `s${n}`,
      quizId: 'q_1',
      type: 'quiz_taken',
      title: `Quiz ${n}`,
      date,
      score: 90,
    });
    const recentActivity = [1, 2, 3, 4].map(took);
    signedInAs(profileOf({ userType: 'learner', canCreateQuizzes: false, recentActivity }));
    open();
    await screen.findByText('Join here');
    expect(screen.getByRole('link', { name: /Quiz 3/ }).getAttribute('href')).toBe('/quiz/q_1/result/s3');
    expect(screen.queryByText('Quiz 4')).toBeNull();
    expect(screen.queryByText('Quizzes Created')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create a Quiz' })).toBeNull();
  });

  it('is where creators go on: their newest quizzes, and the way to another one', async () => {
    const myQuizzes = [1, 2, 3, 4].map((n) => ({ id: `q_${n}`, title: `Own ${n}`, status: 'draft' }));
    signedInAs(profileOf({ myQuizzes }));
    open();
    const create = await screen.findByRole('link', { name: 'Create a Quiz' });
    expect(create.getAttribute('href')).toBe('/quiz/create');
    expect(screen.getByRole('link', { name: /Own 3/ }).getAttribute('href')).toBe('/quiz/q_3/dashboard');
    expect(screen.queryByText('Own 4')).toBeNull();
    screen.getByRole('link', { name: 'View All Quizzes' });
    expect(screen.queryByText('Join here')).toBeNull();
    screen.getByText('Quizzes Created');
  });

  it('links every quiz to its overview, from the tab that the address names', async () => {
    signedInAs(profileOf({ myQuizzes: [{ id: 'q_1', title: 'Rivers', status: 'published' }] }));
    open('/account/profile?tab=quizzes');
    const link = await screen.findByRole('link', { name: /Rivers/ });
    expect(link.getAttribute('href')).toBe('/quiz/q_1/dashboard');
    expect(link.textContent).toContain('Published');
  });

  it('lists what was done lately, leads to it, and says when a score is still to come', async () => {
    const date = '2030-01-15T12:00:00.000Z';
    const recentActivity = [
      { id: 's1', quizId: 'q_1', type: 'quiz_taken', title: 'Rivers', date, score: 90 },
      { id: 's2', quizId: 'q_2', type: 'quiz_taken', title: 'Essays', date },
      { id: 's3', quizId: 'q_3', type: 'quiz_taken', title: 'Exam', date, withheld: 'not_released' as const },
      { id: 's4', quizId: 'q_4', type: 'quiz_taken', title: 'Train', date, withheld: 'provisional' as const },
      { id: 'q_5', type: 'quiz_created', title: 'Own', date },
    ];
    signedInAs(profileOf({ recentActivity }));
    open('/account/profile?tab=activity');
    await screen.findByText('Score 90%');
    screen.getByText('Waiting for review');
    screen.getByText('Waiting for release');
    screen.getByText('Not final yet');
    const paths = ['Rivers', 'Exam', 'Own'].map((name) =>
      screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(paths).toEqual(['/quiz/q_1/result/s1', '/quiz/q_3/result/s3', '/quiz/q_5/dashboard']);
    expect(screen.getByRole('link', { name: 'See all results' }).getAttribute('href')).toBe('/my-results');
  });

  it('has a tab of organizations only for members of some', async () => {
    signedInAs(profileOf());
    open();
    await screen.findByRole('tab', { name: 'Overview' });
    expect(screen.queryByRole('tab', { name: 'Organizations' })).toBeNull();
  });

  it('leads an account for an organization to creating it, and members to theirs', async () => {
    signedInAs(profileOf({ userType: 'organization' }));
    open('/account/profile?welcome=true');
    await screen.findByText(/Create your organization/);
    const ways = screen.getAllByRole('link', { name: 'Create Organization' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/org/create', '/org/create']);
    cleanup();
    const organizations = [{ id: 'org_1', title: 'Northgate', role: 'admin' as const }];
    signedInAs(profileOf({ userType: 'organization', organizations }));
    open();
    const way = await screen.findByRole('link', { name: /Northgate/ });
    expect(way.getAttribute('href')).toBe('/org/org_1/dashboard');
    expect(screen.queryByRole('link', { name: 'Create Organization' })).toBeNull();
  });

  it('opens the form again with what a sign-in that has expired has interrupted, until it is dropped', async () => {
    signedInAs(profileOf());
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText(/^Location/), { target: { value: 'Basel' } });
    cleanup();
    const location = () => screen.findByLabelText<HTMLInputElement>(/^Location/);
    open();
    expect((await location()).value).toBe('Basel');
    // The dialog learns from an effect that the form holds changes.
    await act(async () => {});
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    cleanup();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect((await location()).value).toBe('');
  });

  it('welcomes a new account, and leads back to the quiz that brought it here', async () => {
    signedInAs(profileOf());
    const router = open('/account/profile?welcome=true', { from: '/quiz/ABC234/take' });
    await screen.findByText('Welcome to Quizhall, Ada!');
    expect(screen.getByRole('link', { name: 'Continue where you left off' }).getAttribute('href')).toBe(
      '/quiz/ABC234/take',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Close welcome' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText('Welcome to Quizhall, Ada!')).toBeNull();
  });

  it('offers another try when the profile cannot be loaded', async () => {
    storeTokens({ accessToken: 'a1', refreshToken: 'r1' });
    rememberUser(profileOf());
    let online = false;
    fakeApi({ [ME]: () => (online ? ok({ user: profileOf() }) : 'offline') });
    open();
    await screen.findByRole('heading', { name: 'Your profile could not be loaded' });
    online = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Ada Lovelace' });
  });
});
