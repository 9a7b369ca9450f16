import { type CountedAttempt, withChange } from '@quizhall/shared/rules/results/counted-attempt';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import {
  type CardSums,
  emptyStatistics,
  type QuizStatistics,
  toCardNumbers,
} from '@quizhall/shared/rules/results/statistics';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { getItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { cardNumbersKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** The numbers of finished attempts that a card shows. */
export type CardNumbers = ReturnType<typeof toCardNumbers>;

const Sums = z.object({
  completed: z.number(),
  waiting: z.number(),
  score: z.number(),
  seconds: z.number(),
  ratings: z.number(),
  ratingSum: z.number(),
}) satisfies z.ZodType<CardSums>;

const StoredIntake = z.object({
  /** Last stream record that the numbers include. */
  upTo: z.string(),
  /** Grows with each write of the intake. */
  revision: z.number(),
  open: z.instanceof(Uint8Array).optional(),
  slots: z.number(),
  bytes: z.number(),
  settleAt: z.number(),
});

const StoredPart = Sums.extend({
  passed: z.number(),
  /** Epoch ms of the latest hand-in; absent before the first. */
  lastResponse: z.number().optional(),
  /** Epoch ms of the last write. */
  at: z.number(),
  intake: StoredIntake.optional(),
});
type StoredPart = z.output<typeof StoredPart>;

/**
 * One item a quiz, so that a list reads its quizzes by key, in batches, whoever owns them; one attribute for each stream
 * shard, so that no consumer writes what another one counts.
 */
const NumbersItem = z.object({ pk: z.string(), sk: z.string() }).catchall(StoredPart);

/** What a stream shard has counted of a quiz, up to a record. */
interface Part {
  quizId: string;
  shard: string;
  statistics: QuizStatistics;
  /** Epoch ms of the latest hand-in, where that is known. */
  lastResponse?: number | undefined;
  highWater: string;
}

/** Sequence numbers have at most 40 digits; padded, they sort as numbers. */
const toPart = ({ statistics, lastResponse, highWater }: Part) => ({
  ...Sums.parse(statistics),
  passed: statistics.passed,
  ...(lastResponse !== undefined && { lastResponse }),
  upTo: highWater.padStart(40, '0'),
  at: now(),
});

/** Put what a stream shard has counted among a quiz's numbers, unless a later count of it stands there. */
export async function putNumbers(part: Part): Promise<void> {
  const sums = toPart(part);
  await updateIf({
    Key: cardNumbersKey(part.quizId),
    UpdateExpression: 'SET #shard = :sums',
    ConditionExpression: 'attribute_not_exists(#shard) OR #shard.upTo <= :upTo',
    ExpressionAttributeNames: { '#shard': part.shard },
    ExpressionAttributeValues: { ':sums': sums, ':upTo': sums.upTo },
  });
}

/** Changes of a quiz that a stream shard has consumed: in the list totals, possibly not yet in the large aggregates. */
export interface Intake {
  /** Last stream record that is taken in; undefined before the first. */
  upTo: string | undefined;
  revision: number;
  /** Pending changes, packed, that lie beside the numbers. */
  open: Uint8Array | undefined;
  /** Slots with pending changes (`pending-changes.ts`) and their bytes. */
  slots: number;
  bytes: number;
  /** Epoch ms from which on due work counts what is pending; in the past where nothing is noted. */
  settleAt: number;
  numbers: StoredPart | undefined;
  /** Estimated bytes of the item without `open`. */
  otherBytes: number;
}

/** Attribute names and values of one shard's part, without its pending changes. */
const PART_BYTES = 220;

/** The intake of a shard that has taken in nothing yet, beside those of others. */
export const newIntake = (others: ReadonlyMap<string, Intake> = new Map()): Intake => ({
  upTo: undefined,
  revision: 0,
  open: undefined,
  slots: 0,
  bytes: 0,
  settleAt: 0,
  numbers: undefined,
  otherBytes: [...others.values()].reduce(
    (sum, { open }) => sum + PART_BYTES + (open?.length ?? 0),
    PART_BYTES,
  ),
});

/** The intakes of quizzes by stream shard, a hundred quizzes in one call. */
export async function listIntakes(
  quizIds: readonly string[],
  { consistent = false } = {},
): Promise<Map<string, Map<string, Intake>>> {
  const quizIdOf = new Map(quizIds.map((id) => [cardNumbersKey(id).pk, id]));
  const items = await getItems([...quizIdOf.values()].map(cardNumbersKey), { consistent });
  return new Map(
    items.map((item) => {
      const { pk, sk: _, ...shards } = NumbersItem.parse(item);
      const parts = Object.entries(shards);
      const bytes = parts.reduce((sum, [, { intake }]) => sum + PART_BYTES + (intake?.open?.length ?? 0), 0);
      const intakes = parts.flatMap(([shard, part]): [string, Intake][] =>
        part.intake
          ? [
              [
                shard,
                {
                  open: undefined,
                  ...part.intake,
                  numbers: part,
                  otherBytes: bytes - (part.intake.open?.length ?? 0),
                },
              ],
            ]
          : [],
      );
      return [quizIdOf.get(pk) ?? '', new Map(intakes)];
    }),
  );
}

interface IntakeUpdate {
  quizId: string;
  shard: string;
  /** As it was read: the write counts only on top of it. */
  before: Intake;
  /** Changes behind `before.upTo`. */
  changes: readonly PendingChange[];
  next: Pick<Intake, 'open' | 'slots' | 'bytes' | 'settleAt'>;
}

/** Take changes in: the numbers count them at once. False: read again. */
export async function putIntake({ quizId, shard, before, changes, next }: IntakeUpdate): Promise<boolean> {
  const { completed, waiting, score, seconds, ratings, ratingSum, passed } = changes
    .map((change) => ({ before: forCard(change.before), after: forCard(change.after) }))
    .reduce(withChange, withNumbers(before.numbers));
  const lastResponse = Math.max(
    before.numbers?.lastResponse ?? 0,
    ...changes.map(({ after }) => after?.finished?.completedAt ?? 0),
  );
  const part = {
    completed,
    waiting,
    score,
    seconds,
    ratings,
    ratingSum,
    passed,
    at: now(),
    ...(lastResponse > 0 && { lastResponse }),
    intake: { ...next, upTo: changes.at(-1)?.sequenceNumber ?? before.upTo, revision: before.revision + 1 },
  };
  return updateIntake({ quizId, shard, before }, 'SET #shard = :new', part);
}

/** Nothing is pending any more. @throws Error when the stream was faster */
export async function clearIntake(quizId: string, shard: string, before: Intake): Promise<void> {
  const { upTo, revision } = before;
  const intake = { upTo, revision: revision + 1, slots: 0, bytes: 0, settleAt: 0 };
  const done = await updateIntake({ quizId, shard, before }, 'SET #shard.intake = :new', intake);
  if (!done) throw new Error(`Intake of ${quizId} in ${shard} moved`);
}

async function updateIntake(
  { quizId, shard, before }: Pick<IntakeUpdate, 'quizId' | 'shard' | 'before'>,
  UpdateExpression: string,
  value: object,
): Promise<boolean> {
  const isNew = before.numbers === undefined;
  const { done } = await updateIf({
    Key: cardNumbersKey(quizId),
    UpdateExpression,
    ConditionExpression: isNew ? 'attribute_not_exists(#shard)' : '#shard.intake.revision = :revision',
    ExpressionAttributeNames: { '#shard': shard },
    ExpressionAttributeValues: { ':new': value, ...(!isNew && { ':revision': before.revision }) },
  });
  return done;
}

/** The numbers as statistics, to be counted on. */
const withNumbers = (numbers: StoredPart | undefined): QuizStatistics => {
  if (!numbers) return emptyStatistics();
  const { intake: _, at: __, lastResponse: ___, ...sums } = numbers;
  return { ...emptyStatistics(), ...sums };
};

/** Without the questions, but for those that tell that the attempt waits for a grade: a card shows none. */
const forCard = (counted: CountedAttempt | undefined): CountedAttempt | undefined =>
  counted?.finished
    ? {
        ...counted,
        finished: { ...counted.finished, answers: counted.finished.answers.filter(({ pending }) => pending) },
      }
    : counted;

/** The write that puts one part in the place of those of former shards; for the transaction that folds the sums. */
export function foldedNumbers(part: Part, shards: readonly string[]) {
  const names = Object.fromEntries(shards.map((shard, n) => [`#s${n}`, shard]));
  return {
    TableName,
    Key: cardNumbersKey(part.quizId),
    UpdateExpression: `SET #former = :sums REMOVE ${Object.keys(names).join(', ')}`,
    ExpressionAttributeNames: { '#former': part.shard, ...names },
    ExpressionAttributeValues: { ':sums': toPart(part) },
  };
}

/** The numbers of these quizzes, a hundred in one call; nobody has finished a quiz that is missing. */
export async function listCardNumbers(quizIds: readonly string[]): Promise<(quizId: string) => CardNumbers> {
  const partsOf = await listParts(quizIds);
  return (quizId) => addUp(partsOf(quizId));
}

/** What is told of a quiz beside others. */
export interface ComparedNumbers extends CardNumbers {
  /** Percent of graded attempts; undefined where there are none. */
  passRate: number | undefined;
  /** Epoch ms of the latest hand-in, where that is known. */
  lastResponse: number | undefined;
}

/** Numbers of quizzes with those that the comparison of quizzes shows. */
export async function listComparedNumbers(
  quizIds: readonly string[],
): Promise<(quizId: string) => ComparedNumbers> {
  const partsOf = await listParts(quizIds);
  return (quizId) => {
    const parts = partsOf(quizId);
    const graded = parts.reduce((sum, { completed, waiting }) => sum + completed - waiting, 0);
    const passed = parts.reduce((sum, part) => sum + part.passed, 0);
    const times = parts.map(({ lastResponse }) => lastResponse ?? 0);
    return {
      ...addUp(parts),
      passRate: graded > 0 ? Math.round((1_000 * passed) / graded) / 10 : undefined,
      lastResponse: Math.max(0, ...times) || undefined,
    };
  };
}

/** What each stream shard has counted of these quizzes. */
async function listParts(quizIds: readonly string[]): Promise<(quizId: string) => StoredPart[]> {
  const items = await getItems(quizIds.map(cardNumbersKey));
  const parts = new Map(
    items.map((item) => {
      const { pk, sk: _, ...shards } = NumbersItem.parse(item);
      return [pk, Object.values(shards)];
    }),
  );
  return (quizId) => parts.get(cardNumbersKey(quizId).pk) ?? [];
}

/** The numbers of one quiz. */
export async function getCardNumbers(quizId: string): Promise<CardNumbers> {
  return (await listCardNumbers([quizId]))(quizId);
}

/**
 * Time at which the stream last counted a change of a quiz; 0 before the first. Eventually consistent. The totals are
 * written after it, so a reader that is triggered by it has to read them again.
 */
export async function getCountedAt(quizId: string): Promise<number> {
  const item = await getItem(cardNumbersKey(quizId), { consistent: false });
  if (!item) return 0;
  const { pk: _, sk: __, ...shards } = NumbersItem.parse(item);
  return Math.max(0, ...Object.values(shards).map(({ at }) => at));
}

function addUp(parts: readonly CardSums[]): CardNumbers {
  const sum = (name: keyof CardSums) => parts.reduce((total, part) => total + part[name], 0);
  return toCardNumbers({
    completed: sum('completed'),
    waiting: sum('waiting'),
    score: sum('score'),
    seconds: sum('seconds'),
    ratings: sum('ratings'),
    ratingSum: sum('ratingSum'),
  });
}
