import type { WaitingQuiz } from '@quizhall/shared/model/quizzes/waiting-quiz';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { ulidTime } from '@quizhall/shared/rules/ulid';
import { withdrawApprovalItem } from './approvals.ts';
import { withKeySince } from './corrected-content.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { organizationEventItem } from '../../organizations/model/organization-audit.ts';
import type { Quiz } from './quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import {
  deletePendingItems,
  getPendingContent,
  getPendingHead,
  pendingCheckItem,
  type PendingContent,
  type PendingHead,
} from './pending-content.ts';
import { approvalReplacedNotification } from '../../organizations/model/approval-notifications.ts';
import type { Draft } from './quiz-draft.ts';

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

/** What was kept as JSON has lost what is undefined. */
const keptDraft = ({ draft }: Pick<PendingContent, 'draft'>) => draft as Draft | undefined;

/**
 * The quiz with its pending content, and with key corrections made since the request, so that an approval
 * restores no old key.
 */
export async function getPendingDraft(before: Draft, waiting: Pick<PendingContent, 'draft'>): Promise<Draft> {
  const asked = keptDraft(waiting);
  if (!asked) return before;
  const { questions, passages, carried } = await withKeySince(asked.quiz, before.quiz, asked);
  const authored = Object.fromEntries(AUTHORED.map((name) => [name, asked.quiz[name]]));
  return { quiz: { ...before.quiz, ...authored }, questions, passages, carried };
}

/**
 * Returns whether the quiz is unchanged since the request. A key correction raises the revision too but does not
 * count.
 */
export function isPendingCurrent(quiz: Quiz, waiting: Pick<PendingContent, 'draft' | 'revision'>): boolean {
  const corrected = (quiz.keyRevision ?? 0) - (keptDraft(waiting)?.quiz.keyRevision ?? 0);
  return quiz.revision === waiting.revision + corrected;
}

const isOfOrganization = ({ ownerId }: Pick<Quiz, 'ownerId'>): boolean => 'organization' in ownerOf(ownerId);

/** The API view of pending content: author, time and rejection. */
export const toWaitingQuiz = (
  { approvalId, by, rejected }: Pick<PendingHead, 'approvalId' | 'by' | 'rejected'>,
  name?: string,
): WaitingQuiz => ({
  approvalId,
  by: { id: by, name },
  askedAt: new Date(ulidTime(approvalId)).toISOString(),
  rejected,
});

/** The pending content of an organization's quiz; undefined for a person's quiz. */
export async function getWaitingQuiz(quiz: Pick<Quiz, 'id' | 'ownerId'>): Promise<WaitingQuiz | undefined> {
  const head = isOfOrganization(quiz) ? await getPendingHead(quiz.id) : undefined;
  return head && toWaitingQuiz(head, (await listNames([head.by])).get(head.by));
}

type Told = Pick<Quiz, 'id' | 'ownerId' | 'title'>;

interface Ending {
  by: string;
  /** What is saved is seen by participants; a draft goes on with why it was rejected. */
  publishes: boolean;
}

/**
 * The items that end a pending request, for the transaction that replaces, moves or deletes the quiz. They
 * fail if other content was submitted in the meantime.
 */
export async function endPendingItems(quiz: Told, { by, publishes }: Ending): Promise<Writes> {
  if (!isOfOrganization(quiz)) return [];
  const waiting = await getPendingContent(quiz.id);
  const ends = waiting && (publishes || !waiting.rejected);
  return ends
    ? dropPendingItems(quiz, waiting, { by, how: 'overwritten' })
    : [pendingCheckItem(quiz.id, waiting)];
}

interface End {
  by: string;
  how: 'withdrawn' | 'replaced' | 'overwritten';
}

/** The items that delete pending content. Notifies the author if another person deletes it. */
export const dropPendingItems = (quiz: Told, waiting: PendingContent, end: End): Writes => [
  ...deletePendingItems(quiz.id, waiting),
  ...(waiting.rejected ? [] : endApprovalItems(quiz, waiting, end)),
];

/** The items that close the approval and notify about it. */
export function endApprovalItems(quiz: Told, waiting: PendingHead, { by, how }: End): Writes {
  const { approvalId, by: userId } = waiting;
  const data = { userId, quizId: quiz.id, how };
  return [
    withdrawApprovalItem(quiz.ownerId, approvalId),
    organizationEventItem(quiz.ownerId, { kind: 'approvalEnded', by, data }),
    ...(userId === by
      ? []
      : [{ Put: newNotificationItem(userId, approvalReplacedNotification(approvalId, quiz)) }]),
  ];
}
