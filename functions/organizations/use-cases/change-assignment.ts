import type { AssignmentChange, AssignmentTargets } from '@quizhall/shared/model/organizations/assignment';
import { movedNewsAt } from '@quizhall/shared/rules/organizations/assignments';
import {
  type AssignmentChanges,
  formatAssignmentRef,
  saveAssignmentItem,
  type StoredAssignment,
} from '../model/assignments.ts';
import { newAssignmentLook } from '../../attempts/model/due-work.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  moveOpenAssignmentItem,
  removeOpenAssignmentItem,
  addOpenAssignmentItem,
} from '../model/open-assignments.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import {
  assertDue,
  assertTargets,
  countNotificationRun,
  assignmentEventItem,
  reminderItems,
  notifyAssigneesItem,
  toTargets,
  writeWithinLimit,
} from './assign-quiz.ts';

const stale = () =>
  new AppError('STALE_REVISION', { message: 'This assignment was changed in another window' });

/** What changes with the moment at which it is due. @throws AppError INVALID_INPUT */
async function movedTo(dueAt: number, before: StoredAssignment, at: number): Promise<AssignmentChanges> {
  const quiz = await getQuiz(before.quizId);
  assertDue(dueAt, quiz ?? { schedule: { isScheduled: false } });
  const movedAt = movedNewsAt({ movedAt: before.movedAt, dueAt }, at);
  return { dueAt, toldAt: movedAt, movedAt, ...(movedAt === at && { lastReminder: at }) };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** For whom it is from now on; undefined: for the same as before. @throws AppError INVALID_INPUT */
async function otherTargets(
  before: StoredAssignment,
  to: AssignmentTargets | undefined,
): Promise<AssignmentTargets | undefined> {
  if (!to) return undefined;
  const wanted = toTargets(to);
  const isKept =
    wanted.everyone === before.everyone &&
    isSame(wanted.departmentIds, before.departmentIds) &&
    isSame(wanted.userIds, before.userIds);
  if (isKept) return undefined;
  await assertTargets(before.organizationId, wanted);
  return wanted;
}

interface Changed {
  before: StoredAssignment;
  after: StoredAssignment;
  isMoved: boolean;
  isForOthers: boolean;
  at: number;
}

/** The writes that tell people: who was not meant before that it is assigned, the rest that it was moved, now or when it is time. */
function newsOf({ before, after, isMoved, isForOthers, at }: Changed): Writes {
  const former = isForOthers ? toTargets(before) : undefined;
  const moved: Writes =
    after.toldAt > at
      ? [{ Put: newAssignmentLook(formatAssignmentRef(after), after.toldAt) }]
      : [notifyAssigneesItem(after, 'moved', at, former)];
  return [
    ...(isMoved ? [...moved, ...reminderItems(after)] : []),
    ...(isForOthers ? [notifyAssigneesItem(after, 'assigned', at, former)] : []),
  ];
}

/**
 * Changes when an assignment is due, of which whoever has not finished it is told, for whom it is, of which whoever was not meant before is
 * told, or its note.
 * @throws AppError INVALID_INPUT, INVALID_STATE where as many as there may be are due later, STALE_REVISION, TOO_MANY
 */
export async function changeAssignment(
  before: StoredAssignment,
  { revision, dueAt: wanted, note = before.note, to }: AssignmentChange,
  by: string,
): Promise<StoredAssignment> {
  if (revision !== before.revision) throw stale();
  const at = now();
  const dueAt = wanted === undefined ? before.dueAt : Date.parse(wanted);
  const isMoved = dueAt !== before.dueAt;
  const others = await otherTargets(before, to);
  if (!isMoved && !others && note === before.note) return before;
  const change = { note, ...others, ...(isMoved && (await movedTo(dueAt, before, at))) };
  const { counted: _, ...kept } = before;
  const after = { ...kept, ...change, revision: revision + 1 };
  // Of what waits to be told already nothing more is.
  const isToldMoved = isMoved && after.movedAt !== before.movedAt;
  if (isToldMoved || others) await countNotificationRun(before.organizationId);
  const items = {
    assignment: saveAssignmentItem(before, change),
    event: assignmentEventItem(after, 'changed', by),
    news: newsOf({ before, after, isMoved, isForOthers: others !== undefined, at }),
  };
  // One that was due is one more of those that are due later.
  const open = before.dueAt > at ? moveOpenAssignmentItem(after) : addOpenAssignmentItem(after);
  const failed = isMoved
    ? await writeWithinLimit(before.organizationId, { open, ...items })
    : await transactWrite(items);
  if (failed) throw stale();
  // Until then it is counted twice: an item is written once in a transaction.
  if (isMoved) await transactWrite({ open: removeOpenAssignmentItem(before) });
  return after;
}
