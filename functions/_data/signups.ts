import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ACCOUNT_TYPES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { now } from '../_http/clock.ts';
import { signupKey } from './keys.ts';
import { refusedItem, TableName, table } from './table.ts';

const SIGNUP_SECONDS = 15 * 60;
const CODE_SECONDS = 10 * 60;
const RESEND_SECONDS = 60;
const CODE_TRIES = 5;

/** A signup that waits for its code. Times in epoch seconds. */
const PendingSignup = z.object({
  email: z.string(),
  name: z.string(),
  accountType: z.enum(ACCOUNT_TYPES),
  organizationName: z.string().optional(),
  passwordHash: z.string(),
  /** Keyed digest of the mailed code. */
  codeHash: z.string(),
  codeExpiresAt: z.number(),
  tries: z.number(),
  resendAt: z.number(),
  expiresAt: z.number(),
});
export type PendingSignup = z.output<typeof PendingSignup>;

export type NewSignup = Omit<PendingSignup, 'codeExpiresAt' | 'tries' | 'resendAt' | 'expiresAt'>;

const seconds = () => Math.floor(now() / 1_000);

const freshTimes = () => ({
  codeExpiresAt: seconds() + CODE_SECONDS,
  tries: 0,
  resendAt: seconds() + RESEND_SECONDS,
  expiresAt: seconds() + SIGNUP_SECONDS,
});

/** P1: begin a signup, or begin it anew with other data and another code. */
export async function putSignup(signup: NewSignup): Promise<void> {
  const item = PendingSignup.parse({ ...signup, ...freshTimes() });
  await table.send(new PutCommand({ TableName, Item: { ...signupKey(signup.email), ...item } }));
}

export type Renewal = 'renewed' | 'gone' | { waitSeconds: number };

/** P2: replace the code of a pending signup, if the last one is at least a minute old. */
export async function renewCode(email: string, codeHash: string): Promise<Renewal> {
  const { codeExpiresAt, tries, resendAt, expiresAt } = freshTimes();
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: signupKey(email),
        UpdateExpression:
          'SET codeHash = :codeHash, codeExpiresAt = :codeEnd, tries = :tries, resendAt = :resendAt, expiresAt = :end',
        ConditionExpression: 'expiresAt > :now AND resendAt <= :now',
        ExpressionAttributeValues: {
          ':codeHash': codeHash,
          ':codeEnd': codeExpiresAt,
          ':tries': tries,
          ':resendAt': resendAt,
          ':end': expiresAt,
          ':now': seconds(),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return 'renewed';
  } catch (error) {
    const refused = refusedItem<PendingSignup>(error);
    if (!refused) throw error;
    if (!refused.item || refused.item.expiresAt <= seconds()) return 'gone';
    return { waitSeconds: Math.max(1, refused.item.resendAt - seconds()) };
  }
}

/** P3: the mail with this code was refused, so another may be asked for at once. */
export async function allowResend(email: string, codeHash: string): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: signupKey(email),
        UpdateExpression: 'SET resendAt = :now',
        ConditionExpression: 'codeHash = :codeHash',
        ExpressionAttributeValues: { ':now': seconds(), ':codeHash': codeHash },
      }),
    );
  } catch (error) {
    // Another code has replaced this one meanwhile: its own minute counts.
    if (!refusedItem(error)) throw error;
  }
}

/**
 * P4: take one of the five tries of a code. The try is counted before the code is looked at, so that guesses sent at
 * the same moment cannot share one. Undefined when the signup or its code is over or no try is left.
 */
export async function takeTry(email: string): Promise<PendingSignup | undefined> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName,
        Key: signupKey(email),
        UpdateExpression: 'ADD tries :one',
        ConditionExpression: 'expiresAt > :now AND codeExpiresAt > :now AND tries < :most',
        ExpressionAttributeValues: { ':one': 1, ':now': seconds(), ':most': CODE_TRIES },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return PendingSignup.parse(Attributes);
  } catch (error) {
    if (refusedItem(error)) return undefined;
    throw error;
  }
}
