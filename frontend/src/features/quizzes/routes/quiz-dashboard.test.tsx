// @vitest-environment happy-dom
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-dashboard.tsx';

const ID = 'q_0000000000000001';
const overview: QuizOverview = {
  id: ID,
  title: 'Gold',
  description: '',
  status: 'published',
  code: 'H7K2MP',
  shareableLink: 'gold-h7k2m9pq',
  roles: ['quiz.owner'],
  revision: 1,
  passingScore: 70,
  rating: { average: 4.5, count: 2 },
  stats: {
    uniqueParticipants: 3,
    totalAttempts: 5,
    completedAttempts: 4,
    waitingAttempts: 0,
    answersToGrade: 0,
    averageScore: 62.5,
    averageTimeMinutes: 3.2,
    averageSeconds: 192,
    passRate: 50,
  },
  scoreDistribution: [
    { range: '0-20', count: 1 },
    { range: '81-100', count: 3 },
  ],
  recentAttempts: [
    {
      id: `${ID}.g_x.1`,
      name: 'Grace Hopper',
      email: '',
      score: 90,
      timeMinutes: 2,
      seconds: 120,
      date: '2026-01-02T03:04:05.000Z',
      status: 'passed',
      attemptStatus: 'timed_out',
      lateSync: true,
    },
  ],
  questions: [
    {
      id: 'a',
      text: 'Easy?',
      type: 'one_choice',
      avgCorrect: 75,
      avgTimeSeconds: 8.4,
      seen: 4,
      answers: 4,
      pending: 0,
    },
    {
      id: 'b',
      text: 'New?',
      type: 'fill_blank',
      avgCorrect: 0,
      avgTimeSeconds: 0,
      seen: 0,
      answers: 0,
      pending: 0,
    },
  ],
};
const GET = `GET /quizzes/${ID}/overview`;
const PUT = `PUT /quizzes/${ID}`;
const PULSE = `GET /quizzes/${ID}/pulse`;
const AT = '2026-01-02T03:04:05.000Z';
const ME = {
  [PULSE]: () => ok({ changedAt: AT }),
  'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }),
};

const open = (path = `/quiz/${ID}/dashboard`) => openPage({ '/quiz/:id/dashboard': Component }, path);

/** Values of the six tiles by label. */
const tiles = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

