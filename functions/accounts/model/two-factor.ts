import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { nowIso, nowSeconds } from '../../platform/clock.ts';
import { getItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { twoFactorKey, userKey } from '../../platform/dynamodb/keys.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { type SecurityChange, endOtherSessionsItems } from './credential-changes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** For so long a secret waits for its first code. */
const SETUP_SECONDS = 3_600;

const TwoFactor = z.object({
  /** Sealed. */
  secret: z.string(),
  isOn: z.boolean(),
  since: Instant.optional(),
  /** The step (of 30 seconds since 1970) whose code was used last: neither it nor an older one works again. */
  lastStep: z.number(),
  /** Keyed digests of the recovery codes that are left; the table keeps no empty set. */
  recovery: z.set(z.string()).default(new Set()),
  /** Epoch seconds; of a secret that still waits. */
  expiresAt: z.number().optional(),
});
export type TwoFactor = z.output<typeof TwoFactor>;

type MailWrite = ReturnType<typeof newMailItem>;

export const toTwoFactor = (item: unknown): TwoFactor => TwoFactor.parse(item);

/** The second factor of a person, or the secret that waits for its first code. */
export async function getTwoFactor(userId: string): Promise<TwoFactor | undefined> {
  const item = await getItem(twoFactorKey(userId));
  const found = item && TwoFactor.parse(item);
  return found && (found.expiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds() ? found : undefined;
}

/** A secret that waits for its first code, in place of another that waits. False: two-factor is on already. */
export async function beginTwoFactor(userId: string, secret: string): Promise<boolean> {
  const { done } = await updateIf({
    Key: twoFactorKey(userId),
    UpdateExpression: 'SET secret = :secret, isOn = :off, lastStep = :none, expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(pk) OR isOn = :off',
    ExpressionAttributeValues: {
      ':secret': secret,
      ':off': false,
      ':none': 0,
      ':end': nowSeconds() + SETUP_SECONDS,
    },
  });
  return done;
}

interface FirstCode extends SecurityChange {
  /** The sealed secret that the code was checked with. */
  secret: string;
  step: number;
  recovery: readonly string[];
}

/**
 * Switch it on, with the mail that says so. Every other session and every reset link of the account ends. False: another
 * secret was begun meanwhile, it is on, or the account has changed.
 */
export async function enableTwoFactor(
  { secret, step, recovery, ...change }: FirstCode,
  mail: MailWrite,
): Promise<boolean> {
  const since = nowIso();
  return !(await transactWrite({
    mail: { Put: mail },
    twoFactor: {
      Update: {
        TableName,
        Key: twoFactorKey(change.user.id),
        UpdateExpression:
          'SET isOn = :on, since = :since, lastStep = :step, recovery = :recovery REMOVE expiresAt',
        ConditionExpression: 'secret = :secret AND isOn = :off',
        ExpressionAttributeValues: {
          ':on': true,
          ':off': false,
          ':since': since,
          ':step': step,
          ':recovery': new Set(recovery),
          ':secret': secret,
        },
      },
    },
    sessions: endOtherSessionsItems(change, 'twoFactorSince = :since', { ':since': since }),
  }));
}

const profileWith = (
  UpdateExpression: string,
  ExpressionAttributeValues: Record<string, unknown> | undefined,
  userId: string,
) => ({
  Update: {
    TableName,
    Key: userKey(userId),
    UpdateExpression,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues,
  },
});

const deletion = (userId: string) => ({
  Delete: {
    TableName,
    Key: twoFactorKey(userId),
    ConditionExpression: 'isOn = :on',
    ExpressionAttributeValues: { ':on': true },
  },
});

/** Switch it off, with the mail that says so. False: it is off. */
export const disableTwoFactor = async (userId: string, mail: MailWrite): Promise<boolean> =>
  !(await transactWrite({
    mail: { Put: mail },
    twoFactor: deletion(userId),
    profile: profileWith('REMOVE twoFactorSince', undefined, userId),
  }));

/**
 * Take it away from somebody who cannot, with the mail that says so and what is written `beside`. All sessions end,
 * because one of them may be of whoever switched it on. False: it is off.
 */
export const removeTwoFactor = async (userId: string, mail: MailWrite, beside: Writes): Promise<boolean> =>
  !(await transactWrite({
    mail: { Put: mail },
    twoFactor: deletion(userId),
    profile: profileWith(
      'SET securityVersion = securityVersion + :one REMOVE twoFactorSince',
      { ':one': 1 },
      userId,
    ),
    beside,
  }));

/** Uses the code of a step. False if this or a later one was used already. */
export async function useTotpStep(userId: string, step: number): Promise<boolean> {
  const { done } = await updateIf({
    Key: twoFactorKey(userId),
    UpdateExpression: 'SET lastStep = :step',
    ConditionExpression: 'isOn = :on AND lastStep < :step',
    ExpressionAttributeValues: { ':step': step, ':on': true },
  });
  return done;
}

/** Use a recovery code, with the mail that says so. False: there is none of that digest. */
export async function useRecoveryCode(userId: string, digest: string, mail: MailWrite): Promise<boolean> {
  return !(await transactWrite({
    mail: { Put: mail },
    twoFactor: {
      Update: {
        TableName,
        Key: twoFactorKey(userId),
        UpdateExpression: 'DELETE recovery :used',
        ConditionExpression: 'isOn = :on AND contains(recovery, :digest)',
        ExpressionAttributeValues: { ':used': new Set([digest]), ':digest': digest, ':on': true },
      },
    },
  }));
}

/** Other recovery codes, with the mail that says so. False: two-factor is off. */
export async function replaceRecoveryCodes(
  userId: string,
  recovery: readonly string[],
  mail: MailWrite,
): Promise<boolean> {
  return !(await transactWrite({
    mail: { Put: mail },
    twoFactor: {
      Update: {
        TableName,
        Key: twoFactorKey(userId),
        UpdateExpression: 'SET recovery = :recovery',
        ConditionExpression: 'isOn = :on',
        ExpressionAttributeValues: { ':recovery': new Set(recovery), ':on': true },
      },
    },
  }));
}
