import { nowSeconds } from '../../platform/clock.ts';
import { deleteIf, updateIf } from '../../platform/dynamodb/commands.ts';
import { entryCodeKey } from '../../platform/dynamodb/keys.ts';

const CODE_SECONDS = 10 * 60;
export const RESEND_SECONDS = 60;
const CODE_TRIES = 5;

/** Keep a code, if the last one is at least a minute old; else answers how many seconds are missing. */
export async function putEntryCode(
  subject: string,
  codeHash: string,
): Promise<{ waitSeconds: number } | undefined> {
  const at = nowSeconds();
  const { done, item } = await updateIf({
    Key: entryCodeKey(subject),
    UpdateExpression: 'SET codeHash = :codeHash, tries = :none, resendAt = :resend, expiresAt = :end',
    ConditionExpression: 'attribute_not_exists(pk) OR resendAt <= :now',
    ExpressionAttributeValues: {
      ':codeHash': codeHash,
      ':none': 0,
      ':resend': at + RESEND_SECONDS,
      ':end': at + CODE_SECONDS,
      ':now': at,
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  return done ? undefined : { waitSeconds: Math.max(1, Number(item?.resendAt) - at) };
}

/**
 * Take one of the five tries of a code; answers its digest. Counted before the code is looked at, so that guesses
 * sent at the same moment cannot share one. Undefined when there is no code, or no try is left.
 */
export async function takeEntryTry(subject: string): Promise<string | undefined> {
  const { done, item } = await updateIf({
    Key: entryCodeKey(subject),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'expiresAt > :now AND tries < :most',
    ExpressionAttributeValues: { ':one': 1, ':now': nowSeconds(), ':most': CODE_TRIES },
    ReturnValues: 'ALL_NEW',
  });
  return done ? String(item?.codeHash) : undefined;
}

/** This code is used up, or its mail was refused; another one that came meanwhile stays. */
export async function removeEntryCode(subject: string, codeHash: string): Promise<void> {
  await deleteIf({
    Key: entryCodeKey(subject),
    ConditionExpression: 'codeHash = :codeHash',
    ExpressionAttributeValues: { ':codeHash': codeHash },
  });
}
