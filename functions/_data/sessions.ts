import { BatchGetCommand, DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { now, nowSeconds } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import type { Principal } from '../_platform/tokens.ts';
import { deleteIf, updateIf } from './idioms.ts';
import { familyKey, type Key, userKey } from './keys.ts';
import { TableName, table } from './table.ts';

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
});

interface FamilyId {
  userId: string;
  familyId: string;
}

export interface NewSession extends FamilyId {
  secretHash: string;
  lifeSeconds: number;
  /** Of the user at this moment. */
  securityVersion: number;
}

/** F1: begin a session. */
export async function createSession({ userId, familyId, ...session }: NewSession): Promise<void> {
  const family = Family.parse({
    ...session,
    rotatedAt: now(),
    expiresAt: nowSeconds() + session.lifeSeconds,
  });
  await table.send(new PutCommand({ TableName, Item: { ...familyKey(userId, familyId), ...family } }));
}

type SignIn = Pick<Principal, 'id' | 'sessionId'>;

/**
 * F5: does this sign-in still stand? Not after a sign-out, after its refresh token was seen twice, or once the password
 * was changed. One call, with every change that was acknowledged.
 */
export async function isSessionAlive(principal: SignIn): Promise<boolean> {
  return (await readStanding(principal)) !== undefined;
}

/**
 * The profile of a sign-in that still stands, and what else of the person's partition was asked for, all of it in the
 * one call that looks whether it stands. Items as stored.
 */
export async function readStanding(
  { id, sessionId }: SignIn,
  alongside: readonly Key[] = [],
): Promise<{ profile: unknown; alongside: unknown[] } | undefined> {
  const Keys = [userKey(id), familyKey(id, sessionId), ...alongside];
  const RequestItems = { [TableName]: { Keys, ConsistentRead: true } };
  const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand({ RequestItems }));
  if (UnprocessedKeys?.[TableName]) throw new AppError('UNAVAILABLE');
  const items = Responses?.[TableName] ?? [];
  const [profile, family, ...others] = Keys.map(({ sk }) => items.find((item) => item.sk === sk));
  const stands =
    profile !== undefined &&
    family !== undefined &&
    profile.securityVersion === family.securityVersion &&
    family.expiresAt > nowSeconds();
  return stands ? { profile, alongside: others } : undefined;
}

export interface Rotation extends FamilyId {
  presentedHash: string;
  nextHash: string;
  /** Of the user at this moment. */
  securityVersion: number;
}

/**
 * F2: replace the session's token by its successor, if the presented one is the valid one. `repeated`: it was replaced
 * a moment ago by the same successor. `spent`: it is an older one, so somebody has a copy.
 */
export async function rotateSession(rotation: Rotation): Promise<'rotated' | 'repeated' | 'spent' | 'ended'> {
  const { userId, familyId, presentedHash, nextHash, securityVersion } = rotation;
  const seconds = nowSeconds();
  const { done, item } = await updateIf({
    Key: familyKey(userId, familyId),
    UpdateExpression:
      'SET secretHash = :next, previousHash = :presented, rotatedAt = :ms, expiresAt = :now + lifeSeconds',
    ConditionExpression: 'secretHash = :presented AND securityVersion = :version AND expiresAt > :now',
    ExpressionAttributeValues: {
      ':presented': presentedHash,
      ':next': nextHash,
      ':version': securityVersion,
      ':ms': now(),
      ':now': seconds,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (done) return 'rotated';
  if (!item) return 'ended';
  const family = Family.parse(item);
  if (family.securityVersion !== securityVersion || family.expiresAt <= seconds) return 'ended';
  const isRecent = now() - family.rotatedAt <= OVERLAP_MS;
  return isRecent && family.previousHash === presentedHash ? 'repeated' : 'spent';
}

/** F3: end a session because a copy of its token is about. */
export async function revokeSession({ userId, familyId }: FamilyId): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: familyKey(userId, familyId) }));
}

/** F4: end a session for whoever holds its token, the one before included; otherwise nothing happens. */
export async function endSession({ userId, familyId }: FamilyId, presentedHash: string): Promise<void> {
  await deleteIf({
    Key: familyKey(userId, familyId),
    ConditionExpression: 'secretHash = :presented OR previousHash = :presented',
    ExpressionAttributeValues: { ':presented': presentedHash },
  });
}
