// @vitest-environment happy-dom
import type { OwnResult } from '@quizhall/shared/contract/accounts/users';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeRequest, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { MyResults } from './my-results.tsx';

const LIST = 'GET /users/me/results';
const ME = { 'GET /users/me/session': () => ok({ session: { id: 'u1', fullName: 'Ada' } }) };
const Component = () => (
  <MyResults running={<p>what runs here</p>} onDevice={<p>what is on this device</p>} />
);
const open = (query = '') => openPage({ '/my-results': Component }, `/my-results${query}`);

const QUIZ = `q_${'a'.repeat(16)}`;
const resultOf = (number: number, more: Partial<OwnResult> = {}): OwnResult => ({
  submissionId: `${QUIZ}.u_${'b'.repeat(20)}.${number}`,
  quiz: { id: QUIZ, title: `Capitals ${number}`, code: 'ABC234' },
  attemptNumber: number,
  status: 'completed',
  completedAt: '2026-01-05T10:00:00.000Z',
  receipt: { hash: `hash${number}`, signature: 's', at: '2026-01-05T10:00:00.000Z', kid: 'k', jws: 'a.b.s' },
  ...more,
});
const row = (title: string) => within(screen.getByRole('link', { name: title }).closest('li') as HTMLElement);

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('/my-results', () => {
  it('offers a quiz to somebody who has finished none', async () => {
    fakeApi({ ...ME, [LIST]: () => ok({ results: [] }) });
    open();
    await screen.findByText('No results yet');
    expect(screen.getByRole('link', { name: 'Join a quiz' }).getAttribute('href')).toBe('/get-started');
  });

  it('leads to each result, with its score where that may be known', async () => {
    const results = [
      resultOf(3, { score: 80, isPassing: true, certificateCode: 'ABCDEFGH12345678' }),
      resultOf(2, { score: 40, isPassing: false, uncounted: true }),
      resultOf(1, { withheld: 'not_released', quiz: { id: QUIZ, title: 'Rivers' } }),
    ];
    fakeApi({ ...ME, [LIST]: () => ok({ results }) });
    open();
    const link = await screen.findByRole('link', { name: 'Capitals 3' });
    expect(link.getAttribute('href')).toBe(`/quiz/${QUIZ}/result/${results[0]?.submissionId}`);
    row('Capitals 3').getByText('80%');
    row('Capitals 3').getByText('Passed');
    row('Capitals 3').getByText(/Attempt 3 · Code ABC234/);
    row('Capitals 3').getByText('hash3');
    const certificate = row('Capitals 3').getByRole('link', { name: 'Certificate of Capitals 3' });
    expect(certificate.getAttribute('href')).toBe('/verify/ABCDEFGH12345678');
    row('Capitals 2').getByText('Failed');
    row('Capitals 2').getByText('Practice, not counted');
    expect(row('Capitals 3').queryByText('Practice, not counted')).toBeNull();
    row('Rivers').getByText('Waiting for release');
    expect(row('Rivers').queryByText(/%|Passed|Failed|Code/)).toBeNull();
  });

  it('reads on where the page ends', async () => {
    const page = ({ query }: FakeRequest) =>
      query.cursor === 'next'
        ? ok({ results: [resultOf(1)] })
        : ok({ results: [resultOf(3), resultOf(2)], nextCursor: 'next' });
    fakeApi({ ...ME, [LIST]: page });
    open();
    await screen.findByRole('link', { name: 'Capitals 2' });
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByRole('link', { name: 'Capitals 1' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('asks for what the address says, and offers to clear what hides everything', async () => {
    const asked: FakeRequest['query'][] = [];
    const answer = ({ query }: FakeRequest) => {
      asked.push(query);
      return ok({ results: query.outcome ? [] : [resultOf(1)] });
    };
    fakeApi({ ...ME, [LIST]: answer });
    const router = open('?q=capi&outcome=passed&period=week&sort=oldest');
    await screen.findByText('No result fits');
    const { from, ...others } = asked[0] ?? {};
    expect(others).toEqual({ search: 'capi', outcome: 'passed', sort: 'oldest' });
    const days = (Date.now() - Date.parse(from ?? '')) / 86_400_000;
    expect(Math.floor(days)).toBe(7);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'Capitals 1' });
    expect(router.state.location.search).toBe('?sort=oldest');
    screen.getByText('what runs here');
    fireEvent.click(screen.getByRole('button', { name: 'Failed' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?outcome=failed&sort=oldest'));
    await screen.findByText('No result fits');
  });

  it('shows those of this browser and the way to an account to whoever is signed out', async () => {
    localStorage.clear();
    fakeApi({});
    open();
    await screen.findByText('what is on this device');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(screen.queryByText('what runs here')).toBeNull();
  });

  it('says that they could not be loaded, and asks again', async () => {
    let broken = true;
    fakeApi({ ...ME, [LIST]: () => (broken ? refused('NOT_FOUND') : ok({ results: [resultOf(1)] })) });
    open();
    await screen.findByText('Your results could not be loaded');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Capitals 1' });
  });
});
