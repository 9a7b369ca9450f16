import { ERROR_DETAILS } from '@quizhall/shared/contract/errors';
import type { AssignmentTargets, NewAssignment } from '@quizhall/shared/model/organizations/assignment';
import { MOST_ASSIGNMENTS } from '@quizhall/shared/model/organizations/assignment-limits';
import type { OrganizationEvent } from '@quizhall/shared/model/organizations/organization-audit';
import {
  type AssignmentNews,
  canBeAsked,
  MOST_AHEAD,
  REMIND_AGAIN,
  remindersOf,
} from '@quizhall/shared/rules/organizations/assignments';
import { isOffered } from '@quizhall/shared/rules/quizzes/availability-to-participants';
import {
  recordReminderItem,
  formatAssignmentRef,
  deleteAssignmentItem,
  getAssignment,
  newAssignmentItem,
  type StoredAssignment,
} from '../model/assignments.ts';
import { listDepartments } from '../model/departments.ts';
import { newAssignmentLook } from '../../attempts/model/due-work.ts';
import {
  type NamedWrites,
  transactWrite,
  type Write,
  type Writes,
} from '../../platform/dynamodb/transact-write.ts';
import { listMembershipsOf } from '../model/memberships.ts';
import {
  removeOpenAssignmentItem,
  addOpenAssignmentItem,
  removePastAssignments,
} from '../model/open-assignments.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { organizationExistsItem } from '../model/organizations.ts';
import { getQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { addToThrottle } from '../../platform/limits/throttles.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Whose the runs are that tell people: nobody's who could ask for them. */
const ASSIGNMENT_RUNS = 'assignments';

const DAY_SECONDS = 86_400;
/** So often an organization may have its people told in a day: of new assignments, of other moments, and by hand. */
const MOST_TELLINGS = 60;

const refused = (errors: Record<string, string>) => new AppError('INVALID_INPUT', { errors });

/** @throws AppError INVALID_INPUT for a moment that is over or too far ahead, or behind the end of the quiz */
export function assertDue(dueAt: number, { schedule }: Pick<Quiz, 'schedule'>): void {
  if (dueAt <= now()) throw refused({ dueAt: 'Please choose a time that lies ahead' });
  if (dueAt > now() + MOST_AHEAD) throw refused({ dueAt: 'Please choose a time within a year' });
  const { isScheduled, startDate, endDate } = schedule;
  if (isScheduled && endDate !== undefined && dueAt > Date.parse(endDate))
    throw refused({ dueAt: 'The quiz ends before that' });
  if (isScheduled && startDate && dueAt <= Date.parse(startDate))
    throw refused({ dueAt: 'The quiz has not started by then' });
}

/** The quiz of an assignment. @throws AppError INVALID_INPUT for one that members cannot be asked to take */
async function assertQuiz(organizationId: string, quizId: string): Promise<Quiz> {
  const quiz = await getQuiz(quizId);
  if (quiz?.ownerId !== organizationId || !isOffered(quiz))
    throw refused({ quizId: 'Please choose a published quiz of this organization' });
  if (quiz.settings.isPaid)
    throw refused({ quizId: 'People would have to pay for this quiz, so it cannot be assigned' });
  return quiz;
}

/** @throws AppError INVALID_INPUT for a department that is gone, or somebody who is no member */
export async function assertTargets(
  organizationId: string,
  { departmentIds, userIds }: AssignmentTargets,
): Promise<void> {
  const [departments, members] = await Promise.all([
    departmentIds.length > 0 ? listDepartments(organizationId) : [],
    listMembershipsOf(organizationId, [...new Set(userIds)]),
  ]);
  const known = new Set(departments.map(({ id }) => id));
  if (!departmentIds.every((id) => known.has(id)))
    throw refused({ departmentIds: 'One of these departments is not there any more' });
  if (!userIds.every((id) => members.has(id)))
    throw refused({ userIds: 'One of these people is no member any more' });
}

type What = Extract<OrganizationEvent, { kind: 'assignment' }>['data']['what'];

/** Write of the audit entry for a change of an assignment. */
export const assignmentEventItem = (
  { organizationId, id, quizId }: StoredAssignment,
  what: What,
  by: string,
) =>
  organizationEventItem(organizationId, { kind: 'assignment', data: { assignmentId: id, quizId, what }, by });

/** Write that starts notifying the assignees. */
export const notifyAssigneesItem = (
  { organizationId, id, dueAt }: StoredAssignment,
  news: AssignmentNews,
  at: number,
  former?: AssignmentTargets,
): Writes[number] => ({
  Put: newJob('tellAssigned', ASSIGNMENT_RUNS, { organizationId, id, dueAt, news, at, former }).write,
});

/** As it is stored for whom one is: each once, and nobody by name where it is for everybody. */
export const toTargets = ({ everyone, departmentIds, userIds }: AssignmentTargets): AssignmentTargets => ({
  everyone,
  departmentIds: everyone ? [] : [...new Set(departmentIds)],
  userIds: everyone ? [] : [...new Set(userIds)],
});

/**
 * Counts one more time that an organization has people told today, whoever of its members does.
 * @throws AppError TOO_MANY
 */
export async function countNotificationRun(organizationId: string): Promise<void> {
  const { secondsLeft, ...bucket } = currentBucket('tell-assigned', organizationId, DAY_SECONDS);
  if ((await addToThrottle(bucket, 1)) > MOST_TELLINGS)
    throw new AppError('TOO_MANY', { retryAfterSeconds: secondsLeft });
}

/**
 * Writes the items, of which `open` counts an assignment that is due later. At the maximum, past assignments are
 * discounted first. Returns the name of the item whose condition failed.
 * @throws AppError INVALID_STATE at the maximum
 */
export async function writeWithinLimit(
  organizationId: string,
  items: NamedWrites<string> & { open: Write },
): Promise<string | undefined> {
  const failed = await transactWrite(items);
  if (failed !== 'open') return failed;
  const again = (await removePastAssignments(organizationId, now())) ? await transactWrite(items) : failed;
  if (again !== 'open') return again;
  throw new AppError('INVALID_STATE', {
    message: `An organization has at most ${MOST_ASSIGNMENTS} assignments at a time.`,
  });
}

/** Writes that schedule the reminders of an assignment. */
export const reminderItems = (assignment: StoredAssignment): Writes =>
  remindersOf(assignment).map(({ at }) => ({ Put: newAssignmentLook(formatAssignmentRef(assignment), at) }));

/**
 * Assigns a quiz; whoever it is for is told.
 * @throws AppError INVALID_INPUT, INVALID_STATE where there are as many as there may be, NOT_FOUND where the organization was deleted
 */
export async function addAssignment(
  organizationId: string,
  wanted: NewAssignment,
  by: string,
): Promise<StoredAssignment> {
  const quiz = await assertQuiz(organizationId, wanted.quizId);
  const dueAt = Date.parse(wanted.dueAt);
  assertDue(dueAt, quiz);
  await assertTargets(organizationId, wanted);
  const at = now();
  await countNotificationRun(organizationId);
  const { note, quizId, countsEarlier } = wanted;
  const assignment: StoredAssignment = {
    id: `a_${randomText(12)}`,
    organizationId,
    quizId,
    title: quiz.title,
    ...toTargets(wanted),
    dueAt,
    note,
    ...(!countsEarlier && { from: at }),
    createdAt: at,
    createdBy: by,
    toldAt: at,
    revision: 1,
  };
  const failed = await writeWithinLimit(organizationId, {
    open: addOpenAssignmentItem(assignment),
    organization: organizationExistsItem(organizationId),
    assignment: newAssignmentItem(assignment),
    event: assignmentEventItem(assignment, 'created', by),
    run: notifyAssigneesItem(assignment, 'assigned', at),
    reminders: reminderItems(assignment),
  });
  if (failed) throw new AppError('NOT_FOUND');
  return assignment;
}

/** So often an assignment is read again that somebody moves at the same moment. */
const MOST_TRIES = 5;

/** Nobody is asked any more. @throws AppError NOT_FOUND, UNAVAILABLE */
export async function removeAssignment(read: StoredAssignment, by: string): Promise<void> {
  let assignment: StoredAssignment | undefined = read;
  for (let tries = 0; assignment && tries < MOST_TRIES; tries += 1) {
    const failed = await transactWrite({
      assignment: deleteAssignmentItem(assignment),
      open: removeOpenAssignmentItem(assignment),
      event: assignmentEventItem(assignment, 'deleted', by),
    });
    if (!failed) return;
    assignment = await getAssignment(read);
  }
  throw new AppError(assignment ? 'UNAVAILABLE' : 'NOT_FOUND');
}

const remindedAlready = () =>
  new AppError('INVALID_STATE', { message: 'People were reminded within the last day already.' });

/**
 * Reminds assignees who have not finished. @throws AppError INVALID_STATE within a day of the previous
 * reminder, or if the quiz cannot be taken
 */
export async function sendAssignmentReminder(
  assignment: StoredAssignment,
  by: string,
): Promise<StoredAssignment> {
  const at = now();
  const quiz = await getQuiz(assignment.quizId);
  if (quiz?.ownerId !== assignment.organizationId || !canBeAsked(quiz, at))
    throw new AppError('INVALID_STATE', {
      message: ERROR_DETAILS.assignmentClosed,
    });
  const { askedAt } = assignment;
  // Before it is counted: what tells nobody uses up nothing of what the organization may tell today.
  if (askedAt !== undefined && at < askedAt + REMIND_AGAIN) throw remindedAlready();
  await countNotificationRun(assignment.organizationId);
  const failed = await transactWrite({
    assignment: recordReminderItem(assignment, at),
    run: notifyAssigneesItem(assignment, 'asked', at),
    event: assignmentEventItem(assignment, 'reminded', by),
  });
  if (failed) throw remindedAlready();
  return { ...assignment, askedAt: at };
}
