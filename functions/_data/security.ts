import { nowIso } from '../_platform/clock.ts';
import { type Writes, writeTogether } from './idioms.ts';
import { familyKey, userKey } from './keys.ts';
import type { newMail } from './outbox.ts';
import { TableName } from './table.ts';
import type { User } from './users.ts';

/** Whose account, as it was read, and which of its sessions goes on. */
interface Change {
  user: Pick<User, 'id' | 'securityVersion'>;
  sessionId: string;
}

/** F9: end every session of a person but one, and their reset links. False: the account has changed meanwhile. */
export const endOtherSessions = (change: Change): Promise<boolean> =>
  writeTogether([
    {
      Update: {
        ...changedAccount(change),
        UpdateExpression: 'SET securityVersion = securityVersion + :one',
        ExpressionAttributeValues: { ':one': 1, ':version': change.user.securityVersion },
      },
    },
    keptSession(change),
  ]);

/**
 * F10: another password. Every other session and every reset link of the account ends in the same transaction, and the
 * mail that says so waits. False: the account has changed meanwhile.
 */
export const changePassword = (
  change: Change & { passwordHash: string },
  mail: ReturnType<typeof newMail>,
): Promise<boolean> =>
  writeTogether([
    {
      Update: {
        ...changedAccount(change),
        UpdateExpression:
          'SET passwordHash = :hash, passwordChangedAt = :now, securityVersion = securityVersion + :one',
        ExpressionAttributeValues: {
          ':hash': change.passwordHash,
          ':now': nowIso(),
          ':one': 1,
          ':version': change.user.securityVersion,
        },
      },
    },
    keptSession(change),
    { Put: mail },
  ]);

const changedAccount = ({ user }: Change) => ({
  TableName,
  Key: userKey(user.id),
  ConditionExpression: 'securityVersion = :version',
});

const keptSession = ({ user, sessionId }: Change): Writes[number] => ({
  Update: {
    TableName,
    Key: familyKey(user.id, sessionId),
    UpdateExpression: 'SET securityVersion = :next',
    ConditionExpression: 'securityVersion = :version',
    ExpressionAttributeValues: { ':next': user.securityVersion + 1, ':version': user.securityVersion },
  },
});
