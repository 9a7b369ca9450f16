import { erasedFrom } from '@quizhall/shared/rules/organizations/deleted-organization';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import * as z from 'zod';
import { applyStatusAction } from '../../quizzes/model/publishing.ts';
import { listMemberPageById } from '../model/memberships.ts';
import { putNotification } from '../../notifications/model/notifications.ts';
import { getOrganization, type Organization } from '../model/organizations.ts';
import { queueMail } from '../../notifications/model/outbox.ts';
import {
  removePausedQuiz,
  listOwnerCards,
  listPausedQuizzes,
  storePausedQuiz,
} from '../../quizzes/model/owner-quizzes.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { listPeople } from '../../accounts/model/users.ts';
import {
  organizationClosedNotification,
  organizationReopenedNotification,
} from '../use-cases/member-notifications.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { AppError } from '../../platform/errors.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';

const PAGE = 20;

/** `closed`: what the organization was when this pass began. One that is another thing by now begins a new one. */
const Cursor = z.object({
  closed: z.boolean(),
  at: z.enum(['quizzes', 'members']),
  after: z.string().optional(),
});
type Cursor = z.output<typeof Cursor>;

/**
 * Has quizzes and members follow an organization that was deleted or restored: pauses what was published, or resumes what was paused for
 * that reason, and tells everybody. Each step asks what the organization is by now, so that of several of these runs, and of crashes, nothing
 * is left that does not fit.
 */
export const followOrganization = jobKind({
  input: z.object({
    organizationId: z.string(),
    at: z.string(),
    /** A later pass, for what came at that moment: everybody has been told. */
    again: z.literal(true).optional(),
  }),
  cursor: Cursor,
  failed: 'The quizzes of this organization could not all be paused or resumed.',
  step: async ({ organizationId, at, again }, before): Promise<JobStep<Cursor>> => {
    const organization = await getOrganization(organizationId);
    if (!organization) return { handled: 0, result: {} };
    const closed = organization.deletedAt !== undefined;
    const cursor: Cursor = before?.closed === closed ? before : { closed, at: 'quizzes' };
    if (cursor.at === 'members' && again) return { handled: 0, result: {} };
    if (cursor.at === 'members') return tell(organization, at, cursor);
    const { handled, last } = closed
      ? await pauseSome(organizationId, cursor.after)
      : await resumeSome(organizationId);
    const next = last === undefined ? { closed, at: 'members' as const } : { ...cursor, after: last };
    return { handled, total: handled, cursor: next };
  },
});

async function pauseSome(organizationId: string, after = '') {
  const published = (await listOwnerCards(organizationId)).filter(({ status }) => status === 'published');
  const page = published
    .map(({ id }) => id)
    .filter((id) => id > after)
    .toSorted()
    .slice(0, PAGE);
  for (const id of page) {
    const quiz = await getQuiz(id);
    // The index may be behind: it has another owner, or is paused by hand.
    if (quiz?.ownerId !== organizationId || quiz.status !== 'published') continue;
    await storePausedQuiz(organizationId, id);
    await applyStatusAction(quiz, 'pause');
  }
  return { handled: page.length, last: page.at(-1) };
}

async function resumeSome(organizationId: string) {
  const page = (await listPausedQuizzes(organizationId)).slice(0, PAGE);
  for (const id of page) {
    const quiz = await getQuiz(id);
    if (quiz?.ownerId === organizationId && quiz.status === 'paused') await resumed(quiz);
    await removePausedQuiz(organizationId, id);
  }
  return { handled: page.length, last: page.at(-1) };
}

/** What its plan holds no longer stays paused. */
async function resumed(quiz: Parameters<typeof applyStatusAction>[0]): Promise<void> {
  try {
    await applyStatusAction(quiz, 'resume');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function tell(organization: Organization, at: string, cursor: Cursor): Promise<JobStep<Cursor>> {
  const { id, name: title, deletedAt } = organization;
  const { members, next } = await listMemberPageById(id, { limit: PAGE, after: cursor.after });
  const people = await listPeople(members.map(({ userId }) => userId));
  for (const { userId } of members) {
    const person = people.get(userId);
    if (!person) continue;
    const about = { id, title, at, userId };
    await putNotification(
      userId,
      deletedAt
        ? organizationClosedNotification(about, erasedFrom(deletedAt))
        : organizationReopenedNotification(about),
    );
    const path = sitePath(SITE_PATHS.organizationOf, { id });
    const data = { title, path, ...(deletedAt && { until: erasedFrom(deletedAt) }) };
    await queueMail(
      newTypedMailItem('organizationDeletion', { to: person.email, cause: `${id}#${at}#${userId}`, data }),
    );
  }
  if (next !== undefined)
    return { handled: members.length, total: members.length, cursor: { ...cursor, after: next } };
  return { handled: members.length, result: {} };
}
