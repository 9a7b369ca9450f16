// @vitest-environment happy-dom
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import type { Settlement, WonPrize } from '@quizhall/shared/model/payments/prize';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { PrizePanel } from './prize-panel.tsx';

const ID = 'q_0000000000000001';
const AT = '2026-05-01T10:00:00.000Z';
const LATER = '2099-05-01T10:00:00.000Z';
const GET = `GET /quizzes/${ID}/prizes`;
const HOLD = `POST /quizzes/${ID}/prizes/p1/hold`;
const RELEASE = `POST /quizzes/${ID}/prizes/p1/release`;
const prize = (wish: Partial<WonPrize> = {}): WonPrize => ({
  id: 'p1',
  quizId: ID,
  quizTitle: 'Metals',
  place: 1,
  cents: 7_000,
  status: 'claimable',
  wonAt: AT,
  claimBy: LATER,
  holdableUntil: LATER,
  submissionId: `${ID}.g_x.1`,
  name: 'Mary',
  percentage: 100,
  seconds: 65,
  ...wish,
});
const answer = (settlement: Settlement | undefined, ...prizes: WonPrize[]) =>
  ok({ settlement, prizes, hasLedger: settlement !== undefined });
const Page = () => <PrizePanel quiz={{ id: ID } as QuizOverview} />;
const open = () => openPage({ '/panel': Page }, '/panel');

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[string, Settlement, RegExp]>([
  ['runs', { state: 'ahead', at: LATER }, /^Winners are decided on .* at the earliest/],
  ['is corrected', { state: 'holding', at: LATER }, /^Everything is in\. Winners are decided on/],
  ['waits for grades', { state: 'waiting', at: LATER, waitsFor: 'grading' }, /wait to be graded/],
  ['is computed', { state: 'computing' }, /are being decided/],
  ['is told', { state: 'posting' }, /are being told/],
  [
    'had no winner',
    { state: 'settled', at: AT, winners: 0 },
    /Everything goes back to you, the fee included/,
  ],
])('says how the prize of a quiz stands that %s', async (_, settlement, said) => {
  fakeApi({ [GET]: () => answer(settlement) });
  open();
  await screen.findByText(said);
});

it('is not there without a prize, and says what could not be loaded', async () => {
  let broken = true;
  fakeApi({ [GET]: () => (broken ? refused('FORBIDDEN') : answer(undefined)) });
  open();
  await screen.findByText('The prize pool could not be loaded.');
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Prize pool' })).toBeNull());
});

it('shows what came and went of a prize that was switched off, with the receipts', async () => {
  const receipt = 'c'.repeat(43);
  const line = { at: AT, account: 'cash', amount: 11_000 };
  fakeApi({
    [GET]: () => ok({ prizes: [], hasLedger: true }),
    [`GET /quizzes/${ID}/prize-pool`]: () =>
      ok({
        ledger: [
          { ...line, id: 'a#cash', reason: 'poolFunded', receipt },
          { ...line, id: 'b#cash', amount: -11_000, reason: 'refundSent' },
        ],
      }),
  });
  open();
  await screen.findByText(/^This quiz has no prize now/);
  fireEvent.click(screen.getByText('Ledger'));
  await screen.findByText('You paid the prize pool and its fee');
  screen.getByText('What was set aside was sent to you');
  const link = screen.getByRole('link', { name: 'Receipt', hidden: true });
  expect(link.getAttribute('href')).toBe(`/receipt/${receipt}`);
});

it('holds a prize with a reason, and releases it', async () => {
  let won = prize();
  const api = fakeApi({
    [GET]: () =>
      answer(
        { state: 'settled', at: AT, winners: 2 },
        won,
        prize({ id: 'p2', name: 'Bo', status: 'paid', paidAt: AT }),
      ),
    [HOLD]: () => {
      won = prize({ status: 'held', heldUntil: LATER, holdReason: 'One voice' });
      return ok({ prize: won });
    },
    [RELEASE]: () => {
      won = prize();
      return ok({ prize: won });
    },
  });
  open();
  await screen.findByText('Place 1: Mary');
  expect(screen.getAllByRole('button', { name: /^Hold the prize/ })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Hold the prize of Mary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hold this prize?' }));
  const press = (button: HTMLElement) =>
    act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
  const hold = () => press(dialog.getByRole('button', { name: 'Hold prize' }));
  await hold();
  dialog.getByText('A reason is required');
  expect(api.requests.some(({ call }) => call === HOLD)).toBe(false);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: ' One voice ' } });
  await hold();
  await screen.findByText(/^Held until .* at the latest: One voice$/);
  await press(screen.getByRole('button', { name: 'Release the prize of Mary' }));
  await screen.findByRole('button', { name: 'Hold the prize of Mary' });
  // A double click submits once.
  expect(api.requests.filter(({ call }) => call === HOLD || call === RELEASE)).toMatchObject([
    { body: { reason: 'One voice' } },
    { call: RELEASE },
  ]);
});
