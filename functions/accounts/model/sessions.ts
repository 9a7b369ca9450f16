import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { now, nowSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/security/tokens.ts';
import {
  queryAll,
  deleteIf,
  deleteItem,
  putItem,
  updateIf,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import { familyKey, type Key, userKey } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** For so long a just-replaced token is answered with the same successor: two tabs, or an answer that got lost. */
const OVERLAP_MS = 10_000;

/** One sign-in: the family of refresh tokens that follow one another. */
const Family = z.object({
  /** sha256 of the token's secret that is valid now, and of the one before. */
  secretHash: z.string(),
  previousHash: z.string().optional(),
  /** Epoch ms. */
  rotatedAt: z.number(),
  /** The session ends this long after its last use. */
  lifeSeconds: z.number(),
  securityVersion: z.number(),
  /** Epoch seconds. */
  expiresAt: z.number(),
  /** Latest end of the session, however often it is used, epoch seconds. */
  endsAt: z.number(),
  /** Time of the sign-in, epoch ms. */
  createdAt: z.number(),
  /** Short description of the browser or app. */
  device: z.string(),
});
type Family = z.output<typeof Family>;

interface FamilyId {
  userId: string;
  familyId: string;
}

export interface NewSession extends FamilyId {
  secretHash: string;
  lifeSeconds: number;
  /** However often it is used, it ends so long after the sign-in. */
  mostSeconds: number;
  /** Of the user at this moment. */
  securityVersion: number;
  device: string;
}

/** Begin a session. */
export async function createSession({
  userId,
  familyId,
  mostSeconds,
  ...session
}: NewSession): Promise<void> {
  const family = Family.parse({
    ...session,
    createdAt: now(),
    rotatedAt: now(),
    expiresAt: nowSeconds() + session.lifeSeconds,
    endsAt: nowSeconds() + mostSeconds,
  });
  await putItem({ ...familyKey(userId, familyId), ...family });
}

type SignIn = Pick<Principal, 'id' | 'sessionId'>;

/**
 * Does this sign-in still stand? Not after a sign-out, after its refresh token was seen twice, or once the password
 * was changed. One call, with every change that was acknowledged.
 */
export async function isSessionAlive(principal: SignIn): Promise<boolean> {
  return (await readSessionState(principal)) !== undefined;
}

/**
 * The profile of a sign-in that still stands, and what else of the person's partition was asked for, all of it in the
 * one call that looks whether it stands, and the sign-in itself. Items as stored.
 */
export async function readSessionState(
  { id, sessionId }: SignIn,
  alongside: readonly Key[] = [],
): Promise<
  { profile: unknown; family: Pick<Family, 'createdAt' | 'endsAt'>; alongside: unknown[] } | undefined
> {
  const Keys = [userKey(id), familyKey(id, sessionId), ...alongside];
  const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
  const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand({ RequestItems }));
  if (UnprocessedKeys?.[TableName]) throw new AppError('UNAVAILABLE');
  const items = Responses?.[TableName] ?? [];
  const [profile, family, ...others] = Keys.map(({ sk }) => items.find((item) => item.sk === sk));
  const stands = profile && family && mayGoOn(family as Family, profile.securityVersion);
  return stands ? { profile, family: family as Family, alongside: others } : undefined;
}

/** Neither over, nor ended with all sessions of its account. */
const mayGoOn = (
  { securityVersion, expiresAt, endsAt }: Pick<Family, 'securityVersion' | 'expiresAt' | 'endsAt'>,
  current: unknown,
): boolean => securityVersion === current && Math.min(expiresAt, endsAt) > nowSeconds();

export interface Rotation extends FamilyId {
  presentedHash: string;
  nextHash: string;
  /** Of the user at this moment. */
  securityVersion: number;
  /** When it ends however often it is used, epoch seconds. */
  endsAt: number;
  device: string;
}

/**
 * Replace the session's token by its successor, if the presented one is the valid one. `repeated`: it was replaced
 * a moment ago by the same successor. `spent`: it is an older one, so somebody has a copy.
 */
export async function rotateSession(rotation: Rotation): Promise<'rotated' | 'repeated' | 'spent' | 'ended'> {
  const { userId, familyId, presentedHash, nextHash, securityVersion, endsAt, device } = rotation;
  const seconds = nowSeconds();
  const { done, item } = await updateIf({
    Key: familyKey(userId, familyId),
    UpdateExpression:
      'SET secretHash = :next, previousHash = :presented, rotatedAt = :ms, expiresAt = :now + lifeSeconds, endsAt = :end, device = :device',
    ConditionExpression:
      'secretHash = :presented AND securityVersion = :version AND expiresAt > :now AND endsAt > :now',
    ExpressionAttributeValues: {
      ':presented': presentedHash,
      ':next': nextHash,
      ':version': securityVersion,
      ':ms': now(),
      ':now': seconds,
      ':end': endsAt,
      ':device': device,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (done) return 'rotated';
  if (!item) return 'ended';
  const family = Family.parse(item);
  if (!mayGoOn(family, securityVersion)) return 'ended';
  const isRecent = now() - family.rotatedAt <= OVERLAP_MS;
  return isRecent && family.previousHash === presentedHash ? 'repeated' : 'spent';
}

/** End a session because a copy of its token is about. */
export async function revokeSession({ userId, familyId }: FamilyId): Promise<void> {
  await deleteItem(familyKey(userId, familyId));
}

/** End a session for whoever holds its token, the one before included; otherwise nothing happens. */
export async function endSession({ userId, familyId }: FamilyId, presentedHash: string): Promise<void> {
  await deleteIf({
    Key: familyKey(userId, familyId),
    ConditionExpression: 'secretHash = :presented OR previousHash = :presented',
    ExpressionAttributeValues: { ':presented': presentedHash },
  });
}

/** Where somebody is signed in. */
export interface OpenSession {
  id: string;
  /** Epoch ms. */
  createdAt: number;
  lastUsedAt: number;
  device: string;
}

/** Sessions of a person, most recently used first. */
export async function listSessions({
  id,
  securityVersion,
}: {
  id: string;
  securityVersion: number;
}): Promise<OpenSession[]> {
  const { pk, sk: prefix } = familyKey(id, '');
  const items = await queryAll({
    ...withPrefix(pk, prefix),
    ConsistentRead: true,
  });
  return items
    .filter((item) => isOpenSession(item, securityVersion))
    .map(toOpenSession)
    .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Returns whether a stored session is still open. */
export const isOpenSession = (item: unknown, securityVersion: number): boolean =>
  mayGoOn(Family.parse(item), securityVersion);

/** A session as stored. */
export function toOpenSession(item: unknown): OpenSession {
  const { sk, createdAt, rotatedAt, device } = Family.extend({ sk: z.string() }).parse(item);
  return {
    id: sk.slice(familyKey('', '').sk.length),
    createdAt,
    lastUsedAt: rotatedAt,
    device,
  };
}

/** End one of a person's sessions. False: they have no such session. */
export async function removeSession({ userId, familyId }: FamilyId): Promise<boolean> {
  return deleteIf({ Key: familyKey(userId, familyId), ConditionExpression: 'attribute_exists(pk)' });
}
