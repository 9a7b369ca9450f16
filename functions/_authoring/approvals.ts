import { createHash } from 'node:crypto';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { decidedApproval, newApproval, type StoredApproval, withdrawnApproval } from '../_data/approvals.ts';
import { refusalsOf } from '../_data/idioms.ts';
import { listMembers } from '../_data/memberships.ts';
import { newNotification, putNotification } from '../_data/notifications.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import type { Organization } from '../_data/organizations.ts';
import { getQuiz, type Quiz } from '../_data/quizzes.ts';
import { droppedWaiting, getWaiting, keptWaiting, type Waiting } from '../_data/waiting-content.ts';
import { approvalDecided, approvalWaiting } from '../_organizations/notes.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { assertOrganized, owningOrganization } from './organization-rules.ts';
import { assertPublishable, loadDraft, saveDraft } from './publishing.ts';
import type { Draft } from './quiz-changes.ts';

/** So many who manage it are told of each. */
const MOST_TOLD = 20;

/** Whether a publish by somebody in this role waits in this organization. */
export const waitsFor = (
  organization: Pick<Organization, 'settings'> | undefined,
  roles: readonly string[],
): boolean =>
  organization?.settings.requireApprovalForQuizzes === true &&
  !roles.some((role) => role === 'organization.owner' || role === 'organization.admin');

/** The same for a quiz: whether what this caller publishes waits. */
export async function publishWaits(
  { ownerId }: Pick<Quiz, 'ownerId'>,
  roles: readonly string[],
): Promise<boolean> {
  return waitsFor((await owningOrganization({ ownerId }))?.organization, roles);
}

/**
 * Has a quiz wait for whoever manages its organization: as it is, or, where a version is live, as `after` would save it. What waited
 * before is replaced. Answers the id of the approval.
 * @throws AppError NOT_PUBLISHABLE, STALE_REVISION
 */
export async function askToPublish(quiz: Quiz, after: Draft, by: string): Promise<string> {
  const owning = await owningOrganization(quiz);
  if (!owning) throw new AppError('INVALID_STATE');
  assertOrganized(after.quiz, owning);
  await assertPublishable({ ...after, quiz: { ...after.quiz, status: 'published' } }, quiz);
  const before = await getWaiting(quiz.id);
  const organizationId = quiz.ownerId;
  const at = now();
  const cause = createHash('sha256').update(`${quiz.id}#${quiz.revision}#${at}`).digest();
  // Another id each time: whoever decides has seen what this id stands for.
  const approvalId = ulidOf(at, cause);
  const waiting = { approvalId, by, revision: quiz.revision, draft: quiz.version > 0 ? after : undefined };
  const refused = await refusalsOf([
    ...keptWaiting(quiz.id, waiting, before),
    newApproval({ id: approvalId, organizationId, type: 'quiz', subject: quiz.id, by }),
    ...(before ? [withdrawnApproval(organizationId, before.approvalId)] : []),
  ]);
  if (refused.length > 0) throw new AppError('STALE_REVISION');
  if (!before) await tellManagers(organizationId, { id: approvalId, title: after.quiz.title });
  return approvalId;
}

const MANAGING: readonly OrganizationRole[] = ['owner', 'admin'];

async function tellManagers(organizationId: string, about: { id: string; title: string }): Promise<void> {
  const managers = (await listMembers(organizationId)).filter(({ role }) => MANAGING.includes(role));
  for (const { userId } of managers.slice(0, MOST_TOLD))
    await putNotification(userId, approvalWaiting(about, userId));
}

interface Deciding {
  decision: 'approve' | 'reject';
  reason?: string | undefined;
  by: string;
}

/**
 * Decides on a quiz that waits: it is published as it was asked for, or stays as it was.
 * @throws AppError NOT_FOUND, INVALID_STATE where it was decided or changed since, NOT_PUBLISHABLE
 */
export async function decideOnQuiz(
  approval: StoredApproval,
  { decision, reason, by }: Deciding,
): Promise<void> {
  const quiz = await getQuiz(approval.subject);
  const waiting = quiz && (await getWaiting(quiz.id));
  if (!quiz || quiz.ownerId !== approval.organizationId || waiting?.approvalId !== approval.id)
    throw new AppError('NOT_FOUND');
  if (decision === 'approve') await publishAsAsked(quiz, waiting);
  const told = { what: 'quiz' as const, subject: quiz.id };
  const refused = await refusalsOf([
    decidedApproval(approval, { status: decision === 'approve' ? 'approved' : 'rejected', by, reason }),
    ...droppedWaiting(quiz.id, waiting),
    organizationEvent(
      approval.organizationId,
      decision === 'approve'
        ? { kind: 'approved', by, data: told }
        : { kind: 'rejected', by, data: { ...told, reason } },
    ),
    {
      Put: newNotification(
        waiting.by,
        approvalDecided(
          { id: approval.id, title: quiz.title },
          quiz.id,
          decision === 'approve' ? undefined : (reason ?? ''),
        ),
      ),
    },
  ]);
  if (refused.length > 0)
    throw new AppError('INVALID_STATE', { message: 'Somebody has decided on this already.' });
}

/** What of a quiz its author writes; everything else is as it is when it is approved. */
const AUTHORED = [
  'title',
  'description',
  'category',
  'difficulty',
  'tags',
  'language',
  'listed',
  'schedule',
  'settings',
  'passwordHash',
  'rewards',
  'prizePool',
  'coverKey',
  'coverSizes',
  'coverTint',
  'totalQuestions',
  'totalPoints',
  'shards',
] as const satisfies readonly (keyof Quiz)[];

const changedSince = () =>
  new AppError('INVALID_STATE', { message: 'This quiz was changed since: its author has to ask again.' });

async function publishAsAsked(quiz: Quiz, { revision, draft, by }: Waiting): Promise<void> {
  // Published already, by a call that was cut off before it could say so.
  if (quiz.status === 'published' && quiz.revision === revision + 1 && quiz.savedBy === by) return;
  if (quiz.revision !== revision) throw changedSince();
  const before = await loadDraft(quiz);
  const asked = draft as Draft | undefined;
  const authored = asked && Object.fromEntries(AUTHORED.map((name) => [name, asked.quiz[name]]));
  const status = quiz.version > 0 && quiz.status !== 'draft' ? quiz.status : 'published';
  await saveDraft(before, { ...before, ...asked, quiz: { ...quiz, ...authored, status } }, by);
}

/** Quizzes that wait, by their ids, as far as they are still there. */
export async function waitingQuizzes(approvals: readonly StoredApproval[]): Promise<Map<string, Quiz>> {
  const found = await Promise.all(
    approvals.filter(({ type }) => type === 'quiz').map(({ subject }) => getQuiz(subject)),
  );
  return new Map(found.flatMap((quiz) => (quiz ? [[quiz.id, quiz] as const] : [])));
}
