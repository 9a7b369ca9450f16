import type { AssignedPerson } from '@quizhall/shared/model/organizations/assignment';
import {
  type AssignedState,
  TAKER_STATES,
  type TakerState,
} from '@quizhall/shared/model/organizations/assignment-limits';
import { isAssigned, progressOf, type TakerProgress } from '@quizhall/shared/rules/organizations/assignments';
import type { StoredAssignment } from '../model/assignments.ts';
import { type AssignedAttempt, listAssignedAttempts } from '../model/assigned-attempts.ts';
import { listDepartments } from '../model/departments.ts';
import {
  foldName,
  listMembers,
  listMembershipsOf,
  type Membership,
  listMemberPage,
  listMemberPageById,
} from '../model/memberships.ts';
import { now } from '../../platform/clock.ts';
import { toDepartmentNames, toMemberAnswers } from '../model/members.ts';

/** So many people are looked at together… */
const LOT = 100;
/** …and so many times for one page, whomever it finds. */
const MOST_LOTS = 5;

/** By what those to whom something is assigned are sorted, and a page goes on. */
const placeOf = ({ name, userId }: Membership): string => `${foldName(name)}#${userId}`;

/** Whether it is for a few who were named one by one, so that no others are read. */
const isOfNamed = ({ everyone, departmentIds }: StoredAssignment): boolean =>
  !everyone && departmentIds.length === 0;

const namedOf = async ({ organizationId, userIds }: StoredAssignment): Promise<Membership[]> => [
  ...(await listMembershipsOf(organizationId, userIds)).values(),
];

/** Members an assignment currently applies to, by name. */
export const listAssignees = async (assignment: StoredAssignment): Promise<Membership[]> =>
  filterAssignees(
    assignment,
    await (isOfNamed(assignment) ? namedOf(assignment) : listMembers(assignment.organizationId)),
  );

interface Lot {
  members: Membership[];
  /** Behind whom it goes on. */
  next: string | undefined;
}

/** The next of them by their names, some hundred; a moment old at most. */
async function lotByName(assignment: StoredAssignment, after: string | undefined): Promise<Lot> {
  if (isOfNamed(assignment)) {
    const members = filterAssignees(assignment, await namedOf(assignment));
    return { members: members.filter((member) => placeOf(member) > (after ?? '')), next: undefined };
  }
  const isMeant = (member: Membership) => isAssigned(assignment, member);
  const fits = assignment.everyone ? undefined : isMeant;
  const { members, next } = await listMemberPage(assignment.organizationId, { limit: LOT, after, fits });
  return { members: members.filter(isMeant), next };
}

/** Of whom only some are meant so many are looked at in one call. */
const LOOKED_AT = 200;

/** Next batch of assignees by user id, for background jobs: a rename cannot skip a member. */
export async function listAssigneeBatch(
  assignment: StoredAssignment,
  after: string | undefined,
): Promise<Lot> {
  if (isOfNamed(assignment)) {
    const members = (await namedOf(assignment)).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
    return { members: members.filter(({ userId }) => userId > (after ?? '')), next: undefined };
  }
  const { members, next } = await listMemberPageById(assignment.organizationId, {
    limit: assignment.everyone ? LOT : LOOKED_AT,
    after,
  });
  return { members: members.filter((member) => isAssigned(assignment, member)), next };
}

/** Assignees among the given members. */
export const filterAssignees = (assignment: StoredAssignment, members: readonly Membership[]): Membership[] =>
  members
    .filter((member) => isAssigned(assignment, member))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

export interface AssigneeProgress extends TakerProgress<AssignedAttempt> {
  member: Membership;
}

/** Progress of these members in the assignment. */
export async function listAssigneeProgress(
  { quizId, from }: Pick<StoredAssignment, 'quizId' | 'from'>,
  members: readonly Membership[],
): Promise<AssigneeProgress[]> {
  const attempts = await listAssignedAttempts(members.map(({ userId }) => ({ quizId, userId, from })));
  return members.map((member, n) => ({ member, ...progressOf(attempts[n] ?? [], { from, now: now() }) }));
}

/** Score of an assignee in percent. Undefined if unfinished or not graded. */
export const assigneeScore = ({ attempt }: Pick<AssigneeProgress, 'attempt'>): number | undefined =>
  attempt?.isGraded ? attempt.card?.percentage : undefined;

/** Average of the known scores, to two decimals. Undefined without any. */
export function averageOf(takers: readonly AssigneeProgress[]): number | undefined {
  const scores = takers.flatMap((taker) => assigneeScore(taker) ?? []);
  if (scores.length === 0) return undefined;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100;
}

/** How many of them have. */
export async function countDone(assignment: StoredAssignment, members: readonly Membership[]) {
  const takers = await listAssigneeProgress(assignment, members);
  const averageScore = averageOf(takers);
  return {
    done: takers.filter(({ attempt }) => attempt).length,
    of: members.length,
    states: Object.fromEntries(
      TAKER_STATES.map((state) => [state, takers.filter((taker) => taker.state === state).length]),
    ) as Record<TakerState, number>,
    ...(averageScore !== undefined && { averageScore }),
  };
}

interface Page {
  state: AssignedState;
  limit: number;
  /** Behind which place. */
  after: string | undefined;
}

/**
 * Who has not finished an assignment, or who has: a page, looked for no further than that takes. Where few of many are such a page may hold
 * fewer than asked for, even none, and another follow.
 */
export async function listProgressPage(
  assignment: StoredAssignment,
  { state, limit, after }: Page,
): Promise<{ takers: AssigneeProgress[]; next: string | undefined }> {
  const found: AssigneeProgress[] = [];
  let place = after;
  for (let lots = 0; lots < MOST_LOTS && found.length <= limit; lots += 1) {
    const { members, next } = await lotByName(assignment, place);
    const takers = await listAssigneeProgress(assignment, members);
    found.push(...takers.filter(({ attempt }) => (attempt !== undefined) === (state === 'done')));
    place = next;
    if (next === undefined) break;
  }
  const takers = found.slice(0, limit);
  const last = takers.at(-1);
  return { takers, next: last && found.length > limit ? placeOf(last.member) : place };
}

/** Converts progress to its API shape with current names and email addresses. */
export async function toAssigneeAnswers(
  { organizationId, dueAt }: Pick<StoredAssignment, 'organizationId' | 'dueAt'>,
  takers: readonly AssigneeProgress[],
): Promise<{ person: AssignedPerson; email: string | undefined }[]> {
  const departments = toDepartmentNames(await listDepartments(organizationId));
  const people = await toMemberAnswers(
    takers.map(({ member }) => member),
    departments,
  );
  return people.map(({ id, name, avatarUrl, department, email }, n) => {
    const taker = takers[n];
    const at = taker?.attempt?.completedAt;
    const score = taker && assigneeScore(taker);
    return {
      email,
      person: {
        id,
        name,
        avatarUrl,
        department,
        state: taker?.state ?? 'not_opened',
        ...(taker?.answeredNothing && { answeredNothing: true as const }),
        ...(score !== undefined && { score }),
        ...(taker?.attempt && score === undefined && { isWaiting: true as const }),
        ...(at !== undefined && { doneAt: new Date(at).toISOString() }),
        ...(at !== undefined && at > dueAt && { late: true as const }),
      },
    };
  });
}
