import { Instant } from '@quizhall/shared/model/common';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { scoreWithheld } from '@quizhall/shared/rules/disclosure';
import * as z from 'zod';
import { type AttemptCard, countFinished, listFinishedPage } from '../_data/attempts.ts';
import { putNotification } from '../_data/notifications.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import { releasedByOwner } from '../_notifications/notes.ts';
import { now } from '../_platform/clock.ts';
import { runKind } from './run-kind.ts';

const PAGE = 100;

/**
 * Tells the participants with accounts that their results are out. The release itself is one write and done before:
 * this goes through what was handed in since the release before it, a page at a time.
 */
export const release = runKind({
  input: z.object({ quizId: z.string(), from: Instant.optional(), until: Instant }),
  cursor: z.object({
    shard: z.number(),
    after: z.record(z.string(), z.string()).optional(),
    told: z.number(),
    /** How many there are to go through. */
    total: z.number(),
  }),
  failed: 'Some participants could not be told. Their results are released all the same.',
  step: async ({ quizId, from, until }, before) => {
    const quiz = await getStoredQuiz(quizId);
    if (!quiz) return { handled: 0, result: { told: before?.told ?? 0 } };
    const cursor = before ?? {
      shard: 0,
      told: 0,
      total: await countFinished(quizId, quiz.shards, { from, until }),
    };
    const page = await listFinishedPage(quizId, cursor.shard, {
      from,
      until,
      limit: PAGE,
      after: cursor.after,
    });
    const released = (releasedAt: string | undefined) => ({ ...quiz, releasedAt });
    const news = page.cards.filter(
      (card) => !scoreWithheld(card, released(until), now()) && scoreWithheld(card, released(from), now()),
    );
    const told = cursor.told + (await tellAll(news, until));
    const handled = page.cards.length;
    if (!page.next && cursor.shard + 1 >= quiz.shards) return { handled, result: { told } };
    const shard = cursor.shard + (page.next ? 0 : 1);
    const { total } = cursor;
    return { handled, total, cursor: { shard, after: page.next, told, total } };
  },
});

/** How many of these have an account; whoever was told by a step that crashed counts again and is not told again. */
async function tellAll(cards: readonly AttemptCard[], until: string): Promise<number> {
  const participants = cards.map((card) => ({ card, participant: parseAttemptId(card.id).participant }));
  const known = participants.filter(({ participant }) => participant.startsWith('u_'));
  await Promise.all(
    known.map(({ card, participant }) =>
      putNotification(participant.slice(2), releasedByOwner(card, Date.parse(until))),
    ),
  );
  return known.length;
}
