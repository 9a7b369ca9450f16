import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { utcDay } from '@quizhall/shared/rules/aggregate';
import { mergeLedgerSums, sumLegs } from '@quizhall/shared/rules/payments/ledger-sums';
import type { DynamoDBRecord } from 'aws-lambda';
import { LEDGER_PREFIX } from '../../platform/dynamodb/keys.ts';
import { toPostingEntry } from '../model/ledger.ts';
import { getLedgerTotals, putLedgerTotals } from '../model/ledger-sums.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';

/** A posting as the stream tells of it. */
interface Entered extends ReturnType<typeof toPostingEntry> {
  sequenceNumber: string;
}

/**
 * Adds the postings of a batch to the sums of their days for this stream shard: one read and one write a day. A posting never
 * changes, so its first record is all there is of it.
 * @throws Error when another consumer of the same shard moved the mark in between; the batch then comes again
 */
export async function sumPostings(shard: string, records: readonly DynamoDBRecord[]): Promise<void> {
  const byDay = Map.groupBy(records.flatMap(enteredIn), ({ at }) => utcDay(at));
  await Promise.all([...byDay].map(([day, postings]) => addToDay(day, shard, postings)));
}

function enteredIn({ eventName, dynamodb }: DynamoDBRecord): Entered[] {
  const { Keys, NewImage, SequenceNumber } = dynamodb ?? {};
  const isPosting = eventName === 'INSERT' && Keys?.['pk']?.S?.startsWith(LEDGER_PREFIX);
  if (!isPosting || !NewImage || !SequenceNumber) return [];
  const entry = toPostingEntry(unmarshall(NewImage as Record<string, AttributeValue>));
  return [{ ...entry, sequenceNumber: SequenceNumber }];
}

async function addToDay(day: string, shard: string, postings: readonly Entered[]): Promise<void> {
  const before = await getLedgerTotals(day, shard);
  const fresh = uncountedRecords(postings, before?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  const sums = mergeLedgerSums([before?.sums ?? {}, ...fresh.map(({ legs }) => sumLegs(legs))]);
  const { sequenceNumber: highWater } = last;
  if (!(await putLedgerTotals(day, { shard, sums, highWater, after: before?.highWater })))
    throw new Error(`Sums of ${day} in ${shard} moved`);
}
