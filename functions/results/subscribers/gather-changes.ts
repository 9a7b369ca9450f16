import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import type { AttemptChange } from '../../attempts/model/attempt-change.ts';
import { type Intake, listIntakes, newIntake, putIntake } from '../model/card-numbers.ts';
import { putDue } from '../../attempts/model/due-work.ts';
import {
  inOrder,
  listPendingSlots,
  packPending,
  putPendingSlot,
  shardOfSlot,
  unpackPending,
} from '../model/pending-changes.ts';
import { findLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { countChanges } from '../model/count-changes.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { pendingChanges } from './effects-of-changes.ts';

/** An item is billed by the KB: changes wait beside the numbers as long as both fit into one. */
const MOST_INTAKE_BYTES = 1_000;
/** Slots of a quiz and shard, and bytes in them, before everything is counted. More bytes than rewriting the aggregates costs. */
const SLOTS = 32;
const MOST_SLOT_BYTES = 16_000;
/** Longest time that pending changes of a quiz wait before they are counted. */
const SETTLE_MS = 30 * 60_000;
/** Quizzes of a batch that are worked on at once. */
const AT_ONCE = 32;

interface Gathered {
  quizId: string;
  shard: string;
  intake: Intake;
  changes: PendingChange[];
}

/**
 * Gathers a batch's changes by quiz, in two writes at most for each: beside the numbers that lists show, then in slots. The large
 * aggregates are written once enough has gathered, so the cost of an attempt hardly depends on how attempts spread over quizzes.
 * @throws Error when another writer moved an intake in between; the batch then comes again
 */
export async function gatherChanges(shard: string, changes: readonly AttemptChange[]): Promise<void> {
  const byQuiz = Map.groupBy(changes, ({ after }) => after.quizId);
  if (byQuiz.size === 0) return;
  const intakes = await listIntakes([...byQuiz.keys()], { consistent: true });
  const gathered = await mapBounded([...byQuiz], AT_ONCE, async ([quizId, group]): Promise<Gathered[]> => {
    const intake = intakes.get(quizId)?.get(shard) ?? newIntake(intakes.get(quizId));
    const found = await pendingChanges(uncountedRecords(group, intake.upTo));
    return found.length > 0 && (await findLiveQuiz(quizId))
      ? [{ quizId, shard, intake, changes: found }]
      : [];
  });
  const all = gathered.flat();
  // Noted first: what is pending is counted at last, whatever fails from here on.
  const settleAt = now() + SETTLE_MS;
  const unnoted = all.filter(({ intake }) => intake.settleAt <= now()).map(({ quizId }) => quizId);
  if (unnoted.length > 0) await putDue(minuteBucket(settleAt), 'statistics', unnoted);
  await mapBounded(all, AT_ONCE, (one) => gather(one, settleAt));
}

async function gather({ quizId, shard, intake, changes }: Gathered, settleAt: number): Promise<void> {
  const waiting = intake.open ? unpackPending(intake.open) : [];
  const all = inOrder([...waiting, ...changes]);
  const packed = packPending(all);
  const noted = intake.settleAt > now() ? intake.settleAt : settleAt;
  const put = (next: Pick<Intake, 'open' | 'slots' | 'bytes' | 'settleAt'>) =>
    putIntake({ quizId, shard, before: intake, changes, next });
  let written: boolean;
  if (intake.otherBytes + packed.length <= MOST_INTAKE_BYTES) {
    written = await put({ open: packed, slots: intake.slots, bytes: intake.bytes, settleAt: noted });
  } else if (intake.slots < SLOTS && intake.bytes + packed.length <= MOST_SLOT_BYTES) {
    await putPendingSlot({ quizId, shard, slot: intake.slots }, packed);
    written = await put({
      open: undefined,
      slots: intake.slots + 1,
      bytes: intake.bytes + packed.length,
      settleAt: noted,
    });
  } else {
    await countChanges(quizId, shard, inOrder([...(await inSlots(quizId, shard, intake)), ...all]));
    written = await put({ open: undefined, slots: 0, bytes: 0, settleAt: noted });
  }
  if (!written) throw new Error(`Intake of ${quizId} in ${shard} moved`);
}

async function inSlots(quizId: string, shard: string, { slots }: Intake): Promise<PendingChange[]> {
  if (slots === 0) return [];
  const own = (await listPendingSlots(quizId)).filter((slot) => shardOfSlot(slot) === shard);
  return own.flatMap(({ changes }) => unpackPending(changes));
}
