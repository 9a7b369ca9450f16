import { createHash } from 'node:crypto';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { WebhookEvent } from '@quizhall/shared/model/organizations/webhook';
import { ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import type { DynamoDBRecord } from 'aws-lambda';
import { toApproval } from '../../quizzes/model/approvals.ts';
import { type AttemptChange, toAttemptChange } from '../../attempts/model/attempt-change.ts';
import { holderOf } from '../../attempts/model/attempts.ts';
import { putDelivery } from '../model/deliveries.ts';
import {
  APPROVAL_SUFFIX,
  MEMBER_PREFIX,
  ORGANIZATION_PREFIX,
  quizPk,
  VERSION_NOTE_PREFIX,
} from '../../platform/dynamodb/keys.ts';
import { toMembership } from '../model/memberships.ts';
import { getOrganization } from '../model/organizations.ts';
import { toVersionNote } from '../../quizzes/model/quiz-versions.ts';
import { findLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { listWebhooks } from '../model/webhooks.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { formatWebhookBody } from './webhook-body.ts';

/** Something that happened, and in whose organization: that of a quiz, or one that is known. */
export interface WebhookCause {
  in: { quizId: string } | { organizationId: string };
  event: WebhookEvent;
  /** Names it for ever. */
  cause: string;
  /** Epoch ms. */
  at: number;
  data: Record<string, unknown>;
}

/** Writes at once: a crowd hands in together. */
const AT_ONCE = 8;

function ofAttempt({ before, after }: AttemptChange): WebhookCause | undefined {
  const { card, quizId, id } = after;
  if (!card || after.uncounted || after.status === 'in_progress') return undefined;
  const isGraded = before?.status === 'pending_review';
  const holder = holderOf(after);
  const waits = after.status === 'pending_review';
  return {
    in: { quizId },
    event: isGraded ? 'attempt.graded' : 'attempt.finished',
    cause: `${id}#${isGraded ? 'graded' : 'finished'}#${card.completedAt}`,
    at: card.completedAt,
    data: {
      quizId,
      attemptId: id,
      status: after.status,
      // Whoever took part without an account is nobody's id.
      ...(holder !== undefined && { userId: holder }),
      ...(!waits && { percentage: card.percentage, passed: card.passed }),
      startedAt: new Date(after.startedAt).toISOString(),
      completedAt: new Date(card.completedAt).toISOString(),
    },
  };
}

function ofVersion(quizId: string, item: Record<string, unknown>): WebhookCause {
  const { number, publishedAt, by } = toVersionNote(item);
  return {
    in: { quizId },
    event: 'quiz.published',
    cause: `${quizId}#${number}`,
    at: Date.parse(publishedAt),
    data: { quizId, version: number, publishedBy: by },
  };
}

function ofMember(item: Record<string, unknown>): WebhookCause {
  const { organizationId, userId, role, departmentId, since } = toMembership(item);
  return {
    in: { organizationId },
    event: 'member.joined',
    cause: `${organizationId}#${userId}#${since}`,
    at: Date.parse(since),
    data: { userId, role, ...(departmentId !== undefined && { departmentId }) },
  };
}

function ofApproval(organizationId: string, item: Record<string, unknown>): WebhookCause {
  const { id, type, subject, by } = toApproval(organizationId, item);
  return {
    in: { organizationId },
    event: 'approval.requested',
    cause: `${organizationId}#${id}`,
    at: ulidTime(id),
    data: {
      approvalId: id,
      type,
      ...(type === 'quiz' ? { quizId: subject } : { userId: subject }),
      askedBy: by,
    },
  };
}

/** Converts a stream record to an event that webhooks can receive. */
export function toWebhookCause(record: DynamoDBRecord): WebhookCause | undefined {
  const attempt = toAttemptChange(record);
  if (attempt) return ofAttempt(attempt);
  const { Keys, NewImage } = record.dynamodb ?? {};
  const [pk = '', sk = ''] = [Keys?.['pk']?.S, Keys?.['sk']?.S];
  if (record.eventName !== 'INSERT' || !NewImage) return undefined;
  const item = () => unmarshall(NewImage as Record<string, AttributeValue>);
  if (pk.startsWith(quizPk('')) && sk.startsWith(VERSION_NOTE_PREFIX))
    return ofVersion(pk.slice(quizPk('').length), item());
  if (!pk.startsWith(ORGANIZATION_PREFIX)) return undefined;
  if (pk.endsWith(APPROVAL_SUFFIX))
    return ofApproval(pk.slice(ORGANIZATION_PREFIX.length, -APPROVAL_SUFFIX.length), item());
  return sk.startsWith(MEMBER_PREFIX) ? ofMember(item()) : undefined;
}

/** Id by which events are grouped: webhooks of one quiz or organization are read once. */
export const webhookGroupId = ({ in: place }: WebhookCause): string =>
  'quizId' in place ? place.quizId : place.organizationId;

async function organizationOf(place: WebhookCause['in']): Promise<string | undefined> {
  if ('organizationId' in place) return place.organizationId;
  const ownerId = (await findLiveQuiz(place.quizId))?.ownerId;
  return ownerId?.startsWith('o_') ? ownerId : undefined;
}

/** Creates a delivery of each event for every subscribed webhook. Does nothing for a deleted organization. */
export async function createDeliveries(causes: readonly WebhookCause[]): Promise<void> {
  const [first] = causes;
  const organizationId = first && (await organizationOf(first.in));
  if (organizationId === undefined) return;
  const hooks = (await listWebhooks(organizationId)).filter(({ active }) => active);
  if (hooks.length === 0 || (await getOrganization(organizationId))?.deletedAt !== undefined) return;
  const tellings = causes.flatMap((told) =>
    hooks.filter(({ events }) => events.includes(told.event)).map((hook) => ({ hook, told })),
  );
  await mapBounded(tellings, AT_ONCE, async ({ hook: { id: webhookId }, told: { cause, ...what } }) => {
    const digest = createHash('sha256').update(`${webhookId}#${what.event}#${cause}`).digest();
    const { event, at, data } = what;
    const id = ulidOf(at, digest);
    const body = formatWebhookBody({ id, event, at, organizationId, data });
    await putDelivery({ organizationId, webhookId, id, event, body });
  });
}
