import { users } from '@quizhall/shared/contract/accounts/users';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import type { BillingCycle } from '@quizhall/shared/rules/payments/subscription';
import { afterAll, describe, expect, it } from 'vitest';
import { getCharge, type StoredCharge } from '../model/charge-store.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { listPostings } from '../model/ledger.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { updateSubscriptionItem, getSubscription } from '../model/subscriptions.ts';
import { getUser, type User } from '../../accounts/model/users.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { closeOrganizationItem } from '../../organizations/model/organizations.ts';
import { planPurpose } from '../model/plan-purpose.ts';
import { renewSubscription } from '../model/renew-subscription.ts';
import { settleCharge } from '../model/settle-charge.ts';
import { simulatedProvider } from '../model/simulated-provider.ts';
import { planReservation } from '../model/plan-reservation.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { account, tokenOf } from '../../testing/accounts.ts';
import { topicQueues } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { someOrganization } from '../../testing/organizations.ts';
import { CARDS } from '../../testing/payments.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as cancelSubscription } from './cancel-subscription.ts';
import { handler as choosePlan } from './choose-plan.ts';
import { handler as downloadInvoice } from './download-invoice.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as getOwn } from './get-subscription.ts';
import { handler as listInvoices } from './list-invoices.ts';
import { handler as resumeSubscription } from './resume-subscription.ts';

const DAY = 86_400_000;
const queues = topicQueues();
const stream = await testStream(queues.consume, now);
afterAll(() => setClock(0));

/** Only forward, from test to test: the queues know the time, too. */
const passTo = (at: number) => setClock(at - Date.now());

type Body = Parameters<typeof invokeEndpoint<typeof users.choosePlan>>[2]['body'];
const choose = async (user: User, body: Body) =>
  invokeEndpoint(choosePlan, users.choosePlan, { token: await tokenOf(user), body });
const buy = (user: User, card = CARDS.good, billingCycle: BillingCycle = 'monthly') =>
  choose(user, { plan: 'pro', billingCycle, card });
const own = async (user: User) =>
  (await invokeEndpoint(getOwn, users.getSubscription, { token: await tokenOf(user) })).body.data;
const cancel = async (user: User) =>
  invokeEndpoint(cancelSubscription, users.cancelSubscription, { token: await tokenOf(user) });
const resume = async (user: User) =>
  invokeEndpoint(resumeSubscription, users.resumeSubscription, { token: await tokenOf(user) });
const invoicesOf = async (user: User) =>
  (await invokeEndpoint(listInvoices, users.listInvoices, { token: await tokenOf(user) })).body.data.invoices;
const newsOf = async ({ id }: User) =>
  (await listNotifications(id, { limit: 50 })).notifications.map(({ title }) => title);
const ledgerOf = async ({ id }: User) =>
  (await listPostings(`plan#${id}`)).map(({ reason, legs }) => [reason, legs[0]?.amount]);

/** Somebody who has paid for Pro with this card. */
async function customer(card = CARDS.good): Promise<{ user: User; end: number }> {
  const user = await account();
  await buy(user, card);
  await stream.drain();
  return { user, end: Date.parse((await own(user)).subscription.periodEnd ?? '') };
}