beforeEach(startSignedIn);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the overview of a quiz', () => {
  it('shows the six numbers and the latest attempts', async () => {
    fakeApi({ ...ME, [GET]: () => ok(overview) });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Gold' });
    expect(tiles()).toMatchObject({
      Participants: '3',
      Attempts: '5',
      'Avg Score': '62.5%',
      'Avg Time': '3 min 12 sec',
      'Pass Rate': '50%',
      Completed: '4',
    });
    screen.getByText('1 in progress');
    screen.getByText('not provided');
    screen.getByText(/Time ran out · Answers arrived late/);
    expect(screen.getByRole('table', { name: 'Score Distribution' }).textContent).toContain('81-100');
  });

  it('shows an editor the numbers alone', async () => {
    const editor: QuizOverview = { ...overview, roles: ['quiz.editor'], recentAttempts: [] };
    fakeApi({ ...ME, [GET]: () => ok(editor) });
    open();
    await screen.findByRole('table', { name: 'Score Distribution' });
    expect(screen.queryByText('Recent Attempts')).toBeNull();
  });

  it('claims no averages before the first attempt is finished', async () => {
    const stats = { ...overview.stats, totalAttempts: 1, completedAttempts: 0, averageScore: 0, passRate: 0 };
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, stats, recentAttempts: [] }) });
    open();
    await screen.findByText('No attempts yet');
    expect(tiles()).toMatchObject({ Attempts: '1', 'Avg Score': '–', 'Pass Rate': '–' });
  });

  it('rates questions, and says where there is nothing to rate', async () => {
    fakeApi({ ...ME, [GET]: () => ok(overview) });
    open(`/quiz/${ID}/dashboard?tab=questions`);
    const [rated, unrated] = await screen.findAllByRole('listitem');
    expect(
      within(rated as HTMLElement)
        .getByRole('progressbar')
        .getAttribute('aria-valuenow'),
    ).toBe('75');
    within(rated as HTMLElement).getByText(/8 sec/);
    within(unrated as HTMLElement).getByText('No Data Yet');
  });

  it('tells questions that nobody got right from those that wait for a grade', async () => {
    const of = (text: string, counts: Partial<QuizOverview['questions'][number]>) => {
      const none = { avgCorrect: 0, avgTimeSeconds: 9, seen: 2, answers: 2, pending: 0 };
      return { id: text, text, type: 'essay' as const, ...none, ...counts };
    };
    const questions = [
      of('Left empty?', { answers: 0 }),
      of('Not graded?', { pending: 2 }),
      of('Half graded?', { pending: 1, avgCorrect: 100 }),
    ];
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, questions }) });
    open(`/quiz/${ID}/dashboard?tab=questions`);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('progressbar')?.getAttribute('aria-valuenow'))).toEqual([
      '0',
      undefined,
      '100',
    ]);
    expect(rows[0]?.textContent).toContain('Answers 0');
    expect(rows[1]?.textContent).toContain('Waiting for a grade');
    expect(rows[2]?.textContent).toContain('To Grade 1');
  });

  it('pauses after the agreed question', async () => {
    const wanted: unknown[] = [];
    let status: QuizOverview['status'] = 'published';
    fakeApi({
      ...ME,
      [GET]: () => ok({ ...overview, status }),
      [PUT]: ({ body }) => {
        wanted.push(body);
        status = 'paused';
        return ok({ quiz: { id: ID, status } });
      },
    });
    open(`/quiz/${ID}/dashboard?tab=settings`);
    const button = await screen.findByRole('button', { name: 'Pause' });
    await act(async () => fireEvent.click(button));
    const dialog = screen.getByRole('alertdialog', { name: 'Pause Quiz?' });
    within(dialog).getByText("This will pause the quiz. Participants won't be able to take it.");
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Pause' })));
    expect(await screen.findAllByText('Paused')).toHaveLength(2);
    screen.getByRole('button', { name: 'Resume' });
    expect(wanted).toEqual([{ status: 'paused' }]);
  });

  it.each<[NonNullable<QuizOverview['roles']>[number], string[]]>([
    ['quiz.viewer', []],
    ['quiz.grader', ['Release results']],
    ['quiz.editor', ['Pause', 'Edit', 'Edit Questions', 'People']],
  ])('offers %s only what they may: %j', async (role, offered) => {
    const shared = { ...overview, release: {}, roles: [role], owner: { id: 'u2', name: 'Grace' } };
    fakeApi({ ...ME, [GET]: () => ok(shared) });
    open(`/quiz/${ID}/dashboard?tab=settings`);
    await screen.findByText(/^Shared by Grace/);
    const all = ['Release results', 'Pause', 'Archive', 'Edit', 'Edit Questions', 'People'];
    const there = all.filter((name) =>
      ['button', 'link'].some((kind) => screen.queryByRole(kind, { name }) !== null),
    );
    expect(there).toEqual(offered);
  });

  it('reads its numbers again when they have changed, without a sign of it, and no more often', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const stats = { ...overview.stats };
    let changedAt = AT;
    const api = fakeApi({
      ...ME,
      [PULSE]: () => ok({ changedAt }),
      [GET]: () => ok({ ...overview, stats: { ...stats } }),
    });
    const reads = () => api.calls().filter((call) => call === GET).length;
    const beats = (count: number) => act(async () => vi.advanceTimersByTimeAsync(count * 4_000 + 100));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Gold' });
    // Reads once more, because the quiz may have changed while the page loaded.
    await beats(3);
    expect(reads()).toBe(2);
    stats.totalAttempts = 9;
    changedAt = '2026-01-02T03:04:06.000Z';
    await beats(1);
    expect(tiles()).toMatchObject({ Attempts: '9' });
    screen.getByText('9 attempts, 4 finished, average score 62.5%');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await beats(3);
    expect(reads()).toBe(4);
  });

  it('says new figures at most twice a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const stats = { ...overview.stats };
    let changes = 0;
    fakeApi({
      ...ME,
      [PULSE]: () => ok({ changedAt: `2026-01-02T03:04:0${changes}.000Z` }),
      [GET]: () => ok({ ...overview, stats: { ...stats, totalAttempts: 5 + changes } }),
    });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Gold' });
    const later = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
    await later(4_100);
    changes = 1;
    await later(4_100);
    screen.getByText(/^6 attempts/);
    changes = 2;
    await later(8_100);
    expect(tiles()).toMatchObject({ Attempts: '7' });
    screen.getByText(/^6 attempts/);
    await later(24_000);
    screen.getByText(/^7 attempts/);
  });

  it('asks less and less where no answer comes, says so, and goes on by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = false;
    const api = fakeApi({
      ...ME,
      [PULSE]: () => (isAway ? refused('UNAVAILABLE') : ok({ changedAt: AT })),
      [GET]: () => ok(overview),
    });
    const asked = () => api.calls().filter((call) => call === PULSE).length;
    open();
    await screen.findByText('Updating live');
    isAway = true;
    const before = asked();
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText('Not updating');
    expect(asked() - before).toBeLessThan(6);
    isAway = false;
    await act(async () => vi.advanceTimersByTimeAsync(60_000));
    await screen.findByText('Updating live');
  });

  it('asks nothing while nobody looks', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeApi({ ...ME, [GET]: () => ok(overview) });
    open();
    await screen.findByText('Updating live');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const turn = () =>
      act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await turn();
    await screen.findByText('Updates paused');
    const before = api.calls().length;
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    expect(api.calls().length).toBe(before);
    visibility.mockRestore();
    await turn();
    await screen.findByText('Updating live');
    expect(api.calls().length).toBeGreaterThan(before);
  });

  it('shows code and link at once, and offers to share where nobody has come', async () => {
    const stats = { ...overview.stats, totalAttempts: 0, completedAttempts: 0 };
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, stats }) });
    open();
    const join = within(await screen.findByRole('region', { name: 'How participants join' }));
    join.getByText('H7K2MP');
    join.getByText(/\/quiz\/gold-h7k2m9pq$/);
    expect(join.getByRole('link', { name: 'Present' }).getAttribute('href')).toBe(`/quiz/${ID}/present`);
    fireEvent.click(screen.getAllByRole('button', { name: 'Share' }).at(-1) as HTMLElement);
    await screen.findByRole('dialog', { name: 'Share' });
  });

  it.each([
    ['an address without a quiz id', '/quiz/nonsense/dashboard', 'Invalid quiz ID'],
    ["somebody else's quiz", `/quiz/${ID}/dashboard`, 'Resource not found.'],
  ])('says so for %s', async (_, path, message) => {
    fakeApi({ ...ME, [GET]: () => refused('NOT_FOUND') });
    open(path);
    await screen.findByText('Unable to load quiz');
    screen.getByText(message);
    screen.getByText('Please check the URL or your permissions.');
  });

  it('releases results where they wait for the owner, and says up to when', async () => {
    const POST = `POST /quizzes/${ID}/release`;
    let answer = () => refused('UNAVAILABLE');
    const { requests } = fakeApi({
      ...ME,
      [GET]: () => ok({ ...overview, release: {} }),
      [POST]: () => answer(),
    });
    open(`/quiz/${ID}/dashboard?tab=settings`);
    fireEvent.click(await screen.findByRole('button', { name: 'Release results' }));
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Release results?' }));
    const confirm = () => fireEvent.click(dialog().getByRole('button', { name: 'Release results' }));
    confirm();
    await dialog().findByText(/^The service is busy\. Please try again in a moment\./);
    answer = () => ok({ releasedAt: '2026-01-02T03:04:05.000Z' });
    confirm();
    await screen.findByText(/^Everything handed in up to .* is released/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requests.filter(({ call }) => call === POST).map(({ body }) => body)).toEqual([
      { all: true },
      { all: true },
    ]);
  });

  it('lets a co-author leave, and nobody else', async () => {
    const LEAVE = `POST /quizzes/${ID}/leave`;
    const owner = { id: 'u2', name: 'Grace Hopper' };
    const shared = { ...overview, roles: ['quiz.viewer'] as const, owner };
    let answers = 0;
    const api = fakeApi({
      ...ME,
      [GET]: () => ok(shared),
      [LEAVE]: () => ((answers += 1) === 1 ? refused('UNAVAILABLE') : ok({})),
    });
    openPage(
      { '/quiz/:id/dashboard': Component, '/quiz/manage': () => <h1>My quizzes</h1> },
      `/quiz/${ID}/dashboard?tab=settings`,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Leave this quiz' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await dialog.findByRole('alert');
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'My quizzes' });
    expect(api.requests.filter(({ call }) => call === LEAVE)).toHaveLength(2);
  });

  it('offers its owner no way to leave', async () => {
    fakeApi({ ...ME, [GET]: () => ok(overview) });
    open(`/quiz/${ID}/dashboard?tab=settings`);
    await screen.findByText('Quick Actions');
    expect(screen.queryByRole('button', { name: 'Leave this quiz' })).toBeNull();
  });

  it.each([
    [undefined, null],
    [{ counts: false }, /Attempts are not counted/],
    [{ counts: true }, /Attempts are counted here/],
  ])('says what practice means for its numbers: %o', async (practice, said) => {
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, practice }) });
    open();
    await screen.findByRole('heading', { level: 1, name: 'Gold' });
    if (said) screen.getByText(said);
    expect(screen.queryByText('This quiz is for practice') !== null).toBe(said !== null);
  });

  it('promises no numbers where practice is not counted', async () => {
    const stats = { ...overview.stats, totalAttempts: 0, completedAttempts: 0 };
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, stats, practice: { counts: false } }) });
    open();
    await screen.findByText('Practice is not counted');
    expect(screen.queryByText('No attempts yet')).toBeNull();
    expect(screen.queryByText(/within seconds/)).toBeNull();
  });

  it('speaks of no release where nothing waits for one', async () => {
    fakeApi({ ...ME, [GET]: () => ok(overview) });
    open(`/quiz/${ID}/dashboard?tab=settings`);
    await screen.findByRole('heading', { name: 'Gold' });
    expect(screen.queryByRole('button', { name: 'Release results' })).toBeNull();
  });
});

