import type { WaitingQuiz } from '@quizhall/shared/model/quizzes/waiting-quiz';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { ulidTime } from '@quizhall/shared/rules/ulid';
import { withdrawApprovalItem } from './approvals.ts';
import { withKeySince } from './corrected-content.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newNotification } from '../../notifications/model/notifications.ts';
import { organizationEvent } from '../../organizations/model/organization-audit.ts';
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
import { approvalReplaced } from '../../organizations/model/approval-notifications.ts';
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

/** A quiz as it would be once what waits of it is approved, with the key as it was corrected since: an approval brings no old one back. */
export async function getPendingDraft(before: Draft, waiting: Pick<PendingContent, 'draft'>): Promise<Draft> {
  const asked = keptDraft(waiting);
  if (!asked) return before;
  const { questions, passages, carried } = await withKeySince(asked.quiz, before.quiz, asked);
  const authored = Object.fromEntries(AUTHORED.map((name) => [name, asked.quiz[name]]));
  return { quiz: { ...before.quiz, ...authored }, questions, passages, carried };
}

/** Whether a quiz is still what was asked about. A corrected key raises its revision too, and goes with what waits. */
export function isPendingCurrent(quiz: Quiz, waiting: Pick<PendingContent, 'draft' | 'revision'>): boolean {
  const corrected = (quiz.keyRevision ?? 0) - (keptDraft(waiting)?.quiz.keyRevision ?? 0);
  return quiz.revision === waiting.revision + corrected;
}

const isOfOrganization = ({ ownerId }: Pick<Quiz, 'ownerId'>): boolean => 'organization' in ownerOf(ownerId);

/** Who asked, when, and why it was rejected, of what waits of a quiz. */
export const toWaitingQuiz = (
  { approvalId, by, rejected }: Pick<PendingHead, 'approvalId' | 'by' | 'rejected'>,
  name?: string,
): WaitingQuiz => ({
  approvalId,
  by: { id: by, name },
  askedAt: new Date(ulidTime(approvalId)).toISOString(),
  rejected,
});

/** The same of a quiz as it stands; nothing of a person's waits. */
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
 * The writes after which nothing of a quiz waits any more, for the transaction that replaces, moves or deletes it. That is refused where
 * somebody asked for something else meanwhile.
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

/** The writes that drop it. Whoever asked is told where somebody else does that. */
export const dropPendingItems = (quiz: Told, waiting: PendingContent, end: End): Writes => [
  ...deletePendingItems(quiz.id, waiting),
  ...(waiting.rejected ? [] : endApprovalItems(quiz, waiting, end)),
];

/** The writes after which nobody is asked about it any more, with what tells of that. */
export function endApprovalItems(quiz: Told, waiting: PendingHead, { by, how }: End): Writes {
  const { approvalId, by: userId } = waiting;
  const data = { userId, quizId: quiz.id, how };
  return [
    withdrawApprovalItem(quiz.ownerId, approvalId),
    organizationEvent(quiz.ownerId, { kind: 'approvalEnded', by, data }),
    ...(userId === by ? [] : [{ Put: newNotification(userId, approvalReplaced(approvalId, quiz)) }]),
  ];
}
