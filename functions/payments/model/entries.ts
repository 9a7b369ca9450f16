import * as z from 'zod';
import { getItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { entryKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** That somebody has paid to take a quiz, or is about to. Changes are of what was read (`revision`). */
const StoredEntry = z.object({
  status: z.enum(['pending', 'paid']),
  chargeId: z.string(),
  /** Whose payment it is, where the link of a receipt let this device in. */
  of: z.string().optional(),
  /** Whom that link let in besides. */
  others: z.array(z.string()).optional(),
  /** The first attempt that was begun by it. */
  attempt: z.string().optional(),
  revision: z.number().int(),
});
export type StoredEntry = z.output<typeof StoredEntry>;

/** The entry of a payer to a quiz. Strongly consistent. */
export async function getEntry(quizId: string, payer: string): Promise<StoredEntry | undefined> {
  const item = await getItem(entryKey(quizId, payer));
  return item && StoredEntry.parse(item);
}

interface Whose {
  quizId: string;
  payer: string;
}

const asRead = (before: StoredEntry | undefined) =>
  before
    ? {
        ConditionExpression: 'revision = :revision',
        ExpressionAttributeValues: { ':revision': before.revision },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' };

/** The put that replaces an entry as it was read. */
export const updateEntryItem = (
  { quizId, payer }: Whose,
  before: StoredEntry | undefined,
  entry: Omit<StoredEntry, 'revision'>,
) => ({
  Put: {
    TableName,
    Item: { ...entryKey(quizId, payer), ...entry, revision: (before?.revision ?? 0) + 1 },
    ...asRead(before),
  },
});

/** The delete of an entry as it was read. */
export const deleteEntryItem = ({ quizId, payer }: Whose, before: StoredEntry) => ({
  Delete: { TableName, Key: entryKey(quizId, payer), ...asRead(before) },
});

/**
 * Stores the first attempt started with an entry. Once that attempt has an answer, the entry is not
 * refundable.
 */
export async function markEntryUsed(quizId: string, payer: string, attempt: string): Promise<void> {
  await updateIf({
    Key: entryKey(quizId, payer),
    UpdateExpression: 'SET attempt = :attempt ADD revision :one',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(attempt)',
    ExpressionAttributeValues: { ':attempt': attempt, ':one': 1 },
  });
}
