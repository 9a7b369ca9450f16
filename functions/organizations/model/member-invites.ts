import { GIVEN_ROLES } from '@quizhall/shared/model/organizations/organization-enums';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryAll, countItems, getItem, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { MEMBER_INVITE_PREFIX, memberInviteKey, memberInviteLinkKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const INVITE_MS = 7 * 24 * 3_600_000;

/** Somebody is asked to come into an organization. What the mailed link ends with is stored as its digest alone. */
const Invite = z.object({
  organizationId: z.string(),
  inviteId: z.string(),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  departmentId: z.string().optional(),
  digest: z.string(),
  /** Who asks. */
  sentBy: z.string(),
  /** Epoch ms. */
  sentAt: z.number(),
});
export type StoredInvite = z.output<typeof Invite>;

/** Expiry of an invitation, epoch ms. */
export const inviteExpiresAt = ({ sentAt }: Pick<StoredInvite, 'sentAt'>): number => sentAt + INVITE_MS;
const isOpen = (invite: StoredInvite): boolean => inviteExpiresAt(invite) > now();

/** Number of open invitations of an organization. */
export const countMemberInvites = (organizationId: string, { consistent = false } = {}): Promise<number> =>
  countItems({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :invites)',
    FilterExpression: 'sentAt > :since',
    ExpressionAttributeValues: {
      ':pk': memberInviteKey(organizationId, '').pk,
      ':invites': MEMBER_INVITE_PREFIX,
      ':since': now() - INVITE_MS,
    },
    ConsistentRead: consistent,
  });

/** The open invitations of an organization, the newest first. */
export async function listMemberInvites(organizationId: string): Promise<StoredInvite[]> {
  const items = await queryAll({
    ...withPrefix(memberInviteKey(organizationId, '').pk, MEMBER_INVITE_PREFIX),
    ConsistentRead: true,
  });
  return items
    .map((item) => Invite.parse(item))
    .filter(isOpen)
    .toSorted((a, b) => b.sentAt - a.sentAt);
}

/** An invitation, if it can still be accepted. */
export async function getMemberInvite(
  organizationId: string,
  inviteId: string,
): Promise<StoredInvite | undefined> {
  const Key = memberInviteKey(organizationId, inviteId);
  const item = await getItem(Key);
  const invite = item && Invite.parse(item);
  return invite && isOpen(invite) ? invite : undefined;
}

/** Filters invitations to those that can still be accepted. */
export async function getMemberInvites(
  organizationId: string,
  inviteIds: readonly string[],
): Promise<StoredInvite[]> {
  const keys = inviteIds.map((inviteId) => memberInviteKey(organizationId, inviteId));
  return (await getItems(keys, { consistent: true })).map((item) => Invite.parse(item)).filter(isOpen);
}

const Link = Invite.pick({ organizationId: true, inviteId: true });

/** The invitation behind a link, if it can still be accepted. */
export async function findMemberInvite(digest: string): Promise<StoredInvite | undefined> {
  const Key = memberInviteLinkKey(digest);
  const item = await getItem(Key);
  if (!item) return undefined;
  const { organizationId, inviteId } = Link.parse(item);
  const invite = await getMemberInvite(organizationId, inviteId);
  return invite?.digest === digest ? invite : undefined;
}

/** Writes that store an invitation and its link, replacing an earlier invitation of the same address. */
export function saveInviteItems(invite: StoredInvite, earlier: StoredInvite | undefined): Writes {
  const { organizationId, inviteId, digest } = invite;
  const expiresAt = Math.ceil(inviteExpiresAt(invite) / 1_000);
  return [
    {
      Put: {
        TableName,
        Item: { ...memberInviteKey(organizationId, inviteId), ...Invite.parse(invite), expiresAt },
        ConditionExpression: earlier ? 'digest = :earlier' : 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: earlier
          ? { ':earlier': earlier.digest }
          : { ':now': Math.floor(now() / 1_000) },
      },
    },
    { Put: { TableName, Item: { ...memberInviteLinkKey(digest), organizationId, inviteId, expiresAt } } },
    ...(earlier ? [{ Delete: { TableName, Key: memberInviteLinkKey(earlier.digest) } }] : []),
  ];
}

/** Writes that delete an invitation and its link as it was read. */
export const deleteInviteItems = ({ organizationId, inviteId, digest }: StoredInvite): Writes => [
  {
    Delete: {
      TableName,
      Key: memberInviteKey(organizationId, inviteId),
      ConditionExpression: 'digest = :digest',
      ExpressionAttributeValues: { ':digest': digest },
    },
  },
  { Delete: { TableName, Key: memberInviteLinkKey(digest) } },
];

/** Check that an invitation is still open as it was read. */
export const inviteUnchangedItem = ({ organizationId, inviteId, digest }: StoredInvite): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: memberInviteKey(organizationId, inviteId),
    ConditionExpression: 'digest = :digest',
    ExpressionAttributeValues: { ':digest': digest },
  },
});
