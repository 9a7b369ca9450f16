import { Instant } from '@quizhall/shared/model/common';
import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import * as z from 'zod';
import { type AttemptCard } from '../../attempts/model/attempts.ts';
import { countFinished, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { hasAccount, releaseOne, type ReleasingQuiz, tell } from '../model/release-one.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import { keepPage } from './update-leaderboard.ts';

const PAGE = 100;
/** Each of them is read, and released in a transaction. */
const STEP = 20;

/**
 * Tells the participants that their results are out. The release itself is one write and done before: this goes through
 * what was handed in since the release before it, a page at a time. Where there are essays it goes through everything, and
 * releases also what was graded since.
 */
export const release = jobKind({
  input: z.object({
    quizId: z.string(),
    from: Instant.optional(),
    until: Instant,
    essays: z.boolean().optional(),
    /** The id of whoever released. */
    by: z.string().optional(),
  }),
  cursor: z.object({
    shard: z.number(),
    after: z.record(z.string(), z.string()).optional(),
    told: z.number(),
    /** How many there are to go through. */
    total: z.number(),
  }),
  failed: 'Some participants could not be told. Their results are released all the same.',
  step: async ({ quizId, from, until, essays, by }, before) => {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) return { handled: 0, result: { told: before?.told ?? 0 } };
    const range = { from: essays ? undefined : from, until };
    const cursor = before ?? { shard: 0, told: 0, total: await countFinished(quizId, quiz.shards, range) };
    const page = await listFinishedPage(quizId, cursor.shard, {
      ...range,
      limit: PAGE,
      after: cursor.after,
    });
    const released = (releasedAt: string | undefined) => ({ ...quiz, releasedAt });
    const news = page.cards.filter(
      (card) => !scoreWithheld(card, released(until), now()) && scoreWithheld(card, released(from), now()),
    );
    const graded = page.cards.filter(({ status }) => status === 'pending_review');
    const told =
      cursor.told +
      (await tellAll(news, Date.parse(until))) +
      (await releaseGraded(graded, released(until), by));
    await keepPage(released(until), page.cards);
    const handled = page.cards.length;
    if (!page.next && cursor.shard + 1 >= quiz.shards) return { handled, result: { told } };
    const shard = cursor.shard + (page.next ? 0 : 1);
    const { total } = cursor;
    return { handled, total, cursor: { shard, after: page.next, told, total } };
  },
});

/** How many of these have an account; whoever was told by a step that crashed counts again and is not told again. */
async function tellAll(cards: readonly AttemptCard[], at: number): Promise<number> {
  await Promise.all(cards.map((card) => tell(card, at)));
  return cards.filter(hasAccount).length;
}

/** Those of which nothing waits any more, one after the other: each is a transaction. */
async function releaseGraded(
  cards: readonly AttemptCard[],
  quiz: ReleasingQuiz,
  by: string | undefined,
): Promise<number> {
  let told = 0;
  for (const card of cards) {
    if ((await releaseOne(card.id, quiz, by)) === 'released' && hasAccount(card)) told += 1;
  }
  return told;
}

/** Releases some submissions; those of which something waits for a person go on waiting. */
export const releaseSome = jobKind({
  input: z.object({ quizId: z.string(), submissionIds: z.array(z.string()), by: z.string().optional() }),
  cursor: z.object({ at: z.number(), told: z.number() }),
  failed: 'Some results could not be released. Please try again.',
  step: async ({ quizId, submissionIds, by }, cursor) => {
    const { at, told: before } = cursor ?? { at: 0, told: 0 };
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) return { handled: 0, result: { told: before } };
    let told = before;
    const ids = submissionIds.slice(at, at + STEP);
    for (const id of ids) if ((await releaseOne(id, quiz, by)) === 'released') told += 1;
    const total = submissionIds.length;
    const next = at + STEP;
    if (next >= total) return { handled: ids.length, result: { told } };
    return { handled: ids.length, total, cursor: { at: next, told } };
  },
});
