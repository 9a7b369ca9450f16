import type { Leaderboard } from '@quizhall/shared/model/results/leaderboard';
import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import {
  isFull,
  leaderboard,
  LEADERBOARD_LENGTH,
  listedName,
  rankByScores,
  type Standing,
} from '@quizhall/shared/rules/results/leaderboard';
import { rankedAt } from '../../attempts/model/attempts.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { type Listed, listAttemptsOf, listCandidates, listListed } from './leaderboard-lists.ts';
import { getStatistics } from './statistics.ts';
import { now } from '../../platform/clock.ts';
import { toAwaitedPrize } from '../../payments/model/paid-prize.ts';

interface Shown extends Standing {
  name: string;
}

interface Kept {
  listed: Listed[];
  /** There may be more than the lists have room for. */
  isFull: boolean;
}

async function load(quizId: string): Promise<Kept> {
  const candidates = await listCandidates(quizId);
  return { listed: await listListed(quizId, candidates), isFull: isFull(candidates) };
}

/** With the second that the stream is behind, a submit shows within five. */
const KEPT_MS = 3_000;
const kept = new FunctionCache<Kept>({ most: 100, milliseconds: KEPT_MS });

/**
 * The leaderboard of a quiz as it is now: the lists of the stream say whom to look at, the attempts and the rule of
 * disclosure say who stands where. `participant`: who asks, whose own attempts are read at once.
 */
export async function leaderboardOf(quiz: LiveQuiz, participant: string | undefined): Promise<Leaderboard> {
  // Any order of the participants would disclose how scores compare.
  const waiting = toAwaitedPrize(quiz);
  if (waiting) return { entries: [], awaitsPrize: waiting };
  const [{ listed, isFull }, own] = await Promise.all([
    kept.get(quiz.id, () => load(quiz.id)),
    participant === undefined ? [] : listAttemptsOf(quiz.id, participant),
  ]);
  const others = listed.filter((one) => one.participant !== participant);
  const ranked = leaderboard([...others, ...own].flatMap((one) => shownOf(one, quiz)));
  const entries = ranked.slice(0, LEADERBOARD_LENGTH);
  const mine = ranked.find((one) => one.participant === participant);
  return {
    entries: entries.map((one) => ({ ...toEntry(one), isMe: one === mine || undefined })),
    me: mine && { ...toEntry(mine), ...(isFull && mine === ranked.at(-1) && (await beyond(quiz, mine))) },
  };
}

const toEntry = ({ rank, name, percentage, seconds }: Shown & { rank: number }) => ({
  rank,
  name,
  score: percentage,
  timeSeconds: seconds,
});

/** Whoever comes after everybody that the lists keep is told a rank by the scores of all attempts. */
async function beyond({ id }: LiveQuiz, { rank, percentage }: Shown & { rank: number }) {
  const { histogram } = await getStatistics(id);
  return { rank: Math.max(rank, rankByScores(histogram, percentage)), isAbout: true as const };
}

/** How an attempt stands there, if nothing stands against it. */
function shownOf({ participant, card, shownAs, unlisted }: Listed, quiz: LiveQuiz): Shown[] {
  if (!card || unlisted || card.uncounted || scoreWithheld(card, quiz, now())) return [];
  const { percentage, time: seconds, name } = card;
  return [{ participant, percentage, seconds, completedAt: rankedAt(card), name: listedName(shownAs, name) }];
}
