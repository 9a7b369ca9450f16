// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { recentSearches } from '../model/recent-searches.ts';
import { exploreCard } from '../testing.ts';
import { SearchButton } from './search-button.tsx';

const onSearch = vi.fn();
const Page = () => <SearchButton onSearch={onSearch} />;
const FOUND = {
  quizzes: [exploreCard(), exploreCard({ id: 'q_0000000000000002', title: 'Riverboats' })],
  organizations: [
    { id: 'o_1', name: 'River School', slug: 'river-school', type: 'school', isVerified: true },
  ],
};
const box = () => screen.findByRole('combobox', { name: 'Search quizzes and organizations' });
const open = () => openPage({ '/explore': Page }, '/explore');

beforeEach(() => {
  localStorage.clear();
  onSearch.mockClear();
  fakeApi({ 'GET /explore/search': ({ query }) => ok(query['q'] === 'river' ? FOUND : empty) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const empty = { quizzes: [], organizations: [] };

async function typed(text: string): Promise<HTMLElement> {
  const field = await box();
  fireEvent.change(field, { target: { value: text } });
  return field;
}

it.each([
  { key: 'k', ctrlKey: true },
  { key: 'k', metaKey: true },
])('opens by %o, with a prompt while nothing is typed', async (keys) => {
  open();
  await screen.findByRole('button', { name: 'Search' });
  fireEvent.keyDown(document.body, keys);
  await box();
  expect(screen.getByText('Type to search quizzes and organizations')).toBeTruthy();
});

it('leads to quizzes and organizations by arrows and Enter, and remembers what was looked for', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await typed('river');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'RiversGeography · Easy',
    'RiverboatsGeography · Easy',
    'River SchoolSchool · Verified',
    'See all results for “river”',
  ]);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  await waitFor(() => expect(options[3]?.getAttribute('aria-selected')).toBe('true'));
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  await waitFor(() => expect(options[2]?.getAttribute('aria-selected')).toBe('true'));
  expect(field.getAttribute('aria-activedescendant')).toBe(options[2]?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/organizations/river-school'));
  expect(recentSearches()).toEqual(['river']);
});

it.each([
  ['abc 234', 'ABC234'],
  ['kmnpqr', 'KMNPQR'],
  ['river', undefined],
])('offers to join by the code “%s”', async (text, code) => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await typed(text);
  await screen.findAllByRole('option');
  const line = screen.queryByText(`Join with the code ${code}`);
  expect(line !== null).toBe(code !== undefined);
  if (!line) return;
  fireEvent.click(line);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/join/${code}`));
});

it('shows everything in the list where nothing is marked, and says where nothing is found', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await typed('river');
  await screen.findByRole('option', { name: /^River School/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch).toHaveBeenCalledWith('river');
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  await typed('xylophone');
  await screen.findByText('Nothing found for “xylophone”');
});

it('offers the last searches, and forgets them', async () => {
  localStorage.setItem('quizhall.recentSearches', JSON.stringify(['rivers', 'moths']));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const [last] = await screen.findAllByRole('option');
  expect(last?.textContent).toBe('rivers');
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  await screen.findByText('Type to search quizzes and organizations');
  expect(recentSearches()).toEqual([]);
});

it('tells the type of an organization, and whether it is verified', async () => {
  open();
  fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
  await typed('river');
  const school = await screen.findByRole('option', { name: /River School/ });
  expect(school.textContent).toContain('School · Verified');
  const works = {
    id: 'o_2',
    name: 'River Works',
    slug: 'river-works',
    type: 'company',
    isVerified: false,
  };
  fakeApi({ 'GET /explore/search': () => ok({ quizzes: [], organizations: [works] }) });
  await typed('works');
  const company = await screen.findByRole('option', { name: /River Works/ });
  expect(company.textContent).toContain('Company');
  expect(company.textContent).not.toContain('Verified');
});
