// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { type Session, SessionContext } from '@/lib/session/session-context.tsx';
import { fakeApi, type FakeRequest, ok, refused } from '@/lib/testing/fake-api.ts';
import { LEARNER } from '@/lib/testing/people.ts';
import { NotificationBell } from './components/notification-bell.tsx';
import { useMarkRead } from './hooks/use-mark-read.ts';
import { listQuery, newestQuery } from './api/queries.ts';
import { Component } from './routes/notifications.tsx';

const toasts = vi.hoisted(() => ({ showError: vi.fn<(message: string) => void>() }));
vi.mock('@/lib/show-error.ts', () => toasts);

beforeEach(() => toasts.showError.mockClear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const one = (number: number, unread = true) => ({
  id: `n_${number}`,
  type: 'first_response',
  title: `Somebody finished quiz ${number}`,
  message: 'See how they did.',
  time: new Date(Date.UTC(2026, 0, number)).toISOString(),
  unread,
  link: `/quiz/q_${number}/dashboard`,
});

/** A server that remembers what was read; two to a page. */
function server(all = [one(3), one(2), one(1, false)]) {
  const page = ({ query }: FakeRequest) => {
    const from = query.cursor ? all.findIndex(({ id }) => id === query.cursor) + 1 : 0;
    const notifications = all.slice(from, from + 2);
    const last = notifications.at(-1)?.id;
    return ok({
      notifications,
      unread: all.filter(({ unread }) => unread).length,
      ...(from + 2 < all.length && last !== undefined && { nextCursor: last }),
    });
  };
  const read = (id: string) => {
    all = all.map((entry) => (entry.id === id || id === '*' ? { ...entry, unread: false } : entry));
  };
  const add = (entry: ReturnType<typeof one>) => {
    all = [entry, ...all];
  };
  return { page, read, add };
}

/** Somebody with two unread notifications, unless told otherwise. */
const signedIn = (unread: number): Session => ({
  status: 'signed-in',
  user: {
    ...LEARNER,
    unread,
  },
  signIn: vi.fn(),
  signOut: vi.fn(),
  updateUser: vi.fn(),
  resume: vi.fn(),
});

function open(what: 'page' | 'bell', { client = createQueryClient(), unread = 2 } = {}) {
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={signedIn(unread)}>
        <MemoryRouter>{what === 'page' ? <Component /> : <NotificationBell />}</MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
}

/** Answers once; what is shown after that is not what the server says, but what the page makes of it. */
function once(page: ReturnType<typeof server>['page']) {
  let answered = false;
  return (request: FakeRequest) => {
    if (answered) return 'pending' as const;
    answered = true;
    return page(request);
  };
}

const unreadTitles = () => screen.queryAllByRole('link', { name: /^Unread/ }).map((link) => link.textContent);
const mark = (number: number) =>
  screen.getByRole('button', { name: `Mark as read: Somebody finished quiz ${number}` });
/** An answer that comes when the test says so. */
function later() {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>();
  return {
    answer: () => promise,
    settle: (answer: ReturnType<typeof ok>) => act(async () => resolve(answer)),
  };
}

describe('/notifications', () => {
  it('leads from the start of a quiz to that quiz, beside an alarm clock', async () => {
    const starting = { ...one(1), type: 'quiz_starting', title: 'A quiz has started', link: '/quiz/q_1' };
    const { page } = server([starting, { ...one(2), type: 'of_tomorrow' }]);
    fakeApi({ 'GET /notifications': page });
    open('page');
    const link = await screen.findByRole('link', { name: 'Unread: A quiz has started' });
    expect(link.getAttribute('href')).toBe('/quiz/q_1');
    const iconBeside = (title: string) =>
      screen.getByText(title).closest('li')?.querySelector('svg')?.classList;
    expect(iconBeside('A quiz has started')).toContain('lucide-alarm-clock');
    expect(iconBeside('Somebody finished quiz 2')).toContain('lucide-bell');
  });

  it('lists page by page', async () => {
    const { page } = server();
    fakeApi({ 'GET /notifications': page });
    open('page');
    await screen.findByText('Somebody finished quiz 2');
    expect(screen.queryByText('Somebody finished quiz 1')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const link = await screen.findByRole('link', { name: 'Somebody finished quiz 1' });
    expect(link.getAttribute('href')).toBe('/quiz/q_1/dashboard');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('marks one as read before the server has answered, and keeps the focus in its row', async () => {
    const { page } = server();
    const answer = later();
    const api = fakeApi({ 'GET /notifications': page, 'POST /notifications/n_3/read': answer.answer });
    open('page');
    await screen.findByText('Somebody finished quiz 3');
    fireEvent.click(mark(3));
    await waitFor(() => expect(unreadTitles()).toEqual(['Unread: Somebody finished quiz 2']));
    expect(document.activeElement?.textContent).toContain('Somebody finished quiz 3');
    await answer.settle(ok({ notification: one(3, false) }));
    // The server's own list may lag behind: nobody asks it yet.
    expect(api.calls()).toEqual(['GET /notifications', 'POST /notifications/n_3/read']);
    expect(unreadTitles()).toEqual(['Unread: Somebody finished quiz 2']);
  });

  it('asks the server again when it did not take a mark', async () => {
    const { page } = server();
    const api = fakeApi({
      'GET /notifications': page,
      'POST /notifications/n_3/read': () => refused('NOT_FOUND'),
    });
    open('page');
    await screen.findByText('Somebody finished quiz 3');
    fireEvent.click(mark(3));
    await waitFor(() => expect(api.calls().filter((call) => call === 'GET /notifications')).toHaveLength(3));
    await waitFor(() => expect(unreadTitles()).toHaveLength(2));
  });

  it('polls for the first page alone, and reads the list again only when there is a newer one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, add } = server();
    const api = fakeApi({ 'GET /notifications': page });
    open('page');
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await screen.findByText('Somebody finished quiz 1');
    const cursors = () => api.requests.map(({ query }) => query.cursor ?? '');
    expect(cursors()).toEqual(['', 'n_2']);
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(cursors()).toEqual(['', 'n_2', '']);
    add(one(4));
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    await screen.findByText('Somebody finished quiz 4');
    expect(cursors()).toEqual(['', 'n_2', '', '', '', 'n_3']);
  });

  it('shows what was read elsewhere as read, one by one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, read } = server();
    fakeApi({ 'GET /notifications': page });
    open('page');
    await waitFor(() => expect(unreadTitles()).toHaveLength(2));
    read('n_3');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    await waitFor(() => expect(unreadTitles()).toEqual(['Unread: Somebody finished quiz 2']));
  });

  it('shows all as read when all were read elsewhere, also those that are not asked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, read } = server([one(3), one(2), one(1)]);
    fakeApi({ 'GET /notifications': page });
    open('page');
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(unreadTitles()).toHaveLength(3));
    read('*');
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull());
    expect(unreadTitles()).toEqual([]);
  });

  it('does not take for read what is newer than the last poll', async () => {
    const { page } = server();
    const [old, fresh] = [one(3, false), one(4)];
    const client = createQueryClient();
    client.setQueryData(newestQuery.queryKey, { notifications: [old], unread: 0 });
    client.setQueryData(listQuery.queryKey, {
      pages: [{ notifications: [fresh, old], unread: 1 }],
      pageParams: [undefined],
    });
    fakeApi({ 'GET /notifications': page });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('page', { client });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(unreadTitles()).toEqual(['Unread: Somebody finished quiz 4']);
  });

  it('shows a notification of a type that it does not know', async () => {
    const { page } = server([{ ...one(1), type: 'something_new' }]);
    fakeApi({ 'GET /notifications': page });
    open('page');
    await screen.findByText('Somebody finished quiz 1');
  });

  it('takes back only what the server refused', async () => {
    const { page, read } = server();
    const failing = later();
    fakeApi({
      'GET /notifications': once(page),
      'POST /notifications/n_3/read': failing.answer,
      'POST /notifications/n_2/read': () => {
        read('n_2');
        return ok({ notification: one(2, false) });
      },
    });
    open('page');
    await screen.findByText('Somebody finished quiz 3');
    fireEvent.click(mark(3));
    fireEvent.click(mark(2));
    await waitFor(() => expect(unreadTitles()).toEqual([]));
    await failing.settle(refused('INTERNAL'));
    await waitFor(() => expect(unreadTitles()).toEqual(['Unread: Somebody finished quiz 3']));
    expect(toasts.showError).toHaveBeenCalledWith('The notification could not be marked as read.');
  });

  it('marks all, and has them back when that fails', async () => {
    const { page } = server();
    const answer = later();
    fakeApi({ 'GET /notifications': once(page), 'POST /notifications/read-all': answer.answer });
    open('page');
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(unreadTitles()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
    await answer.settle(refused('INTERNAL'));
    await waitFor(() => expect(unreadTitles()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Mark all read' })).toBeTruthy();
    expect(toasts.showError).toHaveBeenCalledWith('The notifications could not be marked as read.');
  });

  it('says that there is nothing', async () => {
    fakeApi({ 'GET /notifications': () => ok({ notifications: [], unread: 0 }) });
    open('page');
    await screen.findByRole('heading', { name: 'Nothing new' });
  });

  it('offers to try again', async () => {
    let broken = true;
    const { page } = server();
    fakeApi({ 'GET /notifications': (request) => (broken ? refused('FORBIDDEN') : page(request)) });
    open('page');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    fireEvent.click(retry);
    await screen.findByText('Somebody finished quiz 3');
  });
});

describe('the bell', () => {
  it.each([
    [0, 'Notifications, none unread'],
    [2, 'Notifications, 2 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('says that %i are unread, as the session knows, and asks nobody', (unread, name) => {
    const api = fakeApi({});
    open('bell', { unread });
    screen.getByRole('button', { name });
    expect(api.calls()).toEqual([]);
  });

  it('asks when it is opened, and again a while later; shows the newest and leads to the rest', async () => {
    const { page } = server();
    const api = fakeApi({ 'GET /notifications': page });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('bell');
    fireEvent.click(screen.getByRole('button', { name: 'Notifications, 2 unread' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await popover.findByRole('link', { name: /Somebody finished quiz 3/ });
    expect(popover.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/notifications');
    expect(api.calls()).toHaveLength(1);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await waitFor(() => expect(api.calls()).toHaveLength(2));
  });

  it.each([
    ['two minutes later', () => vi.advanceTimersByTimeAsync(120_000)],
    ['when the window comes back', async () => void window.dispatchEvent(new Event('visibilitychange'))],
  ])('finds out by itself what is new %s', async (_, wait) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, add } = server();
    fakeApi({ 'GET /notifications': page });
    open('bell');
    add(one(4));
    await act(wait);
    await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  });

  it('counts down at once, and stays down while the server catches up', async () => {
    const { page } = server();
    // The server's list lags behind: it still says that two are unread.
    const api = fakeApi({
      'GET /notifications': page,
      'POST /notifications/read-all': () => ok({ marked: 2 }),
    });
    open('bell');
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await screen.findByRole('button', { name: 'Notifications, none unread', hidden: true });
    expect(document.activeElement?.textContent).toBe('Notifications');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, none unread' }));
    await screen.findByRole('dialog', { name: 'Notifications' });
    expect(api.calls()).toEqual(['GET /notifications', 'POST /notifications/read-all']);
  });
});

it.each([
  ['unread', true, 1],
  ['read', false, 2],
])('counts a mark as the bell knows it: %s', async (_, unread, left) => {
  fakeApi({ 'POST /notifications/n_3/read': () => ok({ notification: one(3, false) }) });
  const client = createQueryClient();
  client.setQueryData(newestQuery.queryKey, { notifications: [one(3, unread)], unread: 2 });
  client.setQueryData(listQuery.queryKey, {
    pages: [{ notifications: [one(3)], unread: 2 }],
    pageParams: [undefined],
  });
  const { result } = renderHook(useMarkRead, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(async () => result.current.markRead('n_3'));
  expect(client.getQueryData(newestQuery.queryKey)).toEqual({ notifications: [one(3, false)], unread: left });
  expect(client.getQueryData(listQuery.queryKey)).toMatchObject({
    pages: [{ notifications: [one(3, false)] }],
  });
});
