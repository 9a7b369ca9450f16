// @vitest-environment happy-dom
import type { Charge } from '@quizhall/shared/model/payments/payment';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component } from './receipt.tsx';

const ID = 'c'.repeat(43);
const GET = `GET /payments/${ID}`;
const QUIZ = 'q_0000000000000001';
const LET_IN = `POST /quizzes/${QUIZ}/let-in`;
const charge = (wish: Partial<Charge> = {}): Charge => ({
  id: ID,
  purpose: 'entry',
  method: 'paypal',
  status: 'succeeded',
  amount: 499,
  fee: 0,
  total: 499,
  title: 'Metals',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...wish,
});
const open = (hash = '') => openPage({ '/receipt/:id': Component }, `/receipt/${ID}${hash}`);
const PROOF = `#quiz=${QUIZ}&entry=token`;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names what was paid, and lets the device in where the link proves it', async () => {
  const api = fakeApi({
    [GET]: () => ok({ charge: charge() }),
    [LET_IN]: () => ok({ code: 'H7K2MP' }),
  });
  const router = open(PROOF);
  await screen.findByText('Metals');
  screen.getByText('$4.99');
  screen.getByText('PayPal');
  fireEvent.click(screen.getByRole('button', { name: 'Start the quiz on this device' }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/quiz/H7K2MP');
  expect(api.requests.find(({ call }) => call === LET_IN)?.body).toMatchObject({ token: 'token' });
});

it.each([
  ['without a proof', '', charge()],
  ['once it was given back', PROOF, charge({ status: 'refunded' })],
])('lets nobody in %s', async (_, hash, shown) => {
  fakeApi({ [GET]: () => ok({ charge: shown }) });
  open(hash);
  await screen.findByRole('button', { name: 'Download PDF' });
  expect(screen.queryByRole('button', { name: 'Start the quiz on this device' })).toBeNull();
});

it('tells what was paid for a prize, and how much of it goes back', async () => {
  const paid = { purpose: 'prizePool', total: 11_000, refunded: 5_500 } as const;
  fakeApi({ [GET]: () => ok({ charge: charge(paid) }) });
  open();
  await screen.findByText('Prize of');
  screen.getByText('$110.00');
  screen.getByText('$55.00');
  screen.getByText(/^It goes back to where it came from\./);
});

it('says what to do about a receipt that is not known', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await screen.findByText('This receipt is not known');
  screen.getByRole('link', { name: 'Sign In' });
});
