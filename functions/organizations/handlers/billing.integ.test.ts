import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { users } from '@quizhall/shared/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { updateChargeItem, getCharge } from '../../payments/model/charge-store.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { saveOrganization } from '../model/organizations.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { addToThrottle } from '../../platform/limits/throttles.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { join, memberIn, someOrganization } from '../../testing/organizations.ts';
import { CARDS } from '../../testing/payments.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { planInvoicePdf } from '../../payments/model/plan-invoice-pdf.ts';
import { settleCharge } from '../../payments/model/settle-charge.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import { now } from '../../platform/clock.ts';
import { handler as getUserAnalytics } from '../../results/handlers/get-analytics.ts';
import { handler as downloadInvoice } from './download-organization-invoice.ts';
import { handler as choosePlan } from './choose-organization-plan.ts';
import { handler as getAnalytics } from './get-organization-analytics.ts';
import { handler as transfer } from './transfer-organization.ts';
import { handler as getBilling } from './get-organization-billing.ts';

const stream = await testStream(everyReader(), now);

const billing = async (token: string, id: string) =>
  (await invokeEndpoint(getBilling, organizations.getOrganizationBilling, { token, params: { id } })).body
    .data;
const choose = (token: string, id: string, body: object) =>
  invokeEndpoint(choosePlan, organizations.chooseOrganizationPlan, {
    token,
    params: { id },
    body: body as { plan: 'basic' },
  });

