// @vitest-environment happy-dom
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { startSignedIn } from '@/lib/testing/open-page.tsx';
import { EDIT, GET, ME, open, quiz, title } from '../testing/editor-page.ts';

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const endDate = '2099-06-01T10:00:00.000Z';
const published = buildQuiz({
  ...quiz,
  status: 'published',
  version: 1,
  schedule: { ...quiz.schedule, isScheduled: true, endDate },
  prizePool: { ...quiz.prizePool, enabled: true, totalAmount: 100, places: [] },
  pool: { total: 10_000, places: 1, endsAt: endDate },
});
const money = (amount: number) => ({ amount, fee: amount / 10, total: amount * 1.1 });

/** Opens the editor of a published quiz with a paid prize of 100 dollars. */
async function openPaid(isTaken: boolean) {
  fakeApi({
    ...ME,
    [GET]: () => ok({ quiz: published }),
    'GET /payments/setup': () =>
      ok({
        provider: 'simulated',
        methods: ['card'],
        prizePools: true,
        paidWithPrize: false,
        paidEntry: true,
      }),
    [`GET /quizzes/${quiz.id}/prize-pool`]: () =>
      ok({
        status: 'funded',
        funded: money(10_000),
        due: money(0),
        spare: money(0),
        isTaken,
        places: [10_000],
        ledger: [],
      }),
  });
  open(EDIT);
  await title();
  await screen.findByText('$100.00 is paid for the winners.');
}
const toggle = () => screen.getByRole('switch', { name: 'Enable prize pool' });
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
const TAKEN = 'Somebody has taken this quiz already: no place can get less than it was promised';

it('asks before a prize is withdrawn that participants were promised', async () => {
  await openPaid(false);
  await press(toggle());
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw the prize?' }));
  dialog.getByText(/^Participants were promised \$100\.00.* \$110\.00 goes back with the next save/);
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  expect(toggle().getAttribute('aria-checked')).toBe('true');
  await press(toggle());
  await press(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw prize' }));
  expect(toggle().getAttribute('aria-checked')).toBe('false');
  screen.getByText('$110.00 goes back with the next save, fee included.');
});

it('says at once that a prize cannot get smaller, or go, once somebody has taken the quiz', async () => {
  await openPaid(true);
  fireEvent.change(screen.getByLabelText(/^Total prize amount/), { target: { value: '50' } });
  screen.getByText(TAKEN);
  await press(toggle());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  screen.getByText(TAKEN);
  expect(screen.queryByText(/goes back with the next save/)).toBeNull();
});

it('shows no amounts of places that do not add up', async () => {
  await openPaid(false);
  screen.getByRole('region', { name: 'What each place gets' });
  await press(screen.getByRole('combobox', { name: 'Who gets what' }));
  await press(await screen.findByRole('option', { name: 'Own amounts' }));
  fireEvent.change(screen.getByLabelText('Amount of place 1'), { target: { value: '70' } });
  expect(screen.queryByRole('region', { name: 'What each place gets' })).toBeNull();
});
