import { CO_AUTHOR_ROLES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { coAuthorItem, ownerCheckItem } from './co-authors.ts';
import { getItem, type Item, updateIf } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  coInviteCountKey,
  coInviteKey,
  inviteLinkKey,
  notificationKey,
} from '../../platform/dynamodb/keys.ts';
import { type NewNotification, newNotificationItem } from '../../notifications/model/notifications.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const INVITE_MS = 7 * 24 * 3_600_000;

/** Somebody is asked to work on a quiz. What the mailed link ends with is stored as its digest alone. */
const CoInvite = z.object({
  quizId: z.string(),
  inviteId: z.string(),
  email: z.string(),
  role: z.enum(CO_AUTHOR_ROLES),
  digest: z.string(),
  /** Whose quiz it was then. */
  ownerId: z.string(),
  /** Epoch ms. */
  sentAt: z.number(),
});
export type CoInvite = z.output<typeof CoInvite>;

/** Epoch ms. */
export const inviteExpiresAt = ({ sentAt }: Pick<CoInvite, 'sentAt'>): number => sentAt + INVITE_MS;
const isOpen = (invite: CoInvite): boolean => inviteExpiresAt(invite) > now();
const expiresAt = (invite: CoInvite) => Math.ceil(inviteExpiresAt(invite) / 1_000);

const Link = CoInvite.pick({ quizId: true, inviteId: true });

/** Parses the invitations among these items that can still be accepted. */
export const toOpenInvites = (items: readonly Item[]): CoInvite[] =>
  items
    .filter(({ inviteId }) => inviteId !== undefined)
    .map((item) => CoInvite.parse(item))
    .filter(isOpen);

/** Number of invitations ever sent for a quiz. */
export const sentInviteCount = (items: readonly Item[]): number =>
  items.reduce((sum, { invited }) => sum + (typeof invited === 'number' ? invited : 0), 0);

/** An invitation; undefined if it can no longer be accepted. */
export async function getCoInvite(quizId: string, inviteId: string): Promise<CoInvite | undefined> {
  const Key = coInviteKey(quizId, inviteId);
  const item = await getItem(Key);
  const invite = item && CoInvite.parse(item);
  return invite && isOpen(invite) ? invite : undefined;
}

/** The invitation of a link; undefined if it can no longer be accepted. */
export async function findCoInvite(digest: string): Promise<CoInvite | undefined> {
  const Key = inviteLinkKey(digest);
  const item = await getItem(Key);
  if (!item) return undefined;
  const { quizId, inviteId } = Link.parse(item);
  const invite = await getCoInvite(quizId, inviteId);
  return invite?.digest === digest ? invite : undefined;
}

interface Told {
  /** Whoever has an account under the address. */
  userId: string;
  note: NewNotification;
  /** What they were told of the earlier one. */
  earlier: Pick<NewNotification, 'id'> | undefined;
}

/**
 * Stores an invitation with its link, replaces an earlier one of the same address, and notifies the invited
 * account. Returns false if the quiz has another owner, or if invitations changed since `invited` and
 * `earlier` were read.
 */
export async function storeCoInvite(
  invite: CoInvite,
  { earlier, invited, told }: { earlier: CoInvite | undefined; invited: number; told: Told },
): Promise<boolean> {
  const { quizId, inviteId, digest, ownerId } = invite;
  return !(await transactWrite({
    quiz: { ConditionCheck: ownerCheckItem(quizId, ownerId) },
    count: { Update: counted(quizId, invited) },
    invitation: {
      Put: {
        TableName,
        Item: { ...coInviteKey(quizId, inviteId), ...CoInvite.parse(invite), expiresAt: expiresAt(invite) },
        ConditionExpression: earlier ? 'digest = :earlier' : 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: earlier
          ? { ':earlier': earlier.digest }
          : { ':now': Math.floor(now() / 1_000) },
      },
    },
    link: {
      Put: { TableName, Item: { ...inviteLinkKey(digest), quizId, inviteId, expiresAt: expiresAt(invite) } },
    },
    earlierLink: earlier ? { Delete: { TableName, Key: inviteLinkKey(earlier.digest) } } : undefined,
    notification: { Put: newNotificationItem(told.userId, told.note) },
    earlierNotification: told.earlier
      ? { Delete: { TableName, Key: notificationKey(told.userId, told.earlier.id) } }
      : undefined,
  }));
}

/** One invitation more than were read. */
const counted = (quizId: string, invited: number) => ({
  TableName,
  Key: coInviteCountKey(quizId),
  UpdateExpression: 'SET invited = :more',
  ConditionExpression: invited === 0 ? 'attribute_not_exists(pk)' : 'invited = :invited',
  ExpressionAttributeValues: { ':more': invited + 1, ...(invited > 0 && { ':invited': invited }) },
});

/**
 * Adds the person as a co-author, notifies the owner and deletes the invitation. Returns false if the
 * invitation was used, withdrawn or replaced, the quiz was deleted, or the person is a co-author already.
 */
export const acceptCoInvite = async (
  invite: CoInvite,
  userId: string,
  note: NewNotification,
): Promise<boolean> =>
  !(await transactWrite({
    quiz: { ConditionCheck: ownerCheckItem(invite.quizId, invite.ownerId) },
    coAuthor: {
      Put: {
        TableName,
        Item: coAuthorItem(invite.quizId, userId, invite.role),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    notification: { Put: newNotificationItem(invite.ownerId, note) },
    invitation: usedUp(invite),
  }));

/** Deletes an open invitation. Returns false if it was no longer open. */
export const removeCoInvite = async (invite: CoInvite): Promise<boolean> =>
  !(await transactWrite({ invitation: usedUp(invite) }));

const usedUp = ({ quizId, inviteId, digest }: CoInvite) => [
  {
    Delete: {
      TableName,
      Key: coInviteKey(quizId, inviteId),
      ConditionExpression: 'digest = :digest',
      ExpressionAttributeValues: { ':digest': digest },
    },
  },
  { Delete: { TableName, Key: inviteLinkKey(digest) } },
];

/** Moves an open invitation to another address of the same person. */
export const readdressCoInvite = ({ quizId, inviteId, digest }: CoInvite, email: string): Promise<unknown> =>
  updateIf({
    Key: coInviteKey(quizId, inviteId),
    UpdateExpression: 'SET email = :email',
    ConditionExpression: 'digest = :digest',
    ExpressionAttributeValues: { ':email': email, ':digest': digest },
  });
