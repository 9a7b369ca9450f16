import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import {
  type Counters,
  countNotification,
  countShare,
  MOST_UNREAD,
  type Share,
} from '@quizhall/shared/rules/accounts/counters';
import type { DynamoDBRecord } from 'aws-lambda';
import { isScoreSettled } from '@quizhall/shared/rules/attempts/disclosure';
import { AttemptCard, holderOf } from '../../attempts/model/attempts.ts';
import { changeCounters } from '../model/counters.ts';
import { listUnreadIds } from '../../notifications/model/notifications.ts';
import { now } from '../../platform/clock.ts';

const QUIZ_SHARE: Share = { quizzes: 1 };

/** A finished attempt's part of the counters. A score that may be withheld is left to the reader. */
const attemptShare = (card: AttemptCard): Share =>
  !card.uncounted && isScoreSettled(card) ? { scores: 1, scoreSum: card.percentage } : {};

/** What one stream record changes for one person. */
interface PersonChange {
  userId: string;
  apply: (counters: Counters) => Counters | Promise<Counters>;
}

/** An item before and after a change, as far as anything is counted by it; undefined: it was or is not there. */
type Images = Record<'before' | 'after', Record<string, unknown> | undefined>;

/** Keeps the counters of people in step with their quizzes, attempts and notifications: one read and one write each. */
export async function countPeople(records: readonly DynamoDBRecord[]): Promise<void> {
  const byPerson = Map.groupBy(records.flatMap(changesOf), ({ userId }) => userId);
  await Promise.all(
    [...byPerson].map(([userId, changes]) =>
      changeCounters(userId, async (stored) => {
        let counters = stored;
        for (const { apply } of changes) counters = await apply(counters);
        return counters;
      }),
    ),
  );
}

function changesOf({ dynamodb }: DynamoDBRecord): PersonChange[] {
  const { pk = '', sk = '' } = read(dynamodb?.Keys) ?? {};
  const images = { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
  const [entity, id = '', part = ''] = String(pk).split('#');
  if (entity === 'ATTEMPT') return ofAttempt(part, images);
  if (entity === 'QUIZ' && sk === 'META') return ofQuiz(id, images);
  if (entity === 'USER' && part === 'NOTE') return ofNotification(id, String(sk), images);
  return [];
}

/** Only what is counted: Lambda hands binary over as base64 text, unlike the table. */
function read(image: unknown): Record<string, unknown> | undefined {
  if (!image) return undefined;
  const { pk, sk, card, claimedBy, ownerId, deletedAt, readAt } = image as Record<string, AttributeValue>;
  const counted = Object.entries({ pk, sk, card, claimedBy, ownerId, deletedAt, readAt }).filter(
    ([, value]) => value,
  );
  return unmarshall(Object.fromEntries(counted) as Record<string, AttributeValue>);
}

/** What a guest took counts for a person from the moment they keep it. */
function ofAttempt(participant: string, { before, after }: Images): PersonChange[] {
  const holder = (image: Images['after']) =>
    holderOf({ participant, claimedBy: image?.['claimedBy']?.toString() });
  const userId = holder(after) ?? holder(before);
  const [was, is] = [before, after].map((image) => (holder(image) ? cardOf(image) : undefined));
  const id = (is ?? was)?.id;
  return id && userId ? ofShare(userId, id, was ? attemptShare(was) : {}, is ? attemptShare(is) : {}) : [];
}

const cardOf = (image: Images['after']) => (image?.['card'] ? AttemptCard.parse(image['card']) : undefined);

/** Whoever had it has one less, and whoever has it one more. A deleted quiz is nobody's. */
function ofQuiz(id: string, { before, after }: Images): PersonChange[] {
  const [was, is] = [before, after].map((image) =>
    image?.['deletedAt'] ? undefined : image?.['ownerId']?.toString(),
  );
  if (was === is) return [];
  return [...(was ? ofShare(was, id, QUIZ_SHARE, {}) : []), ...(is ? ofShare(is, id, {}, QUIZ_SHARE) : [])];
}

function ofShare(userId: string, id: string, before: Share, after: Share): PersonChange[] {
  const isSame = (['quizzes', 'scores', 'scoreSum'] as const).every((name) => before[name] === after[name]);
  return isSame ? [] : [{ userId, apply: (counters) => countShare(counters, { id, before, after }, now()) }];
}

function ofNotification(userId: string, id: string, { after }: Images): PersonChange[] {
  const isUnread = after !== undefined && after['readAt'] === undefined;
  return [{ userId, apply: (counters) => withNotification(counters, id, isUnread, userId) }];
}

/** A full list has let go of older ones: once one of it is read, the others come back from the index. */
async function withNotification(
  counters: Counters,
  id: string,
  isUnread: boolean,
  userId: string,
): Promise<Counters> {
  const next = countNotification(counters, id, isUnread);
  const wasFull = counters.unread.length === MOST_UNREAD && next.unread.length < MOST_UNREAD;
  if (!wasFull) return next;
  const others = (await listUnreadIds(userId)).filter((one) => one !== id);
  return others.reduce((sums, one) => countNotification(sums, one, true), next);
}
