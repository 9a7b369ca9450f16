import * as z from 'zod';
import { nowSeconds } from '../../platform/clock.ts';
import { getItem, putIf, updateIf } from '../../platform/dynamodb/commands.ts';
import { signupFormKey, signupKey } from '../../platform/dynamodb/keys.ts';

const FORM_SECONDS = 60 * 60;
const CODE_SECONDS = 10 * 60;
const CODE_TRIES = 5;

/** After so many mails to one address they come at longer intervals, still shorter than a code works. */
const FREQUENT_MAILS = 10;
const waitAfter = (mails: number) => (mails < FREQUENT_MAILS ? 60 : 8 * 60);
/** Without a mail for so long, an address is new again. */
const FORGET_SECONDS = 60 * 60;

/**
 * What was mailed to an address that nobody has an account for, or pretends to have none. Times in epoch seconds. The
 * codes belong to the address and not to one of the forms that were sent for it: see decision 15.
 */
const Signup = z.object({
  /** Keyed digests of the mailed codes that may still work, each to its own end. */
  codes: z.array(z.object({ hash: z.string(), endsAt: z.number() })),
  /** How many mails went to this address, without an hour's pause. */
  mails: z.number(),
  resendAt: z.number(),
  expiresAt: z.number(),
});
type Signup = z.output<typeof Signup>;

async function getSignup(email: string): Promise<Signup | undefined> {
  const item = await getItem(signupKey(email));
  const signup = item && Signup.parse(item);
  return signup && signup.expiresAt > nowSeconds() ? signup : undefined;
}

const liveCodes = (signup: Signup | undefined) =>
  (signup?.codes ?? []).filter(({ endsAt }) => endsAt > nowSeconds());

/** Which codes work for this address now, and how many mails it has had. */
export async function getCodes(email: string): Promise<{ hashes: string[]; mails: number }> {
  const signup = await getSignup(email);
  return { hashes: liveCodes(signup).map(({ hash }) => hash), mails: signup?.mails ?? 0 };
}

export interface MailPlace {
  /** The number of the latest mail to this address. */
  mails: number;
  /** 0: this code may be mailed now, nobody else mails one. Otherwise the last mail is too fresh. */
  waitSeconds: number;
}

/** May this code be mailed? Then it works from now on, beside those that were mailed before. */
export async function beginMail(email: string, codeHash: string): Promise<MailPlace> {
  const before = await getSignup(email);
  const time = nowSeconds();
  if (before && before.resendAt > time) return { mails: before.mails, waitSeconds: before.resendAt - time };
  const mails = (before?.mails ?? 0) + 1;
  const item: Signup = {
    // Never more than that, also where every mail is refused and asked for again at once.
    codes: [...liveCodes(before), { hash: codeHash, endsAt: time + CODE_SECONDS }].slice(-FREQUENT_MAILS),
    mails,
    resendAt: time + waitAfter(mails),
    expiresAt: time + FORGET_SECONDS,
  };
  const isOurs = await putIf({
    Item: { ...signupKey(email), ...item },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now OR resendAt = :seen',
    ExpressionAttributeValues: { ':now': time, ':seen': before?.resendAt ?? 0 },
  });
  // Else another request was quicker and mails its own code.
  return { mails, waitSeconds: isOurs ? 0 : waitAfter(mails) };
}

/** This mail was refused, so another may be asked for at once. */
export async function allowResend(email: string, mails: number): Promise<void> {
  // Where another mail has gone out meanwhile, its own minute counts.
  await updateIf({
    Key: signupKey(email),
    UpdateExpression: 'SET resendAt = :now',
    ConditionExpression: 'mails = :mails',
    ExpressionAttributeValues: { ':now': nowSeconds(), ':mails': mails },
  });
}

/**
 * A form was sent for this address; `form` is its digest. It gets five tries of its own, which nobody can use up
 * who does not know its password. Answers whether it is new; one that was mailed for begins anew.
 */
export async function storeSignupForm(
  email: string,
  form: string,
  { mails, waitSeconds }: MailPlace,
): Promise<boolean> {
  const item = { ...signupFormKey(email, form), tries: 0, mails, expiresAt: nowSeconds() + FORM_SECONDS };
  const ifNew = {
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
    ExpressionAttributeValues: { ':now': nowSeconds() },
  };
  return putIf({ Item: item, ...(waitSeconds > 0 && ifNew) });
}

/**
 * Take one of the tries of a form: five, and once five more after another code was mailed. The try is counted
 * before the code is looked at, so that guesses sent at the same moment cannot share one. False when the form is
 * unknown or no try is left.
 */
export async function useSignupTry(email: string, form: string, mails: number): Promise<boolean> {
  const { done } = await updateIf({
    Key: signupFormKey(email, form),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'expiresAt > :now AND (tries < :most OR (tries < :twice AND mails < :mails))',
    ExpressionAttributeValues: {
      ':one': 1,
      ':now': nowSeconds(),
      ':most': CODE_TRIES,
      ':twice': 2 * CODE_TRIES,
      ':mails': mails,
    },
  });
  return done;
}
