import type { AttemptResult, Score } from '@quizhall/shared/model/attempts/attempt-result';
import { wholeTimeLimit } from '@quizhall/shared/rules/attempts/deadline';
import { attemptsUsed } from '@quizhall/shared/rules/attempts/entry';
import {
  type KeptRewards,
  keptRewards,
  type RewardFacts,
  rewardsOf,
} from '@quizhall/shared/rules/accounts/rewards';
import type { Attempt, AttemptCard } from './attempts.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';

/** What of an attempt decides about its rewards, beside its score. */
type Rewarded = Pick<Attempt, 'number' | 'counted' | 'uncounted' | 'extra'>;
/** Settings and rewards of the version on which it was taken. */
type Rewarding = Pick<LiveQuiz, 'rewards'> & { settings: Pick<LiveQuiz['settings'], 'timeLimit'> };

type Timed = Pick<AttemptCard, 'time' | 'late'>;

function factsOf(
  attempt: Rewarded,
  { settings }: Rewarding,
  score: Score,
  { time, late }: Timed,
): RewardFacts {
  const { correctAnswers, percentage, isPassing } = score;
  return {
    correctAnswers,
    percentage,
    isPassing,
    seconds: time,
    late,
    timeLimit: wholeTimeLimit(settings.timeLimit, attempt.extra) * 60,
    attemptNumber: attemptsUsed(attempt),
  };
}

/** What this score earns, as a result tells it; undefined where the quiz rewards nothing or the attempt counts nowhere. */
export function earnedOf(attempt: Attempt, quiz: Rewarding, score: Score): AttemptResult['rewards'] {
  const { card } = attempt;
  if (!quiz.rewards.enabled || !card || card.uncounted) return undefined;
  return rewardsOf(quiz.rewards, factsOf(attempt, quiz, score, card));
}

/** The same as it is kept with the attempt, from which its person's sums are made. */
export function keptOf(
  attempt: Rewarded,
  quiz: Rewarding,
  score: Score,
  timed: Timed,
): KeptRewards | undefined {
  return attempt.uncounted ? undefined : keptRewards(quiz.rewards, factsOf(attempt, quiz, score, timed));
}
