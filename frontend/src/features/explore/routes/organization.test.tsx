// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { exploreCard, organizationTile } from '../testing.ts';
import { Component } from './organization.tsx';

const told = organizationTile({ isVerified: true });
const ORGANIZATION = {
  ...told,
  primaryColor: '#FFFF00',
  categories: [
    { category: 'science', quizzes: 2 },
    { category: 'history', quizzes: 1 },
  ],
  customCategories: [{ id: 'c_0123456789ab', name: 'Tides', color: '#0F766E', quizzes: 1 }],
};
const GET = 'GET /organizations/acme-school';
const open = (at = '/organizations/acme-school') => openPage({ '/organizations/:slug': Component }, at);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows who it is and its quizzes, of a category where one is chosen', async () => {
  const { requests } = fakeApi({
    [GET]: ({ query }) =>
      ok({
        organization: ORGANIZATION,
        quizzes: [exploreCard({ title: query['category'] === 'history' ? 'Kings' : 'Rivers' })],
        total: 1,
      }),
  });
  const router = open();
  await screen.findByRole('heading', { level: 1, name: 'Acme School' });
  expect(screen.getByText('School · 3 public quizzes')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(document.title).toContain('Acme School');
  await screen.findByRole('link', { name: 'Rivers' });
  fireEvent.click(screen.getByRole('button', { name: /^History/ }));
  await screen.findByRole('link', { name: 'Kings' });
  expect(router.state.location.search).toBe('?category=history');
  await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ category: 'history' }));
});

it('shows those of one of its own categories, whose name and colour they carry', async () => {
  const customCategory = { name: 'Tides', color: '#0F766E' };
  fakeApi({
    [GET]: ({ query }) =>
      ok({
        organization: ORGANIZATION,
        quizzes: query['customCategory']
          ? [exploreCard({ title: 'Ebb', customCategory })]
          : [exploreCard({ title: 'Rivers' })],
        total: 1,
      }),
  });
  const router = open();
  const own = await screen.findByRole('group', { name: 'Categories of Acme School' });
  fireEvent.click(within(own).getByRole('button', { name: /^Tides/ }));
  await screen.findByRole('link', { name: 'Ebb' });
  expect(screen.getAllByText('Tides')).toHaveLength(2);
  expect(router.state.location.search).toBe('?own=c_0123456789ab');
});

it('says that there is none', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await screen.findByRole('heading', { name: 'This organization cannot be found' });
});
