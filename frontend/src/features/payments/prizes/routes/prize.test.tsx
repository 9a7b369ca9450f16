// @vitest-environment happy-dom
import type { Prize } from '@quizhall/shared/model/payments/prize';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component } from './prize.tsx';

const ID = 'p'.repeat(43);
const GET = `GET /prizes/${ID}`;
const CLAIM = `POST /prizes/${ID}/claim`;
const prize = (wish: Partial<Prize> = {}): Prize => ({
  id: ID,
  quizId: 'q_0000000000000001',
  quizTitle: 'Metals',
  place: 2,
  cents: 3_000,
  status: 'claimable',
  wonAt: '2026-05-01T00:00:00.000Z',
  claimBy: '2026-08-01T00:00:00.000Z',
  ...wish,
});
const answer = (wish: Partial<Prize> = {}, paysOut = true) => ok({ prize: prize(wish), paysOut });
const open = () => openPage({ '/prizes/:id': Component }, `/prizes/${ID}#secret`);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('takes where the money goes, and says that it is on its way', async () => {
  const api = fakeApi({ [GET]: () => answer(), [CLAIM]: () => answer({ status: 'claimed' }) });
  open();
  await screen.findByText('$30.00');
  screen.getByText('Place 2 of “Metals”');
  fireEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
  write(/^Full name/, 'Mary Somerville');
  write(/^E-mail address/, 'mary@example.com');
  const country = screen.getByRole('combobox', { name: /^Country/ });
  fireEvent.focus(country);
  fireEvent.change(country, { target: { value: 'Fran' } });
  fireEvent.click(await screen.findByRole('option', { name: 'France' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send me $30.00' }));
  await screen.findByText('Your money is on its way');
  const sent = api.requests.find(({ call }) => call === CLAIM);
  expect(sent?.body).toMatchObject({ fullName: 'Mary Somerville', country: 'FR', method: 'paypal' });
});

it('keeps what was typed through a reload, and no account once it was sent', async () => {
  let sent = false;
  fakeApi({
    [GET]: () => answer({ refused: sent || undefined }),
    [CLAIM]: () => {
      sent = true;
      return answer({ status: 'claimed' });
    },
  });
  const reload = async () => {
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    open();
    await screen.findByText('$30.00');
  };
  const values = () =>
    ['Full name', 'IBAN'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
    );
  open();
  await screen.findByText('$30.00');
  write(/^Full name/, 'Mary Somerville');
  write(/^IBAN/, 'DE89 3704 0044 0532 0130 00');
  const country = screen.getByRole('combobox', { name: /^Country/ });
  fireEvent.focus(country);
  fireEvent.change(country, { target: { value: 'Fran' } });
  fireEvent.click(await screen.findByRole('option', { name: 'France' }));
  await reload();
  expect(values()).toEqual(['Mary Somerville', 'DE89 3704 0044 0532 0130 00']);
  fireEvent.click(screen.getByRole('button', { name: 'Send me $30.00' }));
  await screen.findByText('Your money is on its way');
  await reload();
  expect(values()).toEqual(['Mary Somerville', '']);
});

it('sends nothing that no bank would take', async () => {
  const api = fakeApi({ [GET]: () => answer() });
  open();
  await screen.findByText('$30.00');
  write(/^IBAN/, 'DE89 3704 0044 0532 0130 01');
  fireEvent.click(screen.getByRole('button', { name: 'Send me $30.00' }));
  await screen.findByText('This IBAN is not valid. Please check it for a typing error');
  expect(api.requests.some(({ call }) => call === CLAIM)).toBe(false);
});

it.each([
  [
    { status: 'held', heldUntil: '2026-06-01T00:00:00.000Z', holdReason: 'A doubt' },
    'The result is being looked into',
  ],
  [{ status: 'paid', paidAt: '2026-06-01T00:00:00.000Z' }, 'Your prize was sent'],
  [
    { status: 'returned', returned: 'annulled', returnedAt: '2026-06-01T00:00:00.000Z' },
    'This prize was taken back',
  ],
] as const)('says what became of it: %o', async (wish, text) => {
  fakeApi({ [GET]: () => answer(wish) });
  open();
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: /^Send me/ })).toBeNull();
});

it('says where nothing can be paid out yet', async () => {
  fakeApi({ [GET]: () => answer({}, false) });
  open();
  await screen.findByText(/^Prizes cannot be paid out on this site yet/);
});

it('knows no prize of somebody else', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await screen.findByText('This prize is not known');
});
