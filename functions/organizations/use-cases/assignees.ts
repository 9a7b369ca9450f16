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

/** Whom an assignment is for at this moment, by their names. */
export const membersOf = async (assignment: StoredAssignment): Promise<Membership[]> =>
  ofMembers(
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
    const members = ofMembers(assignment, await namedOf(assignment));
    return { members: members.filter((member) => placeOf(member) > (after ?? '')), next: undefined };
  }
  const isMeant = (member: Membership) => isAssigned(assignment, member);
  const fits = assignment.everyone ? undefined : isMeant;
  const { members, next } = await listMemberPage(assignment.organizationId, { limit: LOT, after, fits });
  return { members: members.filter(isMeant), next };
}

/** Of whom only some are meant so many are looked at in one call. */
const LOOKED_AT = 200;

/** The next of them by their ids, for runs, which nobody may escape by another name: some of so many members. */
export async function lotById(assignment: StoredAssignment, after: string | undefined): Promise<Lot> {
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

/** The same among all members, where they are known. */
export const ofMembers = (assignment: StoredAssignment, members: readonly Membership[]): Membership[] =>
  members
    .filter((member) => isAssigned(assignment, member))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));

export interface Taker extends TakerProgress<AssignedAttempt> {
  member: Membership;
}

/** How these members have done what was assigned. */
export async function takersOf(
  { quizId, from }: Pick<StoredAssignment, 'quizId' | 'from'>,
  members: readonly Membership[],
): Promise<Taker[]> {
  const attempts = await listAssignedAttempts(members.map(({ userId }) => ({ quizId, userId, from })));
  return members.map((member, n) => ({ member, ...progressOf(attempts[n] ?? [], { from, now: now() }) }));
}

/** Score of a person in percent; undefined of what is not done or waits for a grade. */
export const scoreOf = ({ attempt }: Pick<Taker, 'attempt'>): number | undefined =>
  attempt?.isGraded ? attempt.card?.percentage : undefined;

/** Average of the scores that are known, to two decimals; undefined without any. */
export function averageOf(takers: readonly Taker[]): number | undefined {
  const scores = takers.flatMap((taker) => scoreOf(taker) ?? []);
  if (scores.length === 0) return undefined;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 100) / 100;
}

/** How many of them have. */
export async function countDone(assignment: StoredAssignment, members: readonly Membership[]) {
  const takers = await takersOf(assignment, members);
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
export async function pageOfTakers(
  assignment: StoredAssignment,
  { state, limit, after }: Page,
): Promise<{ takers: Taker[]; next: string | undefined }> {
  const found: Taker[] = [];
  let place = after;
  for (let lots = 0; lots < MOST_LOTS && found.length <= limit; lots += 1) {
    const { members, next } = await lotByName(assignment, place);
    const takers = await takersOf(assignment, members);
    found.push(...takers.filter(({ attempt }) => (attempt !== undefined) === (state === 'done')));
    place = next;
    if (next === undefined) break;
  }
  const takers = found.slice(0, limit);
  const last = takers.at(-1);
  return { takers, next: last && found.length > limit ? placeOf(last.member) : place };
}

/** As they are answered, with the names of today; addresses beside them. */
export async function toAssigned(
  { organizationId, dueAt }: Pick<StoredAssignment, 'organizationId' | 'dueAt'>,
  takers: readonly Taker[],
): Promise<{ person: AssignedPerson; email: string | undefined }[]> {
  const departments = toDepartmentNames(await listDepartments(organizationId));
  const people = await toMemberAnswers(
    takers.map(({ member }) => member),
    departments,
  );
  return people.map(({ id, name, avatarUrl, department, email }, n) => {
    const taker = takers[n];
    const at = taker?.attempt?.completedAt;
    const score = taker && scoreOf(taker);
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
