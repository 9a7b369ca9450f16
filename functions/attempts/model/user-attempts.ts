import type { AttemptKey } from '@quizhall/shared/model/attempts/attempt-id';
import { type Attempt, AttemptCard, keyOf, newestOf, queryCards, toAttempt } from './attempts.ts';
import { queryAll, queryPage, queryPages, updateIf } from '../../platform/dynamodb/commands.ts';
import { attemptKey, attemptPk, userAttemptIndex } from '../../platform/dynamodb/keys.ts';

/** A signed-in person's finished attempts, newest first. */
export async function listUserAttempts(userId: string, limit: number): Promise<AttemptCard[]> {
  return queryCards('gsi2', userAttemptIndex(userId, '').gsi2pk, limit);
}

interface OwnPage {
  limit: number;
  /** The page begins behind this attempt of theirs. */
  after: OwnPlace | undefined;
}
export interface OwnPlace extends AttemptKey {
  completedAt: number;
}

/** A page of them. */
export async function pageOfUserAttempts(userId: string, { limit, after }: OwnPage): Promise<AttemptCard[]> {
  const { items } = await queryPage({ ...ofPerson(userId), Limit: limit }, after && placeOf(userId, after));
  return items.map((item) => AttemptCard.parse(item.card));
}

interface Stretch {
  after?: OwnPlace | undefined;
  /** What was finished before this instant is left out. */
  from?: string | undefined;
  oldestFirst?: boolean;
}

/** All of them, or a stretch, newest first unless told, as many in a page as the table gives, as long as somebody asks for more. */
export async function* pagesOfUserAttempts(
  userId: string,
  { after, from = '', oldestFirst = false }: Stretch = {},
): AsyncGenerator<AttemptCard[]> {
  const { gsi2pk, gsi2sk } = userAttemptIndex(userId, from);
  const query = {
    IndexName: 'gsi2',
    KeyConditionExpression: from ? 'gsi2pk = :pk AND gsi2sk >= :from' : 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': gsi2pk, ...(from && { ':from': gsi2sk }) },
    ScanIndexForward: oldestFirst,
  };
  // The table refuses to go on from a place outside the stretch.
  const isBefore = after !== undefined && new Date(after.completedAt).toISOString() < from;
  if (isBefore && !oldestFirst) return;
  for await (const items of queryPages(query, after && !isBefore ? placeOf(userId, after) : undefined))
    yield items.map((item) => AttemptCard.parse(item.card));
}

const ofPerson = (userId: string) => newestOf('gsi2', userAttemptIndex(userId, '').gsi2pk);

const placeOf = (userId: string, { quizId, participant, number, completedAt }: OwnPlace) => ({
  ...attemptKey(quizId, participant, number),
  ...userAttemptIndex(userId, new Date(completedAt).toISOString()),
});

/** A page of a person's finished attempts at one quiz, newest first: from their own partition there. */
export async function pageOfAttemptsAt(
  quizId: string,
  userId: string,
  { limit, after }: OwnPage,
): Promise<AttemptCard[]> {
  const { items } = await queryPage(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': attemptPk(quizId, `u_${userId}`) },
      ScanIndexForward: false,
      // The newest one may still run, and only that.
      Limit: after ? limit : limit + 1,
    },
    after && { ...attemptKey(quizId, `u_${userId}`, after.number) },
  );
  return items.flatMap(({ card }) => (card ? AttemptCard.parse(card) : [])).slice(0, limit);
}

/** All of them, however many pages: only where they are counted for the first time. */
export async function listAllUserAttempts(userId: string): Promise<AttemptCard[]> {
  const items = await queryAll(ofPerson(userId));
  return items.map((item) => AttemptCard.parse(item.card));
}

/** Of one participant; whoever has more is shown by the newest. */
const MOST_ATTEMPTS = 100;

/** All attempts of a participant at a quiz without their evidence, newest first. */
export async function listParticipantAttempts(quizId: string, participant: string): Promise<Attempt[]> {
  const { items } = await queryPage({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': attemptPk(quizId, participant) },
    ScanIndexForward: false,
    Limit: MOST_ATTEMPTS,
    ConsistentRead: true,
  });
  return items.map(({ evidence: _evidence, trail: _trail, earlier: _earlier, ...item }) => toAttempt(item));
}

/**
 * A guest's finished attempt enters a person's list, where it stays as it is under its id. For good, and for nobody else
 * after that; repeated, it changes nothing. False: somebody else has it.
 */
export async function claimAttempt(
  { id, completedAt }: Pick<AttemptCard, 'id' | 'completedAt'>,
  userId: string,
): Promise<boolean> {
  const { gsi2pk, gsi2sk } = userAttemptIndex(userId, new Date(completedAt).toISOString());
  const { done } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET claimedBy = :user, gsi2pk = :pk, gsi2sk = :sk',
    ConditionExpression: 'attribute_exists(card) AND (attribute_not_exists(claimedBy) OR claimedBy = :user)',
    ExpressionAttributeValues: { ':user': userId, ':pk': gsi2pk, ':sk': gsi2sk },
  });
  return done;
}
