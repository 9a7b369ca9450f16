// @vitest-environment happy-dom
import type { Charge } from '@quizhall/shared/model/payments/payment';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { fakeApi, ok } from '@/lib/testing/fake-api.ts';
import { openPage } from '@/lib/testing/open-page.tsx';
import type { Begin } from '../api/payments.ts';
import { usePaymentInAddress } from '../return-address.ts';
import { PaymentDialog } from './payment-dialog.tsx';

const ID = 'c'.repeat(43);
const GET = `GET /payments/${ID}`;
const ANSWER = `POST /payments/${ID}/answer`;
const SETUP = {
  'GET /payments/setup': () => ok({ provider: 'simulated', methods: ['card', 'paypal'] }),
};
const charge = (wish: Partial<Charge>): Charge => ({
  id: ID,
  purpose: 'prizePool',
  method: 'card',
  status: 'processing',
  amount: 100_000,
  fee: 10_000,
  total: 110_000,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...wish,
});
const answering = (wish: Partial<Charge>) => () => ok({ charge: charge(wish) });

const begin = vi.fn<Begin>();
const onPaid = vi.fn<(charge: Charge) => void>();
const ROWS = [
  { label: 'Prize pool', cents: 100_000 },
  { label: 'Processing fee (10%)', cents: 10_000 },
];

function Host() {
  const { returned, clear } = usePaymentInAddress();
  const [open, setOpen] = useState(returned !== undefined);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Fund
      </button>
      <PaymentDialog
        open={open}
        title="Fund prize pool"
        rows={ROWS}
        subject="prizePool#q1"
        begin={begin}
        running={returned}
        onPaid={onPaid}
        onClose={() => {
          clear();
          setOpen(false);
        }}
      />
    </>
  );
}

const openHost = (at = '/host') => openPage({ '/host': Host }, at);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillCard() {
  await press('Fund');
  await press('Continue to Payment');
  await screen.findByLabelText(/Card number/);
  fill(/Card number/, '4242424242424242');
  fill(/Expiry date/, '1249');
  fill(/Security code/, '123');
  fill(/Name on card/, 'Ada Lovelace');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  begin.mockReset();
  onPaid.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the payment dialog', () => {
  it('shows what is paid, takes a card, waits, and closes by itself two seconds after the success', async () => {
    let status: Charge['status'] = 'processing';
    fakeApi({ ...SETUP, [GET]: () => ok({ charge: charge({ status }) }) });
    begin.mockResolvedValue(charge({}));
    openHost();
    await press('Fund');
    await screen.findByText('$1,000.00');
    await screen.findByText('$1,100.00');
    await press('Close');
    await fillCard();
    expect(screen.getByLabelText<HTMLInputElement>(/Card number/).value).toBe('4242 4242 4242 4242');
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
    expect(begin).toHaveBeenCalledOnce();
    expect(begin.mock.lastCall?.[0]).toEqual({
      method: 'card',
      card: {
        cardNumber: '4242 4242 4242 4242',
        expiry: '12/49',
        cvv: '123',
        name: 'Ada Lovelace',
      },
    });
    status = 'succeeded';
    await screen.findByText('Payment successful');
    expect(onPaid).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('says at each field what is wrong with a card, and asks nobody', async () => {
    fakeApi(SETUP);
    openHost();
    await fillCard();
    fill(/Card number/, '4242424242424241');
    fill(/Expiry date/, '0120');
    await press('Pay $1,100.00');
    await screen.findByText('This card number is not valid. Please check it for a typing error');
    await screen.findByText('This card has expired');
    expect(begin).not.toHaveBeenCalled();
  });

  it('says why a card was declined, keeps what was typed, and tries under another key', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    const message = 'Your card was declined. Nothing was charged. Please try another card.';
    begin.mockRejectedValueOnce(
      new ApiError(message, { code: 'PAYMENT_DECLINED', status: 402, fromServer: true }),
    );
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText(message);
    expect(screen.getByLabelText<HTMLInputElement>(/Name on card/).value).toBe('Ada Lovelace');
    begin.mockResolvedValueOnce(charge({}));
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
    const [first, second] = begin.mock.calls.map(([, key]) => key);
    expect(second).not.toBe(first);
  });

  it('sends the same request again under its key where the answer is lost', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    begin.mockRejectedValueOnce(new ApiError('no answer', { code: 'NETWORK' }));
    begin.mockResolvedValueOnce(charge({}));
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
    const [first, second] = begin.mock.calls;
    expect(second).toEqual(first);
  });

  it('says at once that the device is offline, and asks again under the same key', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    begin.mockRejectedValueOnce(new ApiError('no answer', { code: 'NETWORK' }));
    begin.mockResolvedValueOnce(charge({}));
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText(/^You are offline\. Nothing is charged twice/);
    expect(begin).toHaveBeenCalledOnce();
    onLine.mockRestore();
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
    const [first, second] = begin.mock.calls;
    expect(second).toEqual(first);
  });

  it('charges a double click once', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    begin.mockResolvedValue(charge({}));
    openHost();
    await fillCard();
    const form = document.querySelector('form');
    if (form) {
      fireEvent.submit(form);
      fireEvent.submit(form);
    }
    await screen.findByText('Processing your payment…');
    expect(begin).toHaveBeenCalledOnce();
  });

  it('finds a payment that runs when it is opened again', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    begin.mockResolvedValue(charge({}));
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    openHost();
    await press('Fund');
    await screen.findByText('Processing your payment…');
  });

  it('finds the payment that the server says is running', async () => {
    fakeApi({ ...SETUP, [GET]: answering({}) });
    begin.mockRejectedValue(
      new ApiError('runs', { code: 'PAYMENT_RUNNING', status: 409, data: { chargeId: ID } }),
    );
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText('Processing your payment…');
  });

  it('asks the bank inside the dialog, and returns to the form where the payer refuses', async () => {
    const api = fakeApi({
      ...SETUP,
      [GET]: answering({ status: 'waiting', next: { kind: 'challenge' } }),
      [ANSWER]: answering({ status: 'declined', decline: 'authenticationFailed' }),
    });
    begin.mockResolvedValue(charge({ status: 'waiting', next: { kind: 'challenge' } }));
    openHost();
    await fillCard();
    await press('Pay $1,100.00');
    await screen.findByText('Your bank asks whether you want to pay $1,100.00 to Quizhall.');
    await press('Cancel');
    await screen.findByText('The payment was not confirmed. Nothing was charged.');
    expect(api.requests.find(({ call }) => call === ANSWER)?.body).toEqual({ approve: false });
    expect(screen.getByLabelText<HTMLInputElement>(/Name on card/).value).toBe('Ada Lovelace');
  });

  it('leads to the page of PayPal with the way back, and opens there again', async () => {
    fakeApi({ ...SETUP, [GET]: answering({ status: 'succeeded', method: 'paypal' }) });
    begin.mockResolvedValue(charge({ status: 'waiting', method: 'paypal', next: { kind: 'redirect' } }));
    const router = openHost('/host?tab=a');
    await press('Fund');
    await press('Continue to Payment');
    fireEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
    await press('Pay $1,100.00');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/pay/${ID}`));
    const to = new URLSearchParams(router.state.location.search).get('to') ?? '';
    expect(to).toBe(`/host?tab=a&payment=${ID}`);
    await act(() => router.navigate(to));
    await screen.findByText('Payment successful');
  });
});
