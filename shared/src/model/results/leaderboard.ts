import * as z from 'zod';
import { AwaitsPrize } from '../quizzes/quiz.ts';

const Entry = z.object({
  /** As in sports: equals share a rank, and the next is left out. */
  rank: z.number(),
  /** The chosen name, or the first word of the given one. */
  name: z.string(),
  /** Percent. */
  score: z.number(),
  timeSeconds: z.number(),
});
export type LeaderboardEntry = z.output<typeof Entry>;

export const Leaderboard = z.object({
  /** The first hundred. */
  entries: z.array(
    z.object({
      ...Entry.shape,
      /** Of whoever asks. */
      isMe: z.literal(true).optional(),
    }),
  ),
  /** Of whoever asks, wherever that is; absent where they have no result that is shown. */
  me: z
    .object({
      ...Entry.shape,
      /** Reckoned from the scores of all attempts, because it is far behind. */
      isAbout: z.literal(true).optional(),
    })
    .optional(),
  /** Set while an open prize withholds every score: the leaderboard is empty until then. */
  awaitsPrize: AwaitsPrize.optional(),
});
export type Leaderboard = z.output<typeof Leaderboard>;