describe('the plan of an organization', () => {
  it('is paid by its owner at the price of its table, and lifts its limits', async () => {
    const { id } = await someOrganization();
    const { token, user } = await memberIn(id, 'owner');
    expect(await billing(token, id)).toMatchObject({
      subscription: { plan: 'free', state: 'free' },
      usage: { members: { used: 2, limit: 10 }, quizzes: { used: 0, limit: 5 } },
      invoices: [],
    });
    const { status, body } = await choose(token, id, { plan: 'basic', card: CARDS.good });
    expect(status).toBe(200);
    expect(body.data.charge).toMatchObject({ total: 2_900 });
    await settleCharge(body.data.charge?.id ?? '', { status: 'succeeded' });
    expect(await billing(token, id)).toMatchObject({
      subscription: { plan: 'basic', state: 'active', billingCycle: 'monthly' },
      usage: { members: { used: 2, limit: 50 }, quizzes: { limit: -1 } },
      invoices: [{ plan: 'basic', total: 2_900 }],
    });
    const { invoices } = await billing(token, id);
    const sheet = (of: string, chargeId = invoices[0]?.id ?? '') =>
      invokeEndpoint(downloadInvoice, organizations.downloadOrganizationInvoice, {
        token,
        params: { id: of, chargeId },
      });
    expect((await sheet(id)).bytes.toString('latin1').slice(0, 5)).toBe('%PDF-');
    const other = await someOrganization();
    await join(user.id, { organizationId: other.id, role: 'owner' });
    expect((await sheet(other.id)).status).toBe(404);
    expect((await choose(token, id, { plan: 'free' })).body.data.subscription).toMatchObject({
      plan: 'basic',
      next: { plan: 'free' },
    });
  });

  it('goes to another owner without the card of the one before', async () => {
    const { id } = await someOrganization();
    const { token } = await memberIn(id, 'owner');
    const { user: heir, token: heirs } = await memberIn(id, 'admin');
    const { body } = await choose(token, id, { plan: 'basic', card: CARDS.good });
    await settleCharge(body.data.charge?.id ?? '', { status: 'succeeded' });
    expect((await getSubscription(id)).method).toBeDefined();
    await invokeEndpoint(transfer, organizations.transferOrganization, {
      token,
      params: { id },
      body: { userId: heir.id },
    });
    expect(await getSubscription(id)).toMatchObject({ payer: heir.id, terms: { plan: 'basic' } });
    expect((await getSubscription(id)).method).toBeUndefined();
    const charged = await choose(heirs, id, { plan: 'professional', savedCard: true });
    expect(charged.body.errors).toEqual({ card: 'Please enter your card' });
  });

  it('is invoiced to the organization as it was then, and never to whoever pays', async () => {
    const organization = await someOrganization({
      name: 'Institute',
      contactInfo: { email: 'office@example.com', address: { street: 'Main Street 1', city: 'Springfield' } },
    });
    const { id } = organization;
    const { token } = await memberIn(id, 'owner');
    const { body } = await choose(token, id, { plan: 'basic', card: CARDS.good });
    const chargeId = body.data.charge?.id ?? '';
    await settleCharge(chargeId, { status: 'succeeded' });
    await saveOrganization(organization, { name: 'Academy' }, []);
    const call = { token, params: { id, chargeId } };
    const { bytes } = await invokeEndpoint(downloadInvoice, organizations.downloadOrganizationInvoice, call);
    const { text } = await readPdf(bytes);
    for (const words of ['Institute', 'Main Street 1', 'Springfield']) expect(text).toContain(words);
    for (const words of ['Academy', 'Ada', '@']) expect(text).not.toContain(words);

    const charge = await getCharge(chargeId);
    if (!charge) throw new Error('no such charge');
    const { buyer, ...details } = charge.details ?? {};
    await transactWrite({ charge: updateChargeItem(charge, { details }) });
    const older = await readPdf((await planInvoicePdf(id, chargeId)).bytes);
    expect([buyer !== undefined, older.text.includes('Academy'), older.text.includes('Ada')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('keeps the table in which it was chosen, and sells nothing that is by agreement', async () => {
    const { id } = await someOrganization({ subscription: { plan: 'professional', prices: 'create3' } });
    const { token } = await memberIn(id, 'owner');
    const { offers, subscription } = await billing(token, id);
    expect(subscription).toMatchObject({ plan: 'professional', state: 'trialing' });
    expect(offers.map(({ plan, billingCycle, price }) => [plan, billingCycle, price])).toEqual([
      ['professional', 'monthly', 2_900],
      ['professional', 'yearly', 27_800],
    ]);
    expect((await choose(token, id, { plan: 'enterprise', card: CARDS.good })).status).toBe(400);
  });
});

describe('the analytics of an organization', () => {
  it('are those of its quizzes, or of one of them, and no person’s', async () => {
    const { id } = await someOrganization();
    const { token } = await memberIn(id, 'creator');
    const [one, two] = [
      await publishedQuiz({ quiz: { ownerId: id } }),
      await publishedQuiz({ quiz: { ownerId: id } }),
    ];
    for (const quiz of [one, one, two]) await submit((await start(quiz.id)).body.data, RIGHT);
    await stream.drain();
    const ask = async (quizId?: string) =>
      (
        await invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, {
          token,
          query: { organizationId: id, ...(quizId && { quizId }) },
        })
      ).body.data;
    expect((await ask()).totals).toMatchObject({ completed: 3 });
    expect((await ask(two.id)).totals).toMatchObject({ completed: 1 });
    const own = await invokeEndpoint(getUserAnalytics, users.getAnalytics, { token, query: {} });
    expect(own.body.data.totals).toMatchObject({ completed: 0 });
  });

  it('are read so often an hour', async () => {
    const { id } = await someOrganization();
    const { token, user } = await memberIn(id, 'creator');
    const ask = () =>
      invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, {
        token,
        query: { organizationId: id },
      });
    expect((await ask()).status).toBe(200);
    const bucket = currentBucket('GET /organization/analytics', `user:${sha256(user.id)}`, 3_600);
    await Promise.all(Array.from({ length: 299 }, () => addToThrottle(bucket, 1)));
    expect((await ask()).status).toBe(429);
  });

  it('are nowhere where they are switched off', async () => {
    const { id } = await someOrganization({ settings: { enableAnalytics: false } });
    const { token } = await memberIn(id, 'owner');
    const answer = await invokeEndpoint(getAnalytics, organizations.getOrganizationAnalytics, { token });
    expect([answer.status, answer.body.code]).toEqual([409, 'INVALID_STATE']);
  });
});
