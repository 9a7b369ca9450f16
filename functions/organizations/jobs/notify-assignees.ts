import { ASSIGNMENT_NEWS, canBeAsked, isAssigned } from '@quizhall/shared/rules/organizations/assignments';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import * as z from 'zod';
import { getAssignment, type StoredAssignment } from '../model/assignments.ts';
import type { Membership } from '../model/memberships.ts';
import { type NewNotification, putNotification } from '../../notifications/model/notifications.ts';
import { getOrganization } from '../model/organizations.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { listPeople } from '../../accounts/model/users.ts';
import type { AssignmentMessage } from '../../platform/messages/mail-subjects.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { listAssigneeBatch, listAssigneeProgress } from '../use-cases/assignees.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { notificationId } from '../../platform/notification-id.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

/** To whoever has to take a quiz, as of this moment (epoch ms). */
const assignmentNote = (
  told: AssignmentMessage,
  { cause, at, path }: { cause: string; at: number; path: string },
): NewNotification => ({
  id: notificationId(at, `assignment#${cause}`),
  type: 'assignment',
  ...notificationMessage('assignment', told),
  link: path,
});

const AT_ONCE = 8;

const Input = z.object({
  organizationId: z.string(),
  id: z.string(),
  /** When it was due as this began: after another change, that one tells. */
  dueAt: z.number(),
  news: z.enum(ASSIGNMENT_NEWS),
  /** The moment that names it for ever. */
  at: z.number(),
  /** For whom it was before: that it is assigned is told to the others, that it was moved to them. */
  former: z
    .object({ everyone: z.boolean(), departmentIds: z.array(z.string()), userIds: z.array(z.string()) })
    .optional(),
});
type Input = z.output<typeof Input>;

/** Of the last one who was looked at. */
const Cursor = z.object({ after: z.string(), told: z.number() });
type Cursor = z.output<typeof Cursor>;

/**
 * Tells whoever has not finished an assignment of it, each once, however often a step comes; nobody where the assignment, its organization or its
 * quiz is gone meanwhile, has ended or costs something, or it is due at another moment. Who has left is not among its members any more.
 */
export const notifyAssignees = jobKind({
  input: Input,
  cursor: Cursor,
  failed: 'Not everybody could be told of this assignment.',
  step: async (input, before): Promise<JobStep<Cursor>> => {
    const told = before?.told ?? 0;
    const found = await toTell(input);
    if (!found) return { handled: 0, result: { told } };
    const { assignment } = found;
    const { members, next } = await listAssigneeBatch(assignment, before?.after);
    const toldNow = told + (await tell(found, input, members.filter(isMeant(input))));
    const handled = members.length;
    return next === undefined
      ? { handled, result: { told: toldNow } }
      : { handled, total: handled, cursor: { after: next, told: toldNow } };
  },
});

/** Who of those for whom it is now hears of it. */
const isMeant =
  ({ former, dueAt, news }: Input) =>
  (member: Membership): boolean =>
    !former || isAssigned({ ...former, dueAt }, member) === (news === 'moved');

interface Telling {
  assignment: StoredAssignment;
  title: string;
  organization: string;
  timezone: string;
}

/** What there is to tell; undefined: nothing any more. */
async function toTell({ organizationId, id, dueAt }: Input): Promise<Telling | undefined> {
  const [assignment, organization] = await Promise.all([
    getAssignment({ organizationId, id }),
    getOrganization(organizationId),
  ]);
  if (!assignment || assignment.dueAt !== dueAt || !organization || organization.deletedAt) return undefined;
  const quiz = await getQuiz(assignment.quizId);
  if (quiz?.ownerId !== organizationId || !canBeAsked(quiz, now())) return undefined;
  const { name, settings } = organization;
  return { assignment, title: quiz.title, organization: name, timezone: settings.timezone };
}

/** Tells those of them who have not finished it; answers how many were told now. */
async function tell(
  { assignment, title, organization, timezone }: Telling,
  { id, dueAt, news, at }: Input,
  members: readonly Membership[],
): Promise<number> {
  const open = (await listAssigneeProgress(assignment, members)).filter(({ attempt }) => !attempt);
  const people = await listPeople(open.map(({ member }) => member.userId));
  const path = sitePath(SITE_PATHS.quiz, { ref: assignment.quizId });
  const told = await mapBounded(open, AT_ONCE, async ({ member: { userId } }) => {
    const person = people.get(userId);
    if (!person) return false;
    const notificationMessage = { news, quiz: title, organization, dueAt, timezone };
    const cause = `${id}#${news}#${at}#${userId}`;
    await queueMail(
      newTypedMailItem('assignment', {
        to: person.email,
        cause,
        data: { quizId: assignment.quizId, ...notificationMessage, path },
      }),
    );
    return putNotification(userId, assignmentNote(notificationMessage, { cause, at, path }));
  });
  return told.filter(Boolean).length;
}
