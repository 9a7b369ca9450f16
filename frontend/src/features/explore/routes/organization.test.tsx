// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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

it('says that there is none', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await screen.findByRole('heading', { name: 'This organization cannot be found' });
});
