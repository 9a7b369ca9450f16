// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { openPage, startSignedIn } from '@/lib/testing/open-page.tsx';
import type { Subscribed } from '../api/queries.ts';
import { proActions } from '../model/view.ts';
import { Component } from './subscription.tsx';

const GET = 'GET /users/me/subscription';
const CANCEL = 'DELETE /users/me/subscription';
const KEEP = 'POST /users/me/subscription/resume';
const user = { id: 'u1', fullName: 'Grace', email: 'grace@example.org', plan: 'free' };

const NOW = '2030-01-01T00:00:00.000Z';
const END = '2030-02-01T00:00:00.000Z';
type Offer = Subscribed['offers'][number];
type State = Partial<Subscribed['subscription']>;

function answer(state: State, kinds: [Offer['kind'], Offer['kind']]): Subscribed {
  const [monthly, yearly] = kinds;
  const offer = { plan: 'pro' as const, credit: 0, from: NOW };
  return {
    subscription: { plan: 'pro', state: 'active', trialAvailable: false, periodEnd: END, ...state },
    offers: [
      { ...offer, billingCycle: 'monthly', price: 2_900, kind: monthly, due: 2_900 },
      { ...offer, billingCycle: 'yearly', price: 27_800, kind: yearly, due: 27_800 },
    ],
    quotedAt: NOW,
    usage: { quizzes: { used: 2, limit: 3 }, responsesPerMonth: { used: 60, limit: 50 } },
    enforced: false,
  };
}

const FREE = answer({ plan: 'free', state: 'free', trialAvailable: true, periodEnd: undefined }, [
  'now',
  'now',
]);
const VISA: State = { method: { brand: 'Visa', last4: '4242' } };
const ACTIVE = answer({ billingCycle: 'monthly', price: 2_900, ...VISA }, ['current', 'now']);
const CANCELLED = answer({ billingCycle: 'monthly', next: { plan: 'free' } }, ['keep', 'now']);
const OWED: State = {
  state: 'pastDue',
  billingCycle: 'monthly',
  owed: 2_900,
  retryAt: END,
  graceEndsAt: END,
};
const PAST_DUE = answer({ ...OWED, ...VISA }, ['now', 'now']);

const show = (subscribed: Subscribed, more: Parameters<typeof fakeApi>[0] = {}) => {
  fakeApi({
    'GET /users/me/session': () => ok({ session: user }),
    [GET]: () => ok(subscribed),
    'GET /users/me/invoices': () => ok({ invoices: [] }),
    ...more,
  });
  return openPage({ '/subscription': Component }, '/subscription', { toasts: true });
};
const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  act(async () => fireEvent.click(where.getByRole('button', { name })));

beforeEach(startSignedIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('/subscription', () => {
  it('says what the plan allows, how much of it is used, and that it is a guide', async () => {
    show(FREE);
    await screen.findByText('2 of 3');
    screen.getByText('60 of 50');
    screen.getByText('These limits are a guide on this site: nothing is refused.');
    screen.getByRole('button', { name: 'Start 14-day free trial' });
    await screen.findByText('You have paid nothing yet. Invoices stand here as soon as you do.');
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  });

  it('cancels after a question, and takes it back', async () => {
    show(ACTIVE, { [CANCEL]: () => ok(CANCELLED), [KEEP]: () => ok(ACTIVE) });
    await screen.findByText('$29.00 a month');
    await press('Cancel subscription');
    await press('Cancel subscription', within(await screen.findByRole('alertdialog')));
    await screen.findByText(/^Pro ends on/);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Keep my plan' })[0]!));
    await screen.findByText(/^Renews on/);
    expect(screen.queryByText(/^Pro ends on/)).toBeNull();
  });

  it('says what to do where a renewal was declined', async () => {
    show(PAST_DUE);
    await screen.findByText('Your plan could not be renewed');
    screen.getByText(/Your card was declined when we charged \$29\.00/);
    expect(screen.getAllByRole('button', { name: 'Update card and pay' }).length).toBeGreaterThan(0);
  });

  it('speaks of no card where none is kept', async () => {
    show(answer(OWED, ['now', 'now']));
    await screen.findByText('Your plan has to be paid');
    screen.getByText(/^\$29\.00 is due for the new period/);
    screen.getByRole('button', { name: 'Pay for your plan' });
    expect(screen.queryByText(/card was declined|We try again/)).toBeNull();
  });

  it('says that nothing renews by itself where no card is kept', async () => {
    show(answer({ billingCycle: 'monthly', price: 2_900 }, ['current', 'now']));
    await screen.findByText(/^Paid until .* Then \$29\.00 is due\.$/);
    expect(screen.queryByText(/^Renews on/)).toBeNull();
  });

  it.each([
    ['stripe', /^No card is kept and nothing renews by itself/],
    ['simulated', /^Your plan renews by itself with this card/],
  ])('says before it is paid whether it renews by itself (%s)', async (provider, said) => {
    show(PAST_DUE, { 'GET /payments/setup': () => ok({ provider, methods: ['card'] }) });
    await screen.findByText('Your plan could not be renewed');
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Update card and pay' })[0]!),
    );
    await screen.findByText(said);
  });

  it('offers to try again where it cannot be loaded', async () => {
    show(FREE, { [GET]: () => refused('UNAVAILABLE') });
    await screen.findByText('Your subscription could not be loaded');
    screen.getByRole('button', { name: 'Try again' });
  });
});

describe('what can be done about Pro', () => {
  it.each([
    ['free, before the trial', FREE, ['trial', 'pay'], ['trial', 'pay']],
    ['free, after it', answer({ plan: 'free', state: 'free' }, ['now', 'now']), ['upgrade'], ['upgrade']],
    ['on trial', answer({ state: 'trialing' }, ['now', 'now']), ['afterTrial'], ['afterTrial']],
    ['by the month', ACTIVE, ['yours'], ['yearly']],
    ['by the year', answer({ billingCycle: 'yearly' }, ['later', 'current']), ['monthly'], ['yours']],
    [
      'by the year, soon by the month',
      answer({ billingCycle: 'yearly', next: { plan: 'pro', billingCycle: 'monthly' } }, ['later', 'keep']),
      ['next'],
      ['keep'],
    ],
    ['cancelled', CANCELLED, ['keep'], ['yearly']],
    ['declined', PAST_DUE, ['owed'], ['owed']],
  ])('%s', (_, subscribed, monthly, yearly) => {
    expect([proActions(subscribed, 'monthly'), proActions(subscribed, 'yearly')]).toEqual([monthly, yearly]);
  });
});
