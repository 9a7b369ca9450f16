import { setTimeout as pause } from 'node:timers/promises';
import { Instant } from '@quizhall/shared/model/common';
import type { RegradeResult } from '@quizhall/shared/model/grading/regrade';
import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import * as z from 'zod';
import { type Attempt } from '../../attempts/model/attempts.ts';
import { countFinished, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { putAuditEntry } from '../../quizzes/model/audit.ts';
import { getStoredQuiz, type Quiz, RECENT_QUIZ_MS } from '../../quizzes/model/quizzes.ts';
import { keepResult, listAttempts } from '../model/regrades.ts';
import { createJob, newJobItem } from '../../platform/jobs/job-store.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { regradeOne } from './regrade-attempt.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

const PAGE = 100;
const AT_ONCE = 10;
/** By then no function marks by the key that it remembers, and the index shows what was finished by it. */
const SETTLED_MS = RECENT_QUIZ_MS + 5_000;
/** One step waits at most so long. */
const WAIT_MS = 2_000;

const Cursor = z.object({
  /** The second look finds what was finished meanwhile by the old key, and counts. */
  look: z.enum(['first', 'second']),
  shard: z.number(),
  after: z.record(z.string(), z.string()).optional(),
  /** How many there are to go through. */
  total: z.number(),
  changed: z.number(),
  nowPass: z.number(),
  nowFail: z.number(),
});
type Cursor = z.output<typeof Cursor>;

const NOTHING: RegradeResult = { changed: 0, nowPass: 0, nowFail: 0 };

/**
 * Brings a corrected key to everything that was handed in, a page at a time, and then looks at all of it once more. What an
 * attempt says of its correction is what is counted, so a step that comes again counts nothing twice. A hand-in that is later
 * than the second look is noted by the stream (`functions/results/subscribers/note-outdated-keys.ts`).
 */
export const regrade = jobKind({
  input: z.object({
    quizId: z.string(),
    key: z.number(),
    at: Instant,
    by: z.string(),
    /** The questions whose key was corrected. */
    questionIds: z.array(z.string()),
  }),
  cursor: Cursor,
  failed: 'Some results could not be corrected yet. Please go on with the correction.',
  step: async ({ quizId, key, at, by, questionIds }, before) => {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) return { handled: 0, result: NOTHING };
    const cursor = before ?? (await beginning(quiz));
    const isSecond = cursor.look === 'second';
    const early = Date.parse(at) + SETTLED_MS - now();
    if (isSecond && early > 0) {
      await pause(Math.min(early, WAIT_MS));
      return { handled: 0, total: cursor.total, cursor };
    }
    const page = await listFinishedPage(quizId, cursor.shard, { limit: PAGE, after: cursor.after });
    const attempts = await listAttempts(page.cards.map(({ id }) => id));
    const newKey = { key, at: Date.parse(at) };
    const stand = await mapBounded(attempts, AT_ONCE, (attempt) => regradeOne(attempt, quiz, newKey));
    const seen: Cursor = isSecond ? { ...cursor, ...counted(cursor, stand, key) } : cursor;
    const next = placeAfter(seen, page.next, quiz.shards);
    const handled = isSecond ? 0 : page.cards.length;
    if (next) return { handled, total: cursor.total, cursor: next };
    const result = await ended(quiz, key, seen);
    const data = { questionIds, changed: result.changed };
    await putAuditEntry({ quizId, kind: 'regraded', cause: String(key), at: Date.parse(at), by, data });
    return { handled, result };
  },
});

/** Where the next step goes on: this part of the attempts, the next one, the second look; undefined: nowhere. */
function placeAfter(cursor: Cursor, after: Cursor['after'], shards: number): Cursor | undefined {
  if (after) return { ...cursor, after };
  if (cursor.shard + 1 < shards) return { ...cursor, shard: cursor.shard + 1, after: undefined };
  return cursor.look === 'first' ? { ...cursor, look: 'second', shard: 0, after: undefined } : undefined;
}

const beginning = async (quiz: Quiz): Promise<Cursor> => ({
  look: 'first',
  shard: 0,
  total: await countFinished(quiz.id, quiz.shards),
  ...NOTHING,
});

/** With what these attempts say of this correction. */
function counted(before: RegradeResult, attempts: readonly Attempt[], key: number): RegradeResult {
  const changed = attempts.filter(({ corrected }) => corrected?.key === key);
  const flipped = (passed: boolean) =>
    changed.filter(({ card, corrected }) => card?.passed === passed && corrected?.passed !== passed).length;
  return {
    changed: before.changed + changed.length,
    nowPass: before.nowPass + flipped(true),
    nowFail: before.nowFail + flipped(false),
  };
}

/** Whoever lost a place on the leaderboard may have made room for somebody whom its lists do not know. */
async function ended(quiz: Quiz, key: number, { changed, nowPass, nowFail }: Cursor): Promise<RegradeResult> {
  const result = { changed, nowPass, nowFail };
  await keepResult(quiz.id, key, result);
  if (changed > 0 && hasLeaderboard(quiz.rewards))
    await createJob(
      newJobItem({ ownerId: quiz.ownerId, id: `run_${randomText(16)}` }, 'standings', { quizId: quiz.id }),
    );
  return result;
}
