import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { REMIND_AGAIN } from '@quizhall/shared/rules/organizations/assignments';
import { getAssignment, storeProgressCounts, type StoredAssignment } from '../model/assignments.ts';
import { listDepartments } from '../model/departments.ts';
import { listMembers, type Membership } from '../model/memberships.ts';
import { listQuizTitles } from '../../quizzes/model/quiz-titles.ts';
import { listNames } from '../../accounts/model/users.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { countDone, listAssignees, filterAssignees } from './assignees.ts';
import { toDepartmentNames } from '../model/members.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** In one look at a list so many people are counted anew, each half a unit of reading. */
const MOST_COUNTED = 500;
/** Assignments of a list that are counted at once. */
const COUNTED_AT_ONCE = 4;

const iso = (at: number): string => new Date(at).toISOString();

/** An assignment of this organization. @throws AppError NOT_FOUND */
export async function getOwnAssignment(organizationId: string, id: string): Promise<StoredAssignment> {
  const assignment = await getAssignment({ organizationId, id });
  if (!assignment) throw new AppError('NOT_FOUND');
  return assignment;
}

const remindFromOf = ({ askedAt }: StoredAssignment): { remindFrom?: string } =>
  askedAt !== undefined && askedAt + REMIND_AGAIN > now() ? { remindFrom: iso(askedAt + REMIND_AGAIN) } : {};

/** Converts assignments to their API shape with progress counts. */
export async function toAssignmentAnswers(
  organizationId: string,
  counted: readonly { assignment: StoredAssignment; progress: Assignment['progress'] }[],
): Promise<Assignment[]> {
  const all = counted.map(({ assignment }) => assignment);
  const [titles, departments, names] = await Promise.all([
    listQuizTitles(organizationId, [...new Set(all.map(({ quizId }) => quizId))]),
    all.some(({ departmentIds }) => departmentIds.length > 0) ? listDepartments(organizationId) : [],
    listNames(all.map(({ createdBy }) => createdBy)),
  ]);
  const departmentOf = toDepartmentNames(departments);
  return counted.map(({ assignment, progress }) => {
    const { id, quizId, createdBy, from } = assignment;
    const title = titles.get(quizId);
    const name = names.get(createdBy);
    return {
      id,
      quiz: {
        id: quizId,
        title: title ?? assignment.title,
        ...(title === undefined && { gone: true as const }),
      },
      everyone: assignment.everyone,
      departments: assignment.departmentIds.flatMap((one) => departmentOf(one) ?? []),
      people: assignment.userIds.length,
      dueAt: iso(assignment.dueAt),
      note: assignment.note,
      countsEarlier: from === undefined,
      createdAt: iso(assignment.createdAt),
      createdBy: { id: createdBy, ...(name !== undefined && { name }) },
      progress,
      ...remindFromOf(assignment),
      revision: assignment.revision,
    };
  });
}

/** Converts an assignment to its API shape with current progress counts. @throws AppError NOT_FOUND */
export async function toAssignmentAnswer(assignment: StoredAssignment): Promise<Assignment> {
  const progress = await counted(assignment, await listAssignees(assignment));
  const [shown] = await toAssignmentAnswers(assignment.organizationId, [{ assignment, progress }]);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}

async function counted(assignment: StoredAssignment, members: readonly Membership[]) {
  const progress = await countDone(assignment, members);
  await storeProgressCounts(assignment, { done: progress.done, of: progress.of, at: now() });
  return progress;
}

/** How long a list shows what was counted before: of what is due later and for few people a minute, else an hour. */
const freshFor = ({ dueAt, counted: known }: StoredAssignment): number =>
  dueAt > now() && (known?.of ?? 0) <= MOST_COUNTED ? MINUTE : HOUR;

/**
 * Which of a page are counted anew: those that never were, and, the longest ago first, as many as `MOST_COUNTED` people allow, at least one.
 * The rest show what was counted before, and when; whoever opens one counts it.
 */
function toCount(page: readonly StoredAssignment[]): ReadonlySet<StoredAssignment> {
  const chosen = new Set(page.filter(({ counted: known }) => !known));
  const old = page.filter((one) => one.counted && one.counted.at <= now() - freshFor(one));
  let room = chosen.size > 0 ? 0 : Infinity;
  for (const one of old.toSorted((a, b) => (a.counted?.at ?? 0) - (b.counted?.at ?? 0))) {
    const people = one.counted?.of ?? 0;
    if (people > room) continue;
    room = Math.min(room, MOST_COUNTED) - people;
    chosen.add(one);
  }
  return chosen;
}

/** What was counted of it before, and when that is long ago. */
const known = (assignment: StoredAssignment): Assignment['progress'] => {
  const { done, of, at } = assignment.counted ?? { done: 0, of: 0, at: 0 };
  return { done, of, ...(at <= now() - freshFor(assignment) && { at: iso(at) }) };
};

const withoutStates = ({ done, of }: Assignment['progress']): Assignment['progress'] => ({ done, of });

/** Assignments of a page with current or recently stored progress counts. */
export async function listCountedAssignments(organizationId: string, page: readonly StoredAssignment[]) {
  const anew = toCount(page);
  const members = anew.size > 0 ? await listMembers(organizationId) : [];
  return mapBounded(page, COUNTED_AT_ONCE, async (assignment) => ({
    assignment,
    progress: anew.has(assignment)
      ? withoutStates(await counted(assignment, filterAssignees(assignment, members)))
      : known(assignment),
  }));
}
