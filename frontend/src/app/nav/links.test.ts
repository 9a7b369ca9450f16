import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/session/session-context.tsx';
import { findPage, pageExists, pages } from '../route-table.ts';
import { footerColumns } from './footer-columns.ts';
import { ACCOUNT, BAR, GO_TO, isCreator, livingLinks } from './links.ts';

const learner: SessionUser = {
  id: 'u_1',
  email: 'ada@example.org',
  fullName: 'Ada Lovelace',
  userType: 'learner',
  isEmailVerified: true,
  canCreateQuizzes: false,
};
const creator: SessionUser = { ...learner, userType: 'moderator', canCreateQuizzes: true };

describe('the route table', () => {
  it.each([
    ['/', '/'],
    ['/quiz/create', '/quiz/create'],
    ['/quiz/manage', '/quiz/manage'],
    ['/quiz/K7XQ2M', '/quiz/:ref'],
    ['/quiz/K7XQ2M/take', '/quiz/:ref/take'],
    ['/auth/signup?type=org', '/auth/signup'],
    ['/#pricing', '/'],
  ])('finds for %s the page %s', (path, page) => {
    expect(findPage(path)?.path).toBe(page);
  });

  it('knows no page for what is not there', () => {
    expect(pageExists('/no/such/page/at/all')).toBe(false);
  });

  it('counts a redirect as a way to somewhere', () => {
    expect(pageExists('/profile?welcome=true')).toBe(true);
  });

  it('lists every path once', () => {
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });
});

describe('bar and footer', () => {
  it.each(
    pages
      .filter(({ path }) => /\/(take|start)$|\/admin/.test(path))
      .map(({ path, layout }) => [path, layout]),
  )('are hidden on %s', (_, layout) => expect(layout).toBe('plain'));
});

describe('livingLinks', () => {
  it('drops links without a page', () => {
    expect(livingLinks([{ label: 'Nowhere', to: '/no-such-page' }], undefined)).toEqual([]);
  });

  it('keeps links from those whom they are not for', () => {
    const link = { label: 'Mine', to: '/quiz/manage', shownTo: isCreator };
    expect(livingLinks([link], learner)).toEqual([]);
    expect(livingLinks([link], creator)).toHaveLength(1);
  });

  it('shows in bar, menu and footer only what leads somewhere', () => {
    const people = [undefined, learner, creator];
    const tables = [BAR.signedOut, BAR.signedIn, BAR.afterMenus, ACCOUNT, GO_TO];
    for (const person of people) {
      const footer = footerColumns(person).flatMap((column) => column.links);
      const bar = tables.flatMap((table) => livingLinks(table, person));
      for (const { to } of [...bar, ...footer]) expect(pageExists(to), to).toBe(true);
    }
  });
});

describe('isCreator', () => {
  it('is who may create, and who has created before', () => {
    expect(isCreator(undefined)).toBe(false);
    expect(isCreator(learner)).toBe(false);
    expect(isCreator(creator)).toBe(true);
    expect(isCreator({ ...learner, quizCount: 1 })).toBe(true);
  });
});

describe('footerColumns', () => {
  const organization = { ...creator, userType: 'organization' as const };
  const targets = (person: SessionUser | undefined) =>
    footerColumns(person).flatMap((column) => column.links.map(({ to }) => to));

  it("begins with the column of the audience, which for an account that is in no organization yet is the member's", () => {
    expect(footerColumns(undefined)[0]?.title).toBe('Get Started');
    expect(footerColumns(creator)[0]?.title).toBe('Quick Links');
    expect(footerColumns(organization)[0]?.title).toBe('Quick Links');
  });

  it('leads everybody to a quiz, and only those who may create to the pages for that', () => {
    for (const person of [undefined, learner, creator, organization]) {
      expect(targets(person)).toContain('/get-started');
      const creates = person?.canCreateQuizzes ?? false;
      expect(targets(person).includes('/quiz/create')).toBe(creates);
      expect(targets(person).includes('/quiz/manage')).toBe(creates);
    }
  });

  it('has no column with a single link, and loses none by that', () => {
    for (const person of [undefined, learner, creator, organization]) {
      const columns = footerColumns(person);
      for (const column of columns) expect(column.links.length, column.title).toBeGreaterThan(1);
      expect(targets(person)).toContain('/#faq');
    }
  });
});
