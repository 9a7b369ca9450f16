import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { BEFORE_ROSTERS, type RosterEntry, type RosterRow } from '@quizhall/shared/rules/roster';
import { type AttemptCard, listHandedIn } from './attempts.ts';
import { listFinishedPage } from './finished-attempts.ts';
import { rosterFillKey } from './keys.ts';
import type { Quiz } from './quizzes.ts';
import { CHUNK_ROWS, markRosterWhole, readRoster } from './roster.ts';
import { hasAnswers, isGraded, ofCard, packEntries } from './roster-rows.ts';
import { TableName, table } from './table.ts';

/** Index partitions that are read at once. */
const AT_ONCE = 8;

/**
 * Every attempt at a quiz that has begun, practice that counts nowhere apart: as it stands a second or so ago, or, where a file is
 * made of it, with everything that the stream has brought. A roster from before there were any is filled first.
 */
export async function listRoster(
  quiz: Pick<Quiz, 'id' | 'shards'>,
  { consistent = false } = {},
): Promise<RosterRow[]> {
  const roster = await readRoster(quiz.id, { consistent });
  if (roster.whole) return roster.rows;
  await fillRoster(quiz);
  return (await readRoster(quiz.id, { consistent: true })).rows;
}

/** Puts everything that was handed in before the stream kept a roster into it. Done again, it changes nothing. */
async function fillRoster({ id, shards }: Pick<Quiz, 'id' | 'shards'>): Promise<void> {
  for (let from = 0; from < shards; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, shards - from) }, (_, n) => from + n);
    await Promise.all(some.map((shard) => fillFrom(id, shard)));
  }
  await markRosterWhole(id);
}

async function fillFrom(quizId: string, shard: number): Promise<void> {
  let after: Record<string, string> | undefined;
  do {
    const { cards, next } = await listFinishedPage(quizId, shard, {
      limit: CHUNK_ROWS,
      after,
    });
    const entries = await entriesOf(cards.filter(({ uncounted }) => !uncounted));
    const last = cards.at(-1);
    if (last && entries.length > 0) {
      // By its place, so that fills that read other pages never replace a row that only they have.
      const place = `${new Date(last.completedAt).toISOString()}#${last.id}`;
      const Item = { ...rosterFillKey(quizId, shard, place), rows: packEntries(entries) };
      await table.send(new PutCommand({ TableName, Item }));
    }
    after = next;
  } while (after);
}

/** The index does not say whether anything was answered or is graded: of what the server finished at nothing, and of what waits, the attempts do. */
async function entriesOf(cards: readonly AttemptCard[]): Promise<RosterEntry[]> {
  const unclear = cards.filter(
    ({ finalAt, percentage, status }) =>
      (finalAt !== undefined && percentage === 0) || status === 'pending_review',
  );
  const attempts = unclear.length > 0 ? await listHandedIn(unclear.map(({ id }) => id)) : undefined;
  return cards.map((card) => {
    const { participant, number } = parseAttemptId(card.id);
    const attempt = attempts?.get(card.id);
    const answered =
      !attempt || card.finalAt === undefined || hasAnswers({ ...attempt, finishedBy: 'server' });
    const graded = attempt !== undefined && isGraded(attempt);
    const { name, email } = card;
    return {
      participant,
      number,
      name,
      email,
      ...ofCard(card, answered, graded),
      sequenceNumber: BEFORE_ROSTERS,
    };
  });
}
