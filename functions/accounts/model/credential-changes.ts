import { nowIso } from '../../platform/clock.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { familyKey, twoFactorKey, userKey } from '../../platform/dynamodb/keys.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import type { User } from './users.ts';

/** Whose account, as it was read, and which of its sessions goes on. */
export interface SecurityChange {
  user: Pick<User, 'id' | 'securityVersion'>;
  sessionId: string;
}

/** End every session of a person but one, and their reset links. False: the account has changed meanwhile. */
export const endOtherSessions = async (change: SecurityChange): Promise<boolean> =>
  !(await transactWrite({ sessions: endOtherSessionsItems(change) }));

/**
 * Another password. Every other session and every reset link of the account ends in the same transaction, and the
 * mail that says so waits. False: the account has changed meanwhile.
 */
export const changePassword = async (
  change: SecurityChange & { passwordHash: string },
  mail: ReturnType<typeof newMailItem>,
): Promise<boolean> =>
  !(await transactWrite({
    sessions: endOtherSessionsItems(change, 'passwordHash = :hash, passwordChangedAt = :now', {
      ':hash': change.passwordHash,
      ':now': nowIso(),
    }),
    mail: { Put: mail },
  }));

/**
 * Another password, set by a manager of the organization that made the account. Every session and the second step end with
 * it. `beside` is written in the same transaction. False: the account has changed meanwhile.
 */
export const setManagedPassword = async (
  { id, securityVersion, managedBy }: Pick<User, 'id' | 'securityVersion' | 'managedBy'>,
  passwordHash: string,
  beside: Writes,
): Promise<boolean> =>
  !(await transactWrite({
    user: {
      Update: {
        TableName,
        Key: userKey(id),
        UpdateExpression:
          'SET securityVersion = :next, passwordHash = :hash, passwordChangedAt = :now REMOVE twoFactorSince',
        ConditionExpression: 'securityVersion = :version AND managedBy = :manager',
        ExpressionAttributeValues: {
          ':next': securityVersion + 1,
          ':version': securityVersion,
          ':hash': passwordHash,
          ':now': nowIso(),
          ':manager': managedBy,
        },
      },
    },
    twoFactor: { Delete: { TableName, Key: twoFactorKey(id) } },
    beside,
  }));

/** Writes that end the user's other sessions and reset links, and change the profile. */
export function endOtherSessionsItems(
  { user, sessionId }: SecurityChange,
  set?: string,
  values: Record<string, unknown> = {},
): Writes {
  const { id, securityVersion } = user;
  return [
    {
      Update: {
        TableName,
        Key: userKey(id),
        UpdateExpression: ['SET securityVersion = :next', ...(set ? [set] : [])].join(', '),
        ConditionExpression: 'securityVersion = :version',
        ExpressionAttributeValues: { ':next': securityVersion + 1, ':version': securityVersion, ...values },
      },
    },
    {
      Update: {
        TableName,
        Key: familyKey(id, sessionId),
        UpdateExpression: 'SET securityVersion = :next',
        ConditionExpression: 'securityVersion = :version',
        ExpressionAttributeValues: { ':next': securityVersion + 1, ':version': securityVersion },
      },
    },
  ];
}
