import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { membersPart } from '@quizhall/shared/rules/organizations/organization-statistics';
import { afterEach, expect, it, vi } from 'vitest';
import { putDelivery, listWebhookDeliveries } from '../model/deliveries.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { listMemberStatistics, putStatistics } from '../model/organization-statistics.ts';
import { closeOrganizationItem, endOrganizationItem, getOrganization } from '../model/organizations.ts';
import { updatePoolItem, getPool } from '../../payments/model/pools.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { getQuiz, getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { updateSubscriptionItem, getSubscription } from '../../payments/model/subscriptions.ts';
import { getUser } from '../../accounts/model/users.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { poolPurpose } from '../../payments/model/pool-purpose.ts';
import type { StoredCharge } from '../../payments/model/charge-store.ts';
import { createDeliveries } from '../use-cases/webhook-events.ts';
import { deliverHooks } from '../use-cases/deliver-webhooks.ts';
import { now, nowIso, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { someOrganization, someWebhook } from '../../testing/organizations.ts';
import { promisePrize } from '../../testing/payments.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { ORGANIZATION_FILE } from '../../exports/model/data-export/organization-parts.ts';
import { closeOrganization, listOrganizationUnsettled } from '../use-cases/end-organization.ts';
import { eraseOrganization } from './erase-organization.ts';
import { scheduleOrganizationErasure } from './schedule-organization-erasure.ts';

const DAY = 24 * 3_600_000;
const stream = await testStream(everyReader(), now);
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

const close = async (id: string) => {
  const organization = await getOrganization(id);
  if (!organization) throw new Error('No such organization');
  await transactWrite({ organization: closeOrganizationItem(organization, nowIso()) });
  return { ...organization, deletedAt: (await getOrganization(id))?.deletedAt };
};

const PENDING = { chargeId: 'ch_1', amount: 10_000, fee: 500 };

/** A quiz of an organization for whose prize somebody is paying. */
async function payingFor(ownerId: string): Promise<string> {
  const { id } = await publishedQuiz({ quiz: { ownerId } });
  await promisePrize(id, 100);
  await transactWrite({ pool: updatePoolItem(id, await getPool(id), { pending: PENDING }) });
  return id;
}

/** Does an erasure to its end. */
async function erased(organizationId: string): Promise<void> {
  let cursor: Parameters<typeof eraseOrganization.step>[1];
  do {
    const step = await eraseOrganization.step({ organizationId }, cursor);
    cursor = 'cursor' in step ? step.cursor : undefined;
  } while (cursor);
}

it('a payment for a prize that is on its way is in the way of deleting, and wanted no longer after it', async () => {
  const { id } = await someOrganization();
  const quizId = await payingFor(id);
  expect(await listOrganizationUnsettled(id)).toEqual([expect.stringContaining('payment for the prize')]);
  const charge: Partial<StoredCharge> = {
    id: PENDING.chargeId,
    subject: quizId,
    payer: 'u_1',
    createdAt: nowIso(),
    amount: PENDING.amount,
    fee: PENDING.fee,
  };
  expect(await poolPurpose.paid(charge as StoredCharge)).toHaveProperty('posting');
  await close(id);
  expect(await poolPurpose.paid(charge as StoredCharge)).toBe('unwanted');
});

it('what was handed in for a prize stays until that is settled, and the rest with it', async () => {
  const { id } = await someOrganization();
  const quizId = await payingFor(id);
  const other = await publishedQuiz({ quiz: { ownerId: id } });
  const sessions = await Promise.all(
    [quizId, other.id].map(async (quiz) => {
      const session = (await start(quiz, {}, (await signedIn()).token)).body.data;
      await submit(session, RIGHT);
      return session.sessionId;
    }),
  );
  await stream.drain();
  const isErased = async (session = '') => (await getAttempt(session))?.erased !== undefined;
  await transactWrite({ organization: endOrganizationItem(await close(id)) });
  await erased(id);
  expect(await Promise.all(sessions.map(isErased))).toEqual([false, true]);
  expect(await getOrganization(id)).toBeDefined();
  await transactWrite({ pool: updatePoolItem(quizId, await getPool(quizId), { pending: undefined }) });
  await erased(id);
  expect(await isErased(sessions[0])).toBe(true);
  expect(await getOrganization(id)).toBeUndefined();
});

it('what is counted of members goes, also of a large organization', async () => {
  const { id } = await someOrganization();
  const people = Array.from({ length: 120 }, (_, n) => `u_${n}`);
  const parts = new Set(people.flatMap((one) => [membersPart(one, false), membersPart(one, true)]));
  for (const part of parts)
    await putStatistics(
      { organizationId: id, part },
      { figures: { each: { u_1: [1, 0, 0, 0, 0] } }, shard: 'shard', highWater: '1', after: undefined },
    );
  const counted = async () => (await listMemberStatistics({ id, areMembersSpread: true })).size;
  expect(await counted()).toBe(parts.size);
  await transactWrite({ organization: endOrganizationItem(await close(id)) });
  await erased(id);
  expect(await counted()).toBe(0);
});

it('an erasure that was given up begins again a day later', async () => {
  const { id } = await someOrganization();
  const quiz = await publishedQuiz({ quiz: { ownerId: id } });
  await close(id);
  setClock(31 * DAY);
  // Whoever works on runs does not hear of this one.
  expect(await scheduleOrganizationErasure(id)).toBe(true);
  expect((await getOrganization(id))?.isErased).toBe(true);
  const looks = await Array.fromAsync(listDue(minuteBucket(now() + DAY + 59_999)));
  expect(looks).toContainEqual(expect.objectContaining({ kind: 'organizations', ids: [id] }));
  setClock(32 * DAY);
  expect(await scheduleOrganizationErasure(id)).toBe(true);
  await stream.drain();
  expect(await getOrganization(id)).toBeUndefined();
  expect((await getStoredQuiz(quiz.id))?.deletedAt).toBeDefined();
  expect(await scheduleOrganizationErasure(id), 'nothing is left').toBe(false);
});

it('closing is refused where its plan changes at that moment', async () => {
  const organization = await someOrganization();
  const { id, ownerId } = organization;
  const send = table.send.bind(table);
  const spy = vi.spyOn(table, 'send').mockImplementation((async (command: { input: object }) => {
    if (JSON.stringify(command.input).includes('SET deletedAt')) {
      spy.mockRestore();
      await transactWrite({
        subscription: updateSubscriptionItem(await getSubscription(id), { payer: ownerId }),
      });
    }
    return send(command as never);
  }) as never);
  await expect(closeOrganization(organization, ownerId)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  expect((await getOrganization(id))?.deletedAt).toBeUndefined();
  await closeOrganization(organization, ownerId);
  expect((await getOrganization(id))?.deletedAt).toBeDefined();
});

it('webhooks are told nothing more once it is deleted, and what they were told goes before them', async () => {
  const { id } = await someOrganization({ subscription: { plan: 'basic' } });
  const { id: webhookId } = await someWebhook(id);
  const told = (cause: string) =>
    createDeliveries([{ in: { organizationId: id }, event: 'member.joined', cause, at: now(), data: {} }]);
  const deliveries = async () => (await listWebhookDeliveries(webhookId, { limit: 100 })).deliveries;
  await told('before');
  expect(await deliveries()).toHaveLength(1);
  const closed = await close(id);
  await told('after');
  const send = vi.fn(async () => []);
  await deliverHooks(await deliveries(), { send, chance: () => 0 });
  expect((await deliveries()).map(({ status }) => status)).toEqual(['dropped']);
  expect(send).not.toHaveBeenCalled();

  const more = Array.from({ length: 60 }, (_, n) => `${webhookId}${n}`);
  await Promise.all(
    more.map((ref) => putDelivery({ organizationId: id, webhookId, id: ref, event: 'ping', body: '{}' })),
  );
  await transactWrite({ organization: endOrganizationItem(closed) });
  await erased(id);
  expect(await deliveries()).toEqual([]);
  expect(await getOrganization(id)).toBeUndefined();
});

it('what is published at the moment of closing is paused some minutes later, and nobody is told twice', async () => {
  const organization = await someOrganization();
  const { id, ownerId } = organization;
  await closeOrganization(organization, ownerId);
  await stream.drain();
  const { id: quizId } = await publishedQuiz({ quiz: { ownerId: id } });
  const closedAt = Date.parse((await getOrganization(id))?.deletedAt ?? '');
  const looks = await Array.fromAsync(listDue(minuteBucket(closedAt + 10 * 60_000 + 59_999)));
  expect(looks).toContainEqual(expect.objectContaining({ kind: 'organizations', ids: [id] }));
  const mails = async () => (await listMailsTo((await getUser(ownerId))?.email ?? '')).length;
  const told = await mails();
  expect(told).toBe(1);
  setClock(11 * 60_000);
  await scheduleOrganizationErasure(id);
  await stream.drain();
  expect((await getQuiz(quizId))?.status).toBe('paused');
  expect(await mails()).toBe(told);
});

it('the file holds every submission once, however many pages, and none of after it was begun', async () => {
  const organization = await someOrganization();
  const { id: quizId } = await publishedQuiz({ quiz: { ownerId: organization.id, shards: 2 } });
  const handIn = async (to = quizId) => {
    const session = (await start(to)).body.data;
    await submit(session, RIGHT);
    await stream.drain();
    return session.sessionId;
  };
  const other = await publishedQuiz({ quiz: { ownerId: organization.id } });
  const sessions = [await handIn(), await handIn(), await handIn(other.id)];
  const told: { id: string }[] = [];
  let after: unknown;
  do {
    const page = await ORGANIZATION_FILE.parts['results']!(organization, after);
    if (after === undefined) setClock(now() - Date.now() + 1_000);
    told.push(...(page.told as typeof told));
    if (after === undefined) for (const late of [quizId, other.id]) await handIn(late);
    after = page.next;
  } while (after !== undefined);
  expect(told.map((one) => one.id).toSorted()).toEqual(sessions.toSorted());
});
