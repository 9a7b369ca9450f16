// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StripeElement from './stripe-element.tsx';

type Listener = () => void;

const listeners = new Map<string, Listener>();
const payment = {
  on: (event: string, listener: Listener) => listeners.set(event, listener),
  mount: (place: HTMLElement) => place.append('The form of Stripe'),
  destroy: vi.fn(),
};
const elements = { create: vi.fn(() => payment) };
const confirmPayment = vi.fn();
const stripe = { elements: vi.fn(() => elements), confirmPayment };
const load = vi.hoisted(() => vi.fn());
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: load }));

const onDone = vi.fn();
const onFailed = vi.fn();
const open = () =>
  render(
    <StripeElement
      clientSecret="pi_1_secret_2"
      publishableKey="pk_test_1"
      returnUrl="https://quizhall.example/quiz/1"
      onDone={onDone}
      onFailed={onFailed}
    />,
  );
const ready = () => act(() => listeners.get('ready')?.());

beforeEach(() => {
  vi.clearAllMocks();
  load.mockResolvedValue(stripe);
  confirmPayment.mockResolvedValue({});
});
afterEach(cleanup);

it('mounts the form of this payment, and takes it away again', async () => {
  const { unmount } = open();
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  await screen.findByText('The form of Stripe');
  expect(load).toHaveBeenCalledWith('pk_test_1');
  expect(stripe.elements).toHaveBeenCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
  unmount();
  expect(payment.destroy).toHaveBeenCalled();
});

it('confirms the payment, and says when the payer is through', async () => {
  open();
  await screen.findByText('The form of Stripe');
  ready();
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(confirmPayment).toHaveBeenCalledOnce();
  expect(confirmPayment).toHaveBeenCalledWith({
    elements,
    confirmParams: { return_url: 'https://quizhall.example/quiz/1' },
    redirect: 'if_required',
  });
});

it.each([
  [
    'card_error',
    'Your payment method was declined. Nothing was charged: check your details or try another one.',
  ],
  ['validation_error', 'Some payment details are incomplete or incorrect. Check them and try again.'],
  ['api_error', 'The payment could not be started. Nothing is charged twice: try again.'],
])('explains a %s in its own words, and takes another try', async (type, said) => {
  confirmPayment.mockResolvedValueOnce({ error: { type, message: 'No such payment_intent: pi_1' } });
  open();
  await screen.findByText('The form of Stripe');
  ready();
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(said));
  await vi.waitFor(() => expect(screen.getByRole('button').ariaBusy).not.toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('says so where Stripe cannot be reached', async () => {
  load.mockRejectedValue(new Error('Failed to load Stripe.js'));
  open();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith('The payment form could not be loaded.'));
});