describe('deleting', () => {
  const openMenu = async () =>
    fireEvent.keyDown(await screen.findByRole('button', { name: 'More actions' }), { key: 'Enter' });

  it('wants the title, and leads to the list', async () => {
    fakeApi({ ...ME, [GET]: () => ok(overview), [`DELETE /quizzes/${ID}`]: () => ok(undefined) });
    const router = openPage({ '/quiz/:id/dashboard': Component }, `/quiz/${ID}/dashboard`, { toasts: true });
    await openMenu();
    const item = await screen.findByRole('menuitem', { name: 'Delete Quiz' });
    await act(async () => fireEvent.click(item));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Quiz?' }));
    dialog.getByText(
      'This action cannot be undone. All submissions will be preserved but the quiz will be deleted.',
    );
    const typed = dialog.getByLabelText('Type "Gold" to confirm deletion');
    fireEvent.change(typed, { target: { value: 'Gold' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
    await screen.findByText('Quiz deleted successfully');
    expect(router.state.location.pathname).toBe('/quiz/manage');
  });

  it('leaves what can be read, and offers nothing else', async () => {
    fakeApi({ ...ME, [GET]: () => ok({ ...overview, deletedAt: AT }) });
    openPage({ '/quiz/:id/dashboard': Component }, `/quiz/${ID}/dashboard?tab=settings`);
    await screen.findByText(/^This quiz was deleted on/);
    screen.getByText('Grace Hopper');
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await openMenu();
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toHaveLength(1);
  });
});

it('tells nothing of how a quiz goes where analytics are switched off, and who took it all the same', async () => {
  const untold = { ...overview, stats: { ...overview.stats, untold: true as const }, questions: [] };
  const { calls } = fakeApi({ ...ME, [GET]: () => ok(untold) });
  open();
  expect(await screen.findByText('Analytics are switched off')).toBeTruthy();
  expect(tiles()).toMatchObject({ 'Avg Score': '–', 'Pass Rate': '–', Completed: '4' });
  expect(screen.queryByText('Score Distribution')).toBeNull();
  expect(screen.getByText('Grace Hopper')).toBeTruthy();
  cleanup();
  open(`/quiz/${ID}/dashboard?tab=questions`);
  expect(await screen.findByRole('heading', { name: 'Analytics are switched off' })).toBeTruthy();
  expect(calls().filter((call) => call.includes('analysis'))).toEqual([]);
});
