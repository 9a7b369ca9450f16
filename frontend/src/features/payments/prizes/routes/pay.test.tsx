// @vitest-environment happy-dom
import type { Charge } from '@quizhall/shared/model/payments/payment';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import { Component } from './pay.tsx';

const ID = 'c'.repeat(43);
const GET = `GET /payments/${ID}`;
const ANSWER = `POST /payments/${ID}/answer`;
const charge = (wish: Partial<Charge> = {}): Charge => ({
  id: ID,
  purpose: 'prizePool',
  method: 'paypal',
  status: 'waiting',
  next: { kind: 'redirect' },
  amount: 500,
  fee: 0,
  total: 500,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...wish,
});
const open = (to = '/quiz/q1?payment=x') =>
  openPage({ '/pay/:id': Component }, `/pay/${ID}?to=${encodeURIComponent(to)}`);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['Approve payment', true],
  ['Cancel and return', false],
] as const)('%s answers, and leads back', async (name, approve) => {
  const api = fakeApi({
    [GET]: () => ok({ charge: charge() }),
    [ANSWER]: () => ok({ charge: charge({ status: 'processing' }) }),
  });
  const router = open();
  await screen.findByText('$5.00');
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByText('elsewhere');
  expect(api.requests.find(({ call }) => call === ANSWER)?.body).toEqual({ approve });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/quiz/q1?payment=x');
});

it('stays where the answer did not arrive', async () => {
  fakeApi({ [GET]: () => ok({ charge: charge() }), [ANSWER]: () => 'offline' });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve payment' }));
  await screen.findByText('Your answer did not arrive. Try again.');
});

it('asks nothing about a payment that is answered, and leads to no other site', async () => {
  fakeApi({ [GET]: () => ok({ charge: charge({ status: 'processing' }) }) });
  open('//evil.example');
  await screen.findByRole('heading', { name: 'This payment is already answered' });
  expect(screen.getByRole('link', { name: 'Return' }).getAttribute('href')).toBe('/');
});

it('knows no payment of somebody else', async () => {
  fakeApi({ [GET]: () => refused('NOT_FOUND') });
  open();
  await screen.findByRole('heading', { name: 'This payment is not known' });
});
