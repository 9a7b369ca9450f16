import { isUnlimited } from '../attempts/deadline.ts';
import type * as z from 'zod';
import { type Bonus, BONUSES } from '../../model/enums.ts';
import type { Rewards } from '../../model/quizzes/quiz.ts';

type RewardSettings = Pick<z.output<typeof Rewards>, 'enabled' | 'pointsPerCorrectAnswer' | 'bonusPoints'>;

/** A finished attempt whose score is final. */
export interface RewardFacts {
  /** Fully correct answers. */
  correctAnswers: number;
  percentage: number;
  isPassing: boolean;
  /** Seconds that the attempt took. */
  seconds: number;
  /** Seconds that the participant had, the default and extra time included. */
  timeLimit: number;
  attemptNumber: number;
  /** Its answers came after its time. */
  late: boolean;
}

/** Bonuses and the badges that come with them. Speed and first tries count only for whoever passed: a guess is fast. */
const KINDS: Record<Bonus, { reason: string; badge: string; earned: (facts: RewardFacts) => boolean }> = {
  perfectScore: {
    reason: 'Perfect score',
    badge: 'Perfect Score',
    earned: ({ percentage }) => percentage === 100,
  },
  fastCompletion: {
    reason: 'Fast completion',
    badge: 'Fast Finisher',
    earned: ({ isPassing, seconds, timeLimit, late }) =>
      isPassing && !late && seconds * 2 < timeLimit && !isUnlimited(timeLimit / 60),
  },
  firstAttempt: {
    reason: 'First attempt',
    badge: 'First Try',
    earned: ({ isPassing, attemptNumber }) => isPassing && attemptNumber === 1,
  },
};

/** Why a bonus brings points. */
export const bonusReason = (bonus: Bonus): string => KINDS[bonus].reason;

/** What the badge of a bonus is called. */
export const badgeName = (bonus: Bonus): string => KINDS[bonus].badge;

export interface EarnedRewards {
  /** Answers and bonuses together. */
  points: number;
  badges: { name: string }[];
  bonuses: { reason: string; points: number }[];
}

/** Which bonuses an attempt earns, and with each its badge, whatever points it brings. */
const bonusesOf = ({ enabled }: RewardSettings, facts: RewardFacts): Bonus[] =>
  enabled ? BONUSES.filter((id) => KINDS[id].earned(facts)) : [];

/** What an attempt earns; a bonus of 0 points still brings its badge. */
export function rewardsOf(settings: RewardSettings, facts: RewardFacts): EarnedRewards {
  if (!settings.enabled) return { points: 0, badges: [], bonuses: [] };
  const earned = bonusesOf(settings, facts);
  const bonuses = earned
    .map((id) => ({ reason: bonusReason(id), points: settings.bonusPoints[id] }))
    .filter(({ points }) => points > 0);
  return {
    points: bonuses.reduce(
      (sum, { points }) => sum + points,
      facts.correctAnswers * settings.pointsPerCorrectAnswer,
    ),
    badges: earned.map((id) => ({ name: badgeName(id) })),
    bonuses,
  };
}

/** What is kept of that with the attempt. */
export interface KeptRewards {
  points: number;
  badges: Bonus[];
  /** What of the points is the bonus of the first attempt; absent: nothing. */
  first?: number | undefined;
}

/** What an attempt earns, as it is kept; undefined: nothing. */
export function keptRewards(settings: RewardSettings, facts: RewardFacts): KeptRewards | undefined {
  const { points } = rewardsOf(settings, facts);
  const badges = bonusesOf(settings, facts);
  if (points === 0 && badges.length === 0) return undefined;
  const first = badges.includes('firstAttempt') ? settings.bonusPoints.firstAttempt : 0;
  return { points, badges, ...(first > 0 && { first }) };
}

interface Badged {
  quizId: string;
  earned?: KeptRewards | undefined;
}

/** The badges of these attempts, oldest first: of each quiz every badge once, where it was first earned. */
export function firstBadges<Attempt extends Badged>(
  attempts: readonly Attempt[],
): { bonus: Bonus; attempt: Attempt }[] {
  const seen = new Set<string>();
  return attempts
    .flatMap((attempt) => (attempt.earned?.badges ?? []).map((bonus) => ({ bonus, attempt })))
    .filter(({ bonus, attempt }) => seen.size < seen.add(`${attempt.quizId} ${bonus}`).size);
}

/**
 * What each of these attempts, oldest first, adds to the points of its person. The bonus of a first attempt counts once for
 * every quiz, where it was first earned: whoever keeps results from when they were a guest has several first attempts.
 */
export function countedPoints(attempts: readonly Badged[]): number[] {
  const seen = new Set<string>();
  return attempts.map(({ quizId, earned }) => {
    if (!earned?.first) return earned?.points ?? 0;
    const isFirst = seen.size < seen.add(quizId).size;
    return isFirst ? earned.points : earned.points - earned.first;
  });
}

/** Whether a quiz shows who did best. */
export const hasLeaderboard = ({
  enabled,
  leaderboard,
}: Pick<z.output<typeof Rewards>, 'enabled' | 'leaderboard'>) => enabled && leaderboard;
