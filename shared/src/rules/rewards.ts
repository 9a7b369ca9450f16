import type * as z from 'zod';
import type { Rewards } from '../model/quiz.ts';

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
}

type BonusId = keyof RewardSettings['bonusPoints'];

/** Bonuses and the badges that come with them. Speed and first tries count only for whoever passed: a guess is fast. */
const BONUSES: Record<BonusId, { reason: string; badge: string; earned: (facts: RewardFacts) => boolean }> = {
  perfectScore: {
    reason: 'Perfect score',
    badge: 'Perfect Score',
    earned: ({ percentage }) => percentage === 100,
  },
  fastCompletion: {
    reason: 'Fast completion',
    badge: 'Fast Finisher',
    earned: ({ isPassing, seconds, timeLimit }) => isPassing && seconds * 2 < timeLimit,
  },
  firstAttempt: {
    reason: 'First attempt',
    badge: 'First Try',
    earned: ({ isPassing, attemptNumber }) => isPassing && attemptNumber === 1,
  },
};

export interface EarnedRewards {
  /** Answers and bonuses together. */
  points: number;
  badges: { name: string }[];
  bonuses: { reason: string; points: number }[];
}

/** What an attempt earns; a bonus of 0 points still brings its badge. */
export function rewardsOf(settings: RewardSettings, facts: RewardFacts): EarnedRewards {
  if (!settings.enabled) return { points: 0, badges: [], bonuses: [] };
  const earned = (Object.keys(BONUSES) as BonusId[]).filter((id) => BONUSES[id].earned(facts));
  const bonuses = earned
    .map((id) => ({ reason: BONUSES[id].reason, points: settings.bonusPoints[id] }))
    .filter(({ points }) => points > 0);
  return {
    points: bonuses.reduce(
      (sum, { points }) => sum + points,
      facts.correctAnswers * settings.pointsPerCorrectAnswer,
    ),
    badges: earned.map((id) => ({ name: BONUSES[id].badge })),
    bonuses,
  };
}

/** Whether a quiz shows who did best. */
export const hasLeaderboard = ({
  enabled,
  leaderboard,
}: Pick<z.output<typeof Rewards>, 'enabled' | 'leaderboard'>) => enabled && leaderboard;
