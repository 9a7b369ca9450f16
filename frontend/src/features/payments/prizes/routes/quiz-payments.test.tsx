// @vitest-environment happy-dom
import type { ReceivedPayment } from '@quizhall/shared/model/payments/payment';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import { Component } from './quiz-payments.tsx';

const ID = 'q_0000000000000001';
const LIST = `GET /quizzes/${ID}/payments`;
const REFUND = `POST /quizzes/${ID}/payments/c1/refund`;
const payment = (wish: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id: 'c1',
  status: 'succeeded',
  method: 'card',
  total: 499,
  createdAt: '2026-05-01T00:00:00.000Z',
  email: 'bo@example.com',
  isGuest: true,
  refunded: 0,
  isRefundable: true,
  ...wish,
});
const list = (...payments: ReceivedPayment[]) => ok({ title: 'Metals', payments });
const open = () => openPage({ '/quiz/:id/payments': Component }, `/quiz/${ID}/payments`, { toasts: true });

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who has paid, and gives an entry back after a question', async () => {
  let status: ReceivedPayment['status'] = 'succeeded';
  let broken = true;
  fakeApi({
    [LIST]: () =>
      list(
        payment({ status, isRefundable: status === 'succeeded' }),
        payment({ id: 'c2', email: 'ann@example.com', isGuest: false, isRefundable: false }),
      ),
    [REFUND]: () => {
      if (broken) return refused('INVALID_STATE');
      status = 'refunding';
      return ok({ payment: payment({ status, isRefundable: false }) });
    },
  });
  open();
  await screen.findByText('ann@example.com');
  const buttons = screen.getAllByRole('button', { name: /^Refund/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Refund $4.99 to bo@example.com',
  ]);
  const [refund] = buttons;
  if (refund) fireEvent.click(refund);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund this entry?' }));
  dialog.getByText('$4.99 goes back to bo@example.com, who can then start the quiz only after paying again.');
  const confirm = () =>
    act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Refund entry' })));
  await confirm();
  await dialog.findByRole('alert');
  broken = false;
  await confirm();
  await screen.findByText('Entry refunded');
  await screen.findByText('Refund on its way');
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});

it('says that nobody has paid yet', async () => {
  fakeApi({ [LIST]: () => list() });
  open();
  await screen.findByText('Nobody has paid yet');
});
