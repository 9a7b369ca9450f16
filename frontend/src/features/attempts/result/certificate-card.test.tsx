// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { CertificateCard } from './certificate-card.tsx';

const CODE = '000G40R40M30E209';
const GET = `GET /certificates/${CODE}`;
const FACTS = {
  code: CODE,
  valid: true,
  name: 'Ada',
  quizTitle: 'Capitals',
  score: 80,
  completedAt: '2026-01-05T10:00:00.000Z',
  template: 'modern',
  issuer: 'Grace Hopper',
};
const open = (fresh = false) =>
  openPage({ '/': () => <CertificateCard code={CODE} template="modern" fresh={fresh} /> }, '/');
const downloads = () => screen.queryAllByRole('button', { name: /^Download/ });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says whose it is and that it stands, with its page and its files', async () => {
  fakeApi({ [GET]: () => ok(FACTS) });
  open();
  await screen.findByText('In the name of Ada, issued by Grace Hopper.');
  const link = screen.getByRole('link', { name: 'Certificate 000G-40R4-0M30-E209' });
  expect(link.getAttribute('href')).toBe(`/verify/${CODE}`);
  expect(downloads().map(({ textContent }) => textContent)).toEqual(['Download PDF', 'Download badge']);
});

it('tells a nameless guest why it names nobody', async () => {
  fakeApi({ [GET]: () => ok({ ...FACTS, name: undefined }) });
  open();
  await screen.findByText(/You gave no name at the start/);
});

it('that was earned a moment ago is not asked for before it can be there', async () => {
  const api = fakeApi({ [GET]: () => ok(FACTS) });
  open(true);
  await screen.findByText('Looking it up');
  expect(api.calls()).not.toContain(GET);
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText(/In the name of Ada/);
});

it('is looked for until it is stored', async () => {
  let asked = 0;
  fakeApi({ [GET]: () => (++asked < 2 ? refused('NOT_FOUND') : ok(FACTS)) });
  open();
  await screen.findByText('Looking it up');
  await vi.advanceTimersByTimeAsync(30_000);
  await screen.findByText(/In the name of Ada/);
  expect(asked).toBe(2);
});

it('that is not there for long can be looked for again', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  await screen.findByText('It is being made');
  expect(downloads()).toEqual([]);
  fakeApi({ [GET]: () => ok(FACTS) });
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText(/In the name of Ada/);
});

it('says when it no longer stands, and gives no files', async () => {
  fakeApi({ [GET]: () => ok({ ...FACTS, valid: false }) });
  open();
  await screen.findByText('It no longer stands');
  expect(downloads()).toEqual([]);
});

it('keeps its code where it could not be looked up', async () => {
  fakeApi({ [GET]: () => 'offline' });
  open();
  await screen.findByText('It could not be looked up');
  screen.getByRole('link', { name: 'Certificate 000G-40R4-0M30-E209' });
  screen.getByRole('button', { name: 'Look again' });
});
