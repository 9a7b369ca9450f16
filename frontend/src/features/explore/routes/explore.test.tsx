// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { stubInView } from '@/lib/testing/in-view.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { exploreCard, organizationTile } from '../testing.ts';
import { Component } from './explore.tsx';

const SUMMARY = { quizzes: 2_345, creators: 8, participants: 99, organizations: 4, categories: {} };
const found = (...quizzes: object[]): Answer => ok({ quizzes, total: quizzes.length, hasMore: false });
const API = {
  'GET /explore': () => found(exploreCard()),
  'GET /explore/trending': () => ok({ quizzes: [exploreCard({ id: 'q_0000000000000009', title: 'Hot' })] }),
  'GET /explore/summary': () => ok(SUMMARY),
  'GET /explore/organizations': () => ok({ organizations: [organizationTile()] }),
};
const open = (at = '/explore') => openPage({ '/explore': Component }, at);

beforeEach(() => {
  localStorage.clear();
  stubInView(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Explore', () => {
  it('shows what was found, what is trending, organizations and what it comes to', async () => {
    fakeApi(API);
    open();
    const card = (await screen.findByRole('link', { name: 'Rivers' })).closest('article') as HTMLElement;
    expect(within(card).getByText('Of Europe')).toBeTruthy();
    expect(within(card).getByText('1,200 participants')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
      '/creators/ada',
    );
    expect(within(card).queryByText('Featured')).toBeNull();
    expect(screen.getByText('1 quiz found')).toBeTruthy();
    await screen.findByRole('link', { name: 'Hot' });
    expect(await screen.findAllByRole('combobox')).toHaveLength(3);
    await screen.findByText('2,345');
    // Nobody is recommended: the heading does not say so.
    await screen.findByRole('heading', { name: 'Active organizations' });
    expect(screen.getByRole('link', { name: 'Acme School' }).getAttribute('href')).toBe(
      '/organizations/acme-school',
    );
    expect(screen.getByText('School · 12 quizzes · 1 participant')).toBeTruthy();
  });

  it('says what is recommended and whose a quiz of an organization is', async () => {
    const organization = { id: 'o_1', name: 'Acme School', slug: 'acme-school', isPublic: true };
    fakeApi({
      ...API,
      'GET /explore': () => found(exploreCard({ isFeatured: true, creator: undefined, organization })),
      'GET /explore/trending': () => ok({ quizzes: [] }),
      'GET /explore/organizations': () =>
        ok({ organizations: [organizationTile({ name: 'Best', isFeatured: true, isVerified: true })] }),
    });
    open();
    const card = (await screen.findByRole('link', { name: 'Rivers' })).closest('article') as HTMLElement;
    expect(within(card).getByText('Featured')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'Acme School' })).toBeTruthy();
    await screen.findByRole('heading', { name: 'Featured organizations' });
    expect(screen.getByText('Verified')).toBeTruthy();
  });

  it('asks for nothing that stands out of sight below', async () => {
    stubInView(false);
    const { calls } = fakeApi({
      'GET /explore': API['GET /explore'],
      'GET /explore/trending': API['GET /explore/trending'],
    });
    open();
    await screen.findByRole('link', { name: 'Rivers' });
    await screen.findByRole('link', { name: 'Hot' });
    expect(calls().toSorted()).toEqual(['GET /explore', 'GET /explore/trending']);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  it('shows no heading where no organization lists quizzes', async () => {
    fakeApi({ ...API, 'GET /explore/organizations': () => ok({ organizations: [] }) });
    open();
    await screen.findByRole('link', { name: 'Rivers' });
    await screen.findByText('2,345');
    expect(screen.queryByRole('heading', { name: /organizations$/ })).toBeNull();
  });

  it('asks for what the address says, and writes there what is chosen', async () => {
    const { requests } = fakeApi(API);
    const router = open('/explore?category=arts&sort=newest');
    await screen.findByRole('link', { name: 'Rivers' });
    const asked = () => requests.filter(({ call }) => call === 'GET /explore').at(-1)?.query;
    expect(asked()).toMatchObject({ category: 'arts', sort: 'newest' });
    expect(screen.getByRole('button', { name: 'Arts' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Hard' }));
    await waitFor(() => expect(asked()).toMatchObject({ category: 'arts', difficulty: 'hard' }));
    expect(router.state.location.search).toContain('difficulty=hard');
  });

  it('offers to clear filters where nothing fits, and to try again where it failed', async () => {
    let answer: Answer = found();
    fakeApi({ ...API, 'GET /explore': () => answer });
    const router = open('/explore?difficulty=easy');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('heading', { name: 'No public quizzes yet' });
    expect(router.state.location.search).toBe('');
    cleanup();
    answer = refused('UNAVAILABLE');
    open();
    await screen.findByText('Quizzes could not be loaded');
  });
});
