import * as z from 'zod';
import { deleteItem, type Item, queryPage } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  approvalKey,
  bankPk,
  deliveryKey,
  formerMemberKey,
  memberInviteLinkKey,
  MEMBER_INVITE_PREFIX,
  membershipKey,
  organizationAuditKey,
  organizationKey,
  slugKey,
  organizationStatsPartitions,
  WEBHOOK_PREFIX,
} from '../../platform/dynamodb/keys.ts';
import { toMembership } from './memberships.ts';
import { unlistOrganizationItem } from './user-organizations.ts';
import type { Organization } from './organizations.ts';
import { partition } from '../../accounts/model/personal-data.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** What an organization has beside its own partition: whatever is kept of it in another one has its line here. */
const partitionsOf = (id: string): readonly string[] => [
  approvalKey(id, '').pk,
  organizationAuditKey(id, '').pk,
  formerMemberKey(id, '').pk,
  ...organizationStatsPartitions(id),
  bankPk(id),
];

const Keyed = z.object({ pk: z.string(), sk: z.string() });
const Digest = z.object({ digest: z.string() });
const MEMBER_PREFIX = membershipKey('', '').sk;

/** Deletes what was told to a webhook, so many of it; answers whether that was all. */
async function eraseDeliveries(webhookId: string, limit: number): Promise<boolean> {
  const { items } = await queryPage({ ...partition(deliveryKey(webhookId, '').pk), Limit: limit });
  for (const item of items) await deleteItem(Keyed.parse(item));
  return items.length < limit;
}

/**
 * Deletes the next items of an organization: memberships with their entries in people's lists, invitations with their
 * links, webhooks with their deliveries, then its other partitions. Returns how many. `eraseOrganizationRoot` deletes the
 * organization itself.
 */
export async function eraseOrganizationPage(
  { id }: Pick<Organization, 'id'>,
  limit: number,
): Promise<number> {
  const { items } = await queryPage({ ...partition(organizationKey(id).pk), Limit: limit });
  const others = items.filter((item) => item['sk'] !== organizationKey(id).sk);
  for (const item of others) await eraseItem(item, limit);
  return others.length > 0 ? others.length : eraseBeside(id, limit);
}

/** Deletes the next items of the first partition in which there are any. */
async function eraseBeside(id: string, limit: number): Promise<number> {
  for (const pk of partitionsOf(id)) {
    const { items } = await queryPage({ ...partition(pk), Limit: limit });
    const keys = items.map((item) => Keyed.parse(item));
    await Promise.all(keys.map((Key) => deleteItem(Key)));
    if (keys.length > 0) return keys.length;
  }
  return 0;
}

async function eraseItem(item: Item, limit: number): Promise<void> {
  const { pk, sk } = Keyed.parse(item);
  const Key = { pk, sk };
  // What was told to a webhook is found by it: the webhook goes last.
  if (sk.startsWith(WEBHOOK_PREFIX) && !(await eraseDeliveries(sk.slice(WEBHOOK_PREFIX.length), limit)))
    return;
  if (sk.startsWith(MEMBER_PREFIX)) {
    const { userId, organizationId } = toMembership(item);
    await transactWrite({
      membership: { Delete: { TableName, Key } },
      listing: unlistOrganizationItem(userId, organizationId),
    });
    return;
  }
  if (sk.startsWith(MEMBER_INVITE_PREFIX)) await deleteItem(memberInviteLinkKey(Digest.parse(item).digest));
  await deleteItem(Key);
}

/** Deletes the reserved page name and the organization itself. */
export async function eraseOrganizationRoot({ id, slug }: Pick<Organization, 'id' | 'slug'>): Promise<void> {
  await deleteItem(slugKey(slug));
  await deleteItem(organizationKey(id));
}
