// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { queryClient } from '@/lib/query/data-provider.tsx';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';

/** What is shown to whom, once every page is there. */
vi.mock('../route-table.ts', () => ({ pageExists: () => true, pages: [], redirects: [] }));
vi.mock('./notifications.tsx', () => ({ Notifications: () => <button type="button">Notifications</button> }));
const session = vi.hoisted(() => ({ current: {} as object }));
vi.mock('@/lib/session/session-context.tsx', () => ({ useSession: () => session.current }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const learner: SessionUser = {
  id: 'u_1',
  email: 'ada@example.org',
  fullName: 'Ada Lovelace',
  userType: 'learner',
  isEmailVerified: true,
  canCreateQuizzes: false,
  quizCount: 0,
  organizations: [],
};
const creator: SessionUser = {
  ...learner,
  userType: 'moderator',
  canCreateQuizzes: true,
  quizCount: 2,
};
const organization: SessionUser = {
  ...creator,
  userType: 'organization',
  organizations: [{ id: 'o_1', title: 'Analytical Society', role: 'owner' }],
};
const quizzes = [
  { id: 'q_1', title: 'Tides', status: 'published' },
  { id: 'q_2', title: 'Moons', status: 'draft' },
];
/** Creates for an organization alone: so says the permission table, and not the account. */
const creatorThere: SessionUser = {
  ...learner,
  organizations: [{ id: 'o_1', title: 'Analytical Society', role: 'creator' }],
};
const PEOPLE = { visitor: undefined, learner, creator, organization, creatorThere };
type Handler = Parameters<typeof fakeApi>[0][string];
type Audience = keyof typeof PEOPLE;

function show(audience: Audience, part: 'bar' | 'footer', answer: Handler = () => ok({ quizzes })) {
  queryClient.clear();
  const api = fakeApi({ [LIST]: answer, 'GET /health': () => ok({ status: 'ok' }) });
  const user = PEOPLE[audience];
  session.current = user ? { status: 'signed-in', user } : { status: 'signed-out', byChoice: false };
  render(
    <MemoryRouter initialEntries={['/explore']}>{part === 'bar' ? <NavBar /> : <Footer />}</MemoryRouter>,
  );
  return api;
}

const LIST = 'GET /quizzes';
const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const targets = (elements: HTMLElement[]) => elements.map((element) => element.getAttribute('href'));
const bar = () => screen.getByRole('navigation', { name: 'Main' });

describe('the bar', () => {
  it('offers visitors the ways in', () => {
    show('visitor', 'bar');
    const links = within(bar()).getAllByRole('link').slice(1);
    expect(names(links)).toEqual([
      'Explore',
      'Join a Quiz',
      'How It Works',
      'Pricing',
      'Sign In',
      'Get Started',
    ]);
    expect(targets(links)).toEqual([
      '/explore',
      '/get-started',
      '/how-it-works',
      '/pricing',
      '/auth/login',
      '/auth/signup',
    ]);
  });

  it.each<[Audience, string[]]>([
    ['learner', ['Explore', 'Join a Quiz', 'Help']],
    ['creator', ['Explore', 'Join a Quiz', 'My Quizzes', 'Help']],
    ['organization', ['Explore', 'Join a Quiz', 'My Quizzes', 'Organizations', 'Help']],
  ])('shows to a %s: %s', async (audience, expected) => {
    show(audience, 'bar');
    await screen.findByRole('button', { name: 'Account menu: Ada Lovelace' });
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
    const items = within(bar()).getAllByRole('listitem');
    expect(names(items)).toEqual(expected);
  });

  it('marks the page that is open', () => {
    show('visitor', 'bar');
    const current = within(bar())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(names(current)).toEqual(['Explore']);
  });

  const openQuizzes = async () =>
    fireEvent.keyDown(await screen.findByRole('button', { name: 'My Quizzes' }), { key: 'Enter' });

  it('lists quizzes with their status, green only for published ones', async () => {
    show('creator', 'bar');
    await openQuizzes();
    await screen.findByText('Published');
    const items = screen.getAllByRole('menuitem');
    expect(names(items)).toEqual([
      'Create New Quiz',
      'TidesPublished',
      'MoonsDraft',
      'View All Quizzes',
      'Question Bank',
    ]);
    expect(targets(items)).toEqual([
      '/quiz/create',
      '/quiz/q_1/dashboard',
      '/quiz/q_2/dashboard',
      '/quiz/manage',
      '/quiz/bank',
    ]);
    expect(screen.getByText('Published').parentElement?.className).toContain('success');
    expect(screen.getByText('Draft').parentElement?.className).toContain('warning');
  });

  it('asks for the quizzes when somebody is about to look, and then reads the cache', async () => {
    const api = show('creator', 'bar');
    const button = await screen.findByRole('button', { name: 'My Quizzes' });
    expect(api.calls()).toEqual([]);
    fireEvent.pointerEnter(button);
    await waitFor(() => expect(queryClient.getQueryData(quizKeys.newest)).toEqual(quizzes));
    await openQuizzes();
    screen.getByText('Published');
    expect(api.requests).toMatchObject([{ call: LIST, query: { limit: '6' } }]);
  });

  it('says that quizzes are coming only to somebody who has some', async () => {
    show('creator', 'bar', () => 'pending');
    await openQuizzes();
    expect(names(screen.getAllByRole('menuitem'))).toEqual([
      'Create New Quiz',
      'Loading...',
      'View All Quizzes',
      'Question Bank',
    ]);
    cleanup();
    session.current = { status: 'signed-in', user: { ...creator, quizCount: 0 } };
    queryClient.clear();
    render(<MemoryRouter>{<NavBar />}</MemoryRouter>);
    await openQuizzes();
    expect(names(screen.getAllByRole('menuitem'))).toEqual([
      'Create New Quiz',
      'View All Quizzes',
      'Question Bank',
    ]);
  });

  it('keeps the ways to the pages where the quizzes do not come', async () => {
    show('creator', 'bar', () => refused('NOT_FOUND'));
    await openQuizzes();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(names(screen.getAllByRole('menuitem'))).toEqual([
      'Create New Quiz',
      'View All Quizzes',
      'Question Bank',
    ]);
  });

  it('asks again for quizzes that did not come when it is opened again', async () => {
    let broken = true;
    show('creator', 'bar', () => (broken ? refused('NOT_FOUND') : ok({ quizzes })));
    await openQuizzes();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    broken = false;
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await openQuizzes();
    await screen.findByText('Published');
  });

  it.each<[Audience, string[]]>([
    ['learner', ['My Dashboard', 'Account', 'My Results', 'Become a Creator', 'Subscription']],
    ['creator', ['My Dashboard', 'Account', 'My Results', 'My Analytics', 'Subscription']],
  ])('has a user menu for a %s: %s', async (audience, expected) => {
    show(audience, 'bar');
    fireEvent.keyDown(await screen.findByRole('button', { name: /Account menu/ }), { key: 'Enter' });
    const items = await screen.findAllByRole('menuitem');
    expect(names(items)).toEqual([...expected, 'Dark mode', 'Keyboard shortcuts', 'Sign Out']);
  });
});

describe('the drawer', () => {
  const open = async (audience: Audience) => {
    show(audience, 'bar');
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog'));
  };

  it('has for visitors what the bar has, and the help center', async () => {
    const drawer = await open('visitor');
    expect(names(drawer.getAllByRole('link'))).toEqual([
      'Explore',
      'Join a Quiz',
      'How It Works',
      'Pricing',
      'Help Center',
      'Sign In',
      'Get Started',
    ]);
  });

  it.each<[Audience, string[], string[]]>([
    ['learner', ['Account', 'Preferences'], []],
    ['creator', ['My Quizzes', 'Account', 'Preferences'], ['Quiz Creator']],
    ['organization', ['My Quizzes', 'Organizations', 'Account', 'Preferences'], ['Organization']],
    ['creatorThere', ['My Quizzes', 'Organizations', 'Account', 'Preferences'], ['Quiz Creator']],
  ])('has for a %s the groups %s (badge: %s)', async (audience, groups, badge) => {
    const drawer = await open(audience);
    const triggers = drawer.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    expect(names(triggers)).toEqual(groups);
    const badges = ['Quiz Creator', 'Organization'];
    expect(badges.filter((text) => drawer.queryByText(text))).toEqual(badge);
    expect(drawer.getByRole('link', { name: 'My Results' })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Help Center' })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Join a Quiz' })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Explore' }).getAttribute('aria-current')).toBe('page');
  });

  it('lists the quizzes', async () => {
    const drawer = await open('creator');
    await drawer.findByText('Published');
    expect(drawer.getByRole('link', { name: /Tides/ }).getAttribute('href')).toBe('/quiz/q_1/dashboard');
  });

  it('folds its groups', async () => {
    const drawer = await open('creator');
    fireEvent.click(drawer.getByRole('button', { name: 'Account' }));
    expect(drawer.queryByRole('link', { name: 'Subscription' })).toBeNull();
  });

  it('closes behind a link', async () => {
    const drawer = await open('visitor');
    fireEvent.click(drawer.getByRole('link', { name: 'Pricing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the footer', () => {
  it('leads to social networks where the stage has some, and nowhere otherwise', async () => {
    const links = [{ name: 'Mastodon', url: 'https://social.example/@quizhall' }];
    const place = document.createElement('meta');
    place.name = 'social';
    document.head.append(place);
    show('visitor', 'footer');
    expect(screen.queryByRole('link', { name: /Mastodon/ })).toBeNull();
    cleanup();
    place.content = JSON.stringify(links);
    show('visitor', 'footer');
    const link = await screen.findByRole('link', { name: /Mastodon/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([links[0]?.url, 'noopener']);
    place.remove();
  });

  it.each<[Audience, string, string[]]>([
    ['visitor', 'Get Started', ['Sign Up', 'Join a Quiz', 'For Educators', 'For Business']],
    ['learner', 'Quick Links', ['My Dashboard', 'Join a Quiz', 'Rewards', 'Feedback']],
    [
      'creator',
      'Quick Links',
      ['My Dashboard', 'Join a Quiz', 'Create Quiz', 'My Quizzes', 'Rewards', 'Feedback'],
    ],
    [
      'organization',
      'Organization',
      ['Dashboard', 'Team', 'Analytics', 'Settings', 'Join a Quiz', 'Feedback'],
    ],
  ])('begins for a %s with %s', async (audience, title, links) => {
    show(audience, 'footer');
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .filter((one) => one.textContent !== 'Newsletter');
    expect(names(headings)).toEqual([title, 'Product', 'Resources', 'Company']);
    const column = headings[0]?.parentElement;
    expect(column && names(within(column).getAllByRole('link'))).toEqual(links);

    const visits = audience === 'visitor';
    const mark = visits ? 'Newsletter' : 'All systems operational';
    expect(await screen.findByText(mark)).toBeTruthy();
    expect(screen.queryByText(visits ? 'All systems operational' : 'Newsletter')).toBeNull();
  });

  it('names year and version', () => {
    show('visitor', 'footer');
    expect(screen.getByText(`© ${new Date().getFullYear()} Quizhall. All rights reserved.`)).toBeTruthy();
    expect(screen.getByText('v1.0.0')).toBeTruthy();
  });
});
