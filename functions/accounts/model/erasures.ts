import * as z from 'zod';
import { now, nowSeconds } from '../../platform/clock.ts';
import { newErasureLook } from '../../attempts/model/due-work.ts';
import { deleteItem, getItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { emailKey, erasureKey, deletedAccountMailKey, userKey } from '../../platform/dynamodb/keys.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import type { User } from './users.ts';

const HOUR = 3_600_000;
/** When what came late is looked for: what the stream had under way, and attempts that were running, which take a week at most and half as long again. */
const LOOKS = [HOUR, 12 * 24 * HOUR];
/** Longer than any mail waits. */
const PARTED_SECONDS = 30 * 24 * 3_600;

/** Of whose account is being deleted: what the run needs to find the rest, gone with its end. */
const Erasure = z.object({
  email: z.string(),
  name: z.string(),
  transferTo: z.string().optional(),
  /** What the last mail speaks. */
  language: z.string().optional(),
});
export type Erasure = z.output<typeof Erasure>;

interface Closing {
  user: User;
  transferTo: string | undefined;
  run: ReturnType<typeof newJobItem>;
  /** Names the address, as `isForDeletedAccount` looks for it. */
  parted: string;
}

/**
 * Close an account. Profile and address are gone at once, so nobody is signed in any more and the address is free; the run
 * does the rest. False: the account has changed meanwhile.
 */
export async function closeAccount({ user, transferTo, run, parted }: Closing): Promise<boolean> {
  const { id, email, name, securityVersion } = user;
  const erasure = Erasure.parse({ email, name, transferTo, language: user.language });
  return !(await transactWrite({
    user: {
      Delete: {
        TableName,
        Key: userKey(id),
        ConditionExpression: 'securityVersion = :version',
        ExpressionAttributeValues: { ':version': securityVersion },
      },
    },
    email: { Delete: { TableName, Key: emailKey(email) } },
    formerEmails: (user.formerEmails ?? []).map((former) => ({
      Delete: {
        TableName,
        Key: emailKey(former.email),
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
        ExpressionAttributeValues: { ':user': id },
      },
    })),
    erasure: { Put: { TableName, Item: { ...erasureKey(id), ...erasure } } },
    parted: {
      Put: {
        TableName,
        Item: { ...deletedAccountMailKey(parted), until: now(), expiresAt: nowSeconds() + PARTED_SECONDS },
      },
    },
    run: { Put: run },
    LOOKS: LOOKS.map((ms) => ({ Put: newErasureLook(id, now() + ms) })),
  }));
}

/** Input of the erasure run; undefined after its first round. */
export async function getErasure(userId: string): Promise<Erasure | undefined> {
  const Key = erasureKey(userId);
  const item = await getItem(Key);
  return item && Erasure.parse(item);
}

/** Marks the first round of an erasure as finished. */
export async function finishErasure(userId: string): Promise<void> {
  await deleteItem(erasureKey(userId));
}

/** Time (epoch ms) until which mails to an address belonged to a deleted account. */
export async function getDeletedUntil(subject: string): Promise<number | undefined> {
  const item = await getItem(deletedAccountMailKey(subject), { consistent: false });
  return item && z.number().parse(item['until']);
}
