import * as z from 'zod';
import { nowIso, nowSeconds } from '../../platform/clock.ts';
import { getItem, putItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { resetKey, userKey } from '../../platform/dynamodb/keys.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { getUser, type User } from './users.ts';

const LINK_SECONDS = 30 * 60;

const ResetToken = z.object({
  /** Absent in the token that an unknown address gets, which nobody ever receives. */
  userId: z.string().optional(),
  securityVersion: z.number(),
  /** Address the link was mailed to. The link expires when the account changes its address. */
  email: z.string().optional(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});

/**
 * Keep a reset link for a person. For an unknown address one is kept too, for nobody: both cases cost one write.
 */
export async function createResetToken(tokenHash: string, user: User | undefined): Promise<void> {
  const item = ResetToken.parse({
    userId: user?.id,
    securityVersion: user?.securityVersion ?? 0,
    email: user?.email,
    expiresAt: nowSeconds() + LINK_SECONDS,
  });
  await putItem({ ...resetKey(tokenHash), ...item });
}

/** Whose password may this link reset? Nobody's once it is used, too old, or the password has changed since. */
export async function findResetUser(tokenHash: string): Promise<User | undefined> {
  const item = await getItem(resetKey(tokenHash));
  const token = item && ResetToken.parse(item);
  if (!token?.userId || token.expiresAt <= nowSeconds()) return undefined;
  const user = await getUser(token.userId);
  const isSame = user?.email === (token.email ?? user?.email);
  return isSame && user?.securityVersion === token.securityVersion ? user : undefined;
}

/**
 * Set a new password by a reset link, if neither was used meanwhile. The link goes and every session and other
 * link of the account ends in the same transaction, and the mail that says so waits. Answers whether it did.
 */
export async function resetPassword(
  tokenHash: string,
  user: User,
  passwordHash: string,
  mail: ReturnType<typeof newMailItem>,
): Promise<boolean> {
  return !(await transactWrite({
    mail: { Put: mail },
    reset: {
      Delete: {
        TableName,
        Key: resetKey(tokenHash),
        ConditionExpression: 'userId = :user AND expiresAt > :now',
        ExpressionAttributeValues: { ':user': user.id, ':now': nowSeconds() },
      },
    },
    user: {
      Update: {
        TableName,
        Key: userKey(user.id),
        UpdateExpression:
          'SET passwordHash = :hash, passwordChangedAt = :now, securityVersion = securityVersion + :one',
        ConditionExpression: 'securityVersion = :version AND email = :email',
        ExpressionAttributeValues: {
          ':email': user.email,
          ':hash': passwordHash,
          ':now': nowIso(),
          ':one': 1,
          ':version': user.securityVersion,
        },
      },
    },
  }));
}
