import type { OwnAssignment } from '@quizhall/shared/model/organizations/assignment';
import {
  OWN_ASSIGNMENT_STATES,
  type OwnAssignmentShow,
  type OwnAssignmentState,
} from '@quizhall/shared/model/organizations/assignment-limits';
import {
  isAssigned,
  ownStateOf,
  progressOf,
  SHOWN_AFTER,
  type TakerProgress,
} from '@quizhall/shared/rules/organizations/assignments';
import { needsSecondFactor } from '@quizhall/shared/rules/organizations/member-security';
import { hasOpened } from '@quizhall/shared/rules/quizzes/start-time';
import { listAssignmentsSince, type StoredAssignment } from '../model/assignments.ts';
import { type AssignedAttempt, listAssignedAttempts } from '../model/assigned-attempts.ts';
import { hasSecondFactor } from '../../accounts/model/has-second-factor.ts';
import { getQuizzes } from '../../quizzes/model/quizzes-by-id.ts';
import { listMemberships, type Membership } from '../model/memberships.ts';
import { listOrganizations, type Organization } from '../model/organizations.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';

interface Found extends TakerProgress<AssignedAttempt> {
  assignment: StoredAssignment;
  organization: Organization;
  quiz: Quiz;
}

/** What waits longest comes first, and what is done last. */
const ORDER: Record<OwnAssignmentState, number> = { overdue: 0, open: 1, done: 2 };

const stateOf = ({ assignment, attempt }: Found): OwnAssignmentState =>
  ownStateOf(assignment.dueAt, attempt?.completedAt, now());

/** By what they are sorted, and a page goes on: of what is done, the latest due first. */
function placeOf(found: Found): string {
  const { assignment } = found;
  const state = stateOf(found);
  const time = state === 'done' ? 9_999_999_999_999 - assignment.dueAt : assignment.dueAt;
  return `${ORDER[state]}#${String(time).padStart(13, '0')}#${assignment.id}`;
}

/** Where somebody is in, and of it what asks for a second factor that they have not. */
async function membershipsOf(userId: string): Promise<Record<'open' | 'shut', Membership[]>> {
  const all = await listMemberships(userId);
  const shut = all.filter((membership) => needsSecondFactor(membership, now()));
  if (shut.length === 0 || (await hasSecondFactor(userId))) return { open: all, shut: [] };
  return { open: all.filter((membership) => !shut.includes(membership)), shut };
}

/** Everything that is assigned to somebody in organizations that are there, of quizzes that are. */
async function assignedTo(userId: string, memberships: readonly Membership[]): Promise<Found[]> {
  if (memberships.length === 0) return [];
  const since = now() - SHOWN_AFTER;
  const [organizations, lists] = await Promise.all([
    listOrganizations(memberships.map(({ organizationId }) => organizationId)),
    Promise.all(memberships.map(({ organizationId }) => listAssignmentsSince(organizationId, since))),
  ]);
  const open = new Map(organizations.filter(({ deletedAt }) => !deletedAt).map((one) => [one.id, one]));
  const own = memberships.flatMap((membership, n) =>
    (lists[n] ?? []).filter((assignment) => isAssigned(assignment, membership)),
  );
  const quizzes = await getQuizzes([...new Set(own.map(({ quizId }) => quizId))]);
  const there = own.flatMap((assignment) => {
    const organization = open.get(assignment.organizationId);
    const quiz = quizzes.get(assignment.quizId);
    const isThere = organization && quiz?.ownerId === organization.id && !quiz.deletedAt;
    return isThere ? [{ assignment, organization, quiz }] : [];
  });
  const attempts = await listAssignedAttempts(
    there.map(({ assignment: { quizId, from } }) => ({ quizId, userId, from })),
  );
  return there.map((one, n) => ({
    ...one,
    ...progressOf(attempts[n] ?? [], { from: one.assignment.from, now: now() }),
  }));
}

const toOwn = (found: Found): OwnAssignment => {
  const { assignment, organization, quiz, attempt } = found;
  const { id, dueAt, note } = assignment;
  const card = attempt?.card;
  return {
    id,
    organization: { id: organization.id, name: organization.name },
    quiz: { id: quiz.id, title: quiz.title },
    dueAt: new Date(dueAt).toISOString(),
    timezone: organization.settings.timezone,
    note,
    state: stateOf(found),
    progress: found.state,
    ...(card && { attempt: { id: card.id, at: new Date(card.completedAt).toISOString() } }),
    ...(card && card.completedAt > dueAt && { late: true as const }),
    canStart: hasOpened(quiz, now()),
  };
};

interface Page {
  show: OwnAssignmentShow | undefined;
  limit: number;
  /** Behind which place. */
  after: string | undefined;
}

/** Page of a person's assignments, with the number of assignments in each state. */
export async function listOwnAssignments(userId: string, { show, limit, after = '' }: Page) {
  const { open, shut } = await membershipsOf(userId);
  const all = await assignedTo(userId, open);
  const counts = Object.fromEntries(
    OWN_ASSIGNMENT_STATES.map((one) => [one, all.filter((found) => stateOf(found) === one).length]),
  ) as Record<OwnAssignmentState, number>;
  const rest = all
    .filter((found) => show === undefined || (stateOf(found) === 'done') === (show === 'done'))
    .toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .filter((found) => placeOf(found) > after);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    assignments: page.map(toOwn),
    counts,
    ...(shut.length > 0 && { shut: shut.map(({ organizationId }) => organizationId) }),
    next: last && rest.length > limit ? placeOf(last) : undefined,
  };
}