describe('a plan', () => {
  it('is there once it is paid, in the profile too, with an entry, an invoice and a look at its end', async () => {
    const user = await account();
    const { status, body } = await buy(user);
    expect([status, body.data.charge?.status, body.data.subscription.state]).toEqual([
      200,
      'processing',
      'free',
    ]);
    await stream.drain();
    const { subscription } = await own(user);
    expect(subscription).toMatchObject({
      plan: 'pro',
      state: 'active',
      billingCycle: 'monthly',
      price: 2_900,
      method: { brand: 'Visa', last4: '4242' },
      trialAvailable: false,
    });
    const session = await invokeEndpoint(getSession, users.getSession, { token: await tokenOf(user) });
    expect(session.body.data.session.plan).toBe('pro');
    expect(await ledgerOf(user)).toEqual([['planPaid', 2_900]]);
    expect(await invoicesOf(user)).toMatchObject([{ plan: 'pro', billingCycle: 'monthly', total: 2_900 }]);
    const looks = await Array.fromAsync(
      listDue(minuteBucket(Date.parse(subscription.periodEnd ?? '') + 59_999)),
    );
    expect(looks).toMatchObject([{ kind: 'subscriptions', ids: [user.id] }]);
  });

  it('is charged once for a double click', async () => {
    const user = await account();
    const answers = await Promise.all([buy(user), buy(user)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await stream.drain();
    expect(await ledgerOf(user)).toHaveLength(1);
    expect((await buy(user)).body.code).toBe('INVALID_STATE');
  });

  it('is not there where the card is declined, and nothing of the card is kept', async () => {
    const user = await account();
    const { status, body } = await buy(user, CARDS.declined);
    expect([status, body.code]).toEqual([402, 'PAYMENT_DECLINED']);
    expect((await own(user)).subscription).toMatchObject({ state: 'free' });
    expect((await getSubscription(user.id)).method).toBeUndefined();
    expect((await getUser(user.id))?.plan).toBe('free');
    const { user: other } = await customer();
    expect(JSON.stringify(await getSubscription(other.id))).not.toMatch(/4242424242424242|12\/49|"123"/);
  });

  it.each([
    [{ plan: 'enterprise', card: CARDS.good }, 400, 'plan'],
    [{ plan: 'pro' }, 400, 'card'],
    [{ plan: 'pro', card: CARDS.good, amount: 1 }, 400, 'amount'],
    [{ plan: 'pro', savedCard: true }, 400, 'card'],
    [{ plan: 'pro', method: 'paypal' }, 400, 'method'],
  ])('is refused: %o', async (body, expected, field) => {
    const { status, body: answer } = await choose(await account(), body as Body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([expected, [field]]);
  });

  it('is for who is signed in', async () => {
    const { status } = await invokeEndpoint(choosePlan, users.choosePlan, { body: { plan: 'pro' } });
    expect(status).toBe(401);
  });
});

describe('a trial', () => {
  it('needs no card, is reminded of, and ends by itself; there is one', async () => {
    const user = await account();
    const { status, body } = await choose(user, { plan: 'pro', trial: true });
    const { subscription } = body.data;
    expect([status, subscription.state, subscription.plan]).toEqual([200, 'trialing', 'pro']);
    expect((await getUser(user.id))?.plan).toBe('pro');
    const end = Date.parse(subscription.periodEnd ?? '');
    for (const at of [end - 3 * DAY, end - 3 * DAY + 1, end, end + 1]) {
      passTo(at);
      await renewSubscription(user.id);
    }
    expect(await newsOf(user)).toEqual(['Your trial has ended', 'Your trial ends soon']);
    expect(await own(user)).toMatchObject({ subscription: { state: 'free', trialAvailable: false } });
    expect((await getUser(user.id))?.plan).toBe('free');
    expect((await choose(user, { plan: 'pro', trial: true })).body.code).toBe('INVALID_STATE');
    expect(await ledgerOf(user)).toEqual([]);
  });

  it('goes on as a plan where it is paid: the paid month begins where the trial ends', async () => {
    const user = await account();
    const { body } = await choose(user, { plan: 'pro', trial: true });
    await buy(user);
    await stream.drain();
    expect((await own(user)).subscription).toMatchObject({
      state: 'active',
      periodStart: body.data.subscription.periodEnd,
    });
  });
});

describe('another plan', () => {
  it('that is more is paid at once, less what is not used, as it was shown', async () => {
    const { user, end } = await customer();
    passTo(end - 10 * DAY);
    const { offers, quotedAt } = await own(user);
    const yearly = offers.find(({ billingCycle }) => billingCycle === 'yearly');
    expect(yearly).toMatchObject({ kind: 'now', price: 27_800 });
    expect(yearly?.credit).toBeGreaterThan(900);
    passTo(end - 10 * DAY + 25 * 60_000);
    const wish = { plan: 'pro', billingCycle: 'yearly', savedCard: true, quotedAt } as const;
    const { body } = await choose(user, wish);
    expect(body.data.charge?.total).toBe(yearly?.due);
    await stream.drain();
    expect((await own(user)).subscription).toMatchObject({ billingCycle: 'yearly', price: 27_800 });
    expect(await ledgerOf(user)).toEqual([
      ['planPaid', 2_900],
      ['planPaid', yearly?.due],
    ]);
  });

  it('that is less comes when what is paid ends, unless it is taken back', async () => {
    const user = await account();
    await buy(user, CARDS.good, 'yearly');
    await stream.drain();
    const { body } = await choose(user, { plan: 'pro', billingCycle: 'monthly' });
    expect(body.data.subscription).toMatchObject({
      billingCycle: 'yearly',
      next: { plan: 'pro', billingCycle: 'monthly', price: 2_900 },
    });
    await resume(user);
    expect((await own(user)).subscription.next).toBeUndefined();
    await choose(user, { plan: 'pro', billingCycle: 'monthly' });
    passTo(Date.parse(body.data.subscription.periodEnd ?? ''));
    await renewSubscription(user.id);
    await stream.drain();
    expect((await own(user)).subscription).toMatchObject({
      state: 'active',
      billingCycle: 'monthly',
      price: 2_900,
    });
  });
});

describe('an invoice', () => {
  it('is a PDF that says what was paid, for whoever paid it alone', async () => {
    const { user, end } = await customer();
    passTo(end - 10 * DAY);
    await buy(user, CARDS.good, 'yearly');
    await stream.drain();
    const [latest] = await invoicesOf(user);
    const params = { id: latest?.id ?? '' };
    const get = async (who: User) =>
      invokeEndpoint(downloadInvoice, users.downloadInvoice, { token: await tokenOf(who), params });
    const { status, headers, bytes } = await get(user);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(`quizhall-invoice-${latest?.number}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(await account())).status).toBe(404);
  });
});

describe('a cancellation', () => {
  it('counts when what is paid ends, and can be taken back until then', async () => {
    const { user, end } = await customer();
    expect((await cancel(user)).body.data.subscription).toMatchObject({
      state: 'active',
      next: { plan: 'free' },
    });
    expect((await cancel(user)).status).toBe(200);
    expect((await resume(user)).body.data.subscription.next).toBeUndefined();
    expect((await resume(user)).body.code).toBe('INVALID_STATE');
    await choose(user, { plan: 'free' });
    passTo(end);
    await renewSubscription(user.id);
    expect((await own(user)).subscription.state).toBe('free');
    expect(await newsOf(user)).toEqual(['Your plan has ended']);
    expect((await cancel(user)).body.code).toBe('INVALID_STATE');
  });
});

describe('a renewal', () => {
  it('is charged to the kept card, once for each period, for months', async () => {
    const { user, end } = await customer();
    let next = end;
    for (let month = 0; month < 3; month++) {
      passTo(next);
      await Promise.all(
        [renewSubscription(user.id), renewSubscription(user.id)].map((look) => look.catch(() => false)),
      );
      await renewSubscription(user.id);
      await stream.drain();
      next = Date.parse((await own(user)).subscription.periodEnd ?? '');
    }
    expect(await ledgerOf(user)).toEqual(Array.from({ length: 4 }, () => ['planPaid', 2_900]));
    expect(await invoicesOf(user)).toHaveLength(4);
    expect(new Date(next).getUTCMonth()).toBe((new Date(end).getUTCMonth() + 3) % 12);
  });

  it('that is declined is tried again on days 1, 3 and 5; then the plan ends', async () => {
    const { user, end } = await customer(CARDS.declinedLater);
    const states: string[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 6, 7]) {
      passTo(end + day * DAY);
      await renewSubscription(user.id);
      const { terms } = await getSubscription(user.id);
      states.push(terms ? `${terms.state} ${terms.declined}` : 'free');
    }
    expect(states).toEqual([
      'pastDue 1',
      'pastDue 2',
      'pastDue 2',
      'pastDue 3',
      'pastDue 3',
      'pastDue 4',
      'pastDue 4',
      'free',
    ]);
    expect((await newsOf(user)).toSorted()).toEqual([
      'Your plan could not be renewed',
      'Your plan could not be renewed',
      'Your plan could not be renewed',
      'Your plan could not be renewed',
      'Your plan has ended',
    ]);
    expect(await ledgerOf(user)).toHaveLength(1);
    expect((await getUser(user.id))?.plan).toBe('free');
  });

  it('that was declined is paid with another card, and goes on without a gap', async () => {
    const { user, end } = await customer(CARDS.declinedLater);
    passTo(end);
    const { subscription } = await own(user);
    expect(subscription).toMatchObject({ state: 'pastDue', plan: 'pro', owed: 2_900 });
    passTo(end + 2 * DAY);
    await buy(user);
    await stream.drain();
    expect((await own(user)).subscription).toMatchObject({
      state: 'active',
      periodStart: new Date(end).toISOString(),
      method: { last4: '4242' },
    });
  });

  it.each([
    ['with the card that is kept', (user: User) => user],
    [
      'with none',
      async (user: User) =>
        !(await transactWrite({
          subscription: updateSubscriptionItem(await getSubscription(user.id), { method: undefined }),
        })),
    ],
  ])('does not take the place of a payment that waits for its payer, %s', async (_, prepare) => {
    const { user, end } = await customer(CARDS.declinedLater);
    passTo(end);
    await own(user);
    await prepare(user);
    passTo(end + DAY - 60_000);
    const { charge } = (await buy(user, CARDS.challenged)).body.data;
    const id = charge?.id ?? '';
    passTo(end + DAY);
    await renewSubscription(user.id);
    await settleCharge(id, { status: 'succeeded' });
    expect((await getCharge(id))?.status).toBe('succeeded');
    expect((await own(user)).subscription.state).toBe('active');
  });

  it('waits for no payment that is never finished when the plan ends', async () => {
    const { user, end } = await customer(CARDS.declinedLater);
    passTo(end);
    await own(user);
    passTo(end + 7 * DAY - 60_000);
    await buy(user, CARDS.challenged);
    passTo(end + 7 * DAY);
    await renewSubscription(user.id);
    expect((await getUser(user.id))?.plan).toBe('free');
  });

  it('is charged once where the function dies between the charge and its answer', async () => {
    const { user, end } = await customer();
    passTo(end);
    const { chargeSaved } = simulatedProvider;
    simulatedProvider.chargeSaved = () => Promise.reject(new Error('died'));
    await expect(renewSubscription(user.id)).rejects.toThrow('died');
    simulatedProvider.chargeSaved = chargeSaved;
    const { pending } = await getSubscription(user.id);
    expect((await getCharge(pending?.chargeId ?? ''))?.status).toBe('begun');
    await renewSubscription(user.id);
    await stream.drain();
    await renewSubscription(user.id);
    expect(await ledgerOf(user)).toHaveLength(2);
    expect((await getSubscription(user.id)).pending).toBeUndefined();
  });

  it('without a card that is kept asks its payer, and speaks of no declined card', async () => {
    const { user, end } = await customer();
    await transactWrite({
      subscription: updateSubscriptionItem(await getSubscription(user.id), { method: undefined }),
    });
    passTo(end);
    expect((await own(user)).subscription.state).toBe('pastDue');
    expect(await newsOf(user)).toEqual(['Your plan has to be paid']);
  });
});

it('of an organization is renewed as one of a person is', async () => {
  const { user, ownerId, terms } = await renewingOrganization();
  passTo(terms.period.end);
  await renewSubscription(ownerId);
  await stream.drain();
  expect((await getSubscription(ownerId)).terms).toMatchObject({
    plan: 'basic',
    period: { start: terms.period.end },
  });
  expect((await listPostings(`plan#${ownerId}`)).map(({ reason }) => reason)).toEqual(['planPaid']);
  expect((await getUser(user.id))?.plan).toBe('pro');
});

it('of an organization that is deleted ends, whatever was paid or chosen at that moment', async () => {
  const renewing = await renewingOrganization();
  await transactWrite({ organization: closeOrganizationItem(renewing.organization, nowIso()) });
  passTo(renewing.terms.period.end);
  await renewSubscription(renewing.ownerId);
  await stream.drain();
  const after = await getSubscription(renewing.ownerId);
  expect([after.terms, after.pending]).toEqual([undefined, undefined]);
  expect(await listPostings(`plan#${renewing.ownerId}`)).toEqual([]);

  const paying = await renewingOrganization();
  const { ownerId, organization, terms } = paying;
  const before = await getSubscription(ownerId);
  const take = planReservation(before, terms, { isRenewal: true });
  const taking = await take('ch_1');
  await transactWrite({ organization: closeOrganizationItem(organization, nowIso()) });
  expect(await transactWrite({ taking }), 'a payment that begins').toBe('taking');
  await transactWrite({
    subscription: updateSubscriptionItem(before, { pending: { chargeId: 'ch_1', isRenewal: true, terms } }),
  });
  const charge = { id: 'ch_1', subject: ownerId, amount: 2_900, createdAt: nowIso() } as StoredCharge;
  expect(await planPurpose.paid(charge), 'a payment that comes').toBe('unwanted');
});

/** An organization whose plan somebody pays with the card that is kept. */
async function renewingOrganization() {
  const { user } = await customer();
  const organization = await someOrganization();
  const ownerId = organization.id;
  const start = now();
  const terms = {
    plan: 'basic',
    cycle: 'monthly' as const,
    state: 'active' as const,
    price: 2_900,
    anchor: start,
    period: { start, end: start + 30 * DAY },
  };
  const { method } = await getSubscription(user.id);
  const wish = { list: 'standard' as const, payer: user.id, method, terms };
  await transactWrite({ subscription: updateSubscriptionItem(await getSubscription(ownerId), wish) });
  return { user, organization, ownerId, terms };
}
