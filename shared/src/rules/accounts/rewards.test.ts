import { describe, expect, it } from 'vitest';
import { Rewards } from '../../model/quizzes/quiz.ts';
import { countedPoints, keptRewards, type RewardFacts, rewardsOf } from './rewards.ts';

const settings = Rewards.parse({ enabled: true });
const failed: RewardFacts = {
  correctAnswers: 3,
  percentage: 30,
  isPassing: false,
  seconds: 900,
  timeLimit: 1_800,
  attemptNumber: 2,
  late: false,
};
const passed: RewardFacts = { ...failed, correctAnswers: 8, percentage: 80, isPassing: true };

const PERFECT = { reason: 'Perfect score', points: 50 };
const FAST = { reason: 'Fast completion', points: 25 };
const FIRST = { reason: 'First attempt', points: 20 };

describe('rewardsOf', () => {
  it.each<[string, RewardFacts, number, { reason: string; points: number }[]]>([
    ['points for correct answers', failed, 30, []],
    ['no bonus in a second attempt that took half of the time', passed, 80, []],
    ['under half of the time', { ...passed, seconds: 899 }, 105, [FAST]],
    ['under half of the time without passing', { ...failed, seconds: 10 }, 30, []],
    ['fast without a time limit', { ...passed, seconds: 10, timeLimit: 604_800 }, 80, []],
    ['the first attempt', { ...passed, attemptNumber: 1 }, 100, [FIRST]],
    ['the first attempt without passing', { ...failed, attemptNumber: 1 }, 30, []],
    ['a perfect score', { ...passed, correctAnswers: 10, percentage: 100 }, 150, [PERFECT]],
    ['almost perfect', { ...passed, percentage: 99.99 }, 80, []],
    [
      'everything',
      { ...passed, correctAnswers: 10, percentage: 100, seconds: 0, attemptNumber: 1 },
      195,
      [PERFECT, FAST, FIRST],
    ],
    ['nothing right', { ...failed, correctAnswers: 0 }, 0, []],
  ])('%s', (_case, facts, points, bonuses) => {
    expect(rewardsOf(settings, facts)).toMatchObject({ points, bonuses });
  });

  it('brings a badge for every bonus', () => {
    const all = { ...passed, percentage: 100, seconds: 0, attemptNumber: 1 };
    expect(rewardsOf(settings, all).badges).toEqual([
      { name: 'Perfect Score' },
      { name: 'Fast Finisher' },
      { name: 'First Try' },
    ]);
    expect(rewardsOf(settings, passed).badges).toEqual([]);
  });

  it('goes by the creator’s numbers; a bonus of 0 still brings its badge', () => {
    const own = Rewards.parse({
      enabled: true,
      pointsPerCorrectAnswer: 3,
      bonusPoints: { perfectScore: 0, firstAttempt: 7 },
    });
    expect(rewardsOf(own, { ...passed, percentage: 100, attemptNumber: 1 })).toEqual({
      points: 31,
      bonuses: [{ reason: 'First attempt', points: 7 }],
      badges: [{ name: 'Perfect Score' }, { name: 'First Try' }],
    });
  });

  it('gives nothing where rewards are off', () => {
    expect(rewardsOf(Rewards.parse({}), { ...passed, percentage: 100, attemptNumber: 1 })).toEqual({
      points: 0,
      bonuses: [],
      badges: [],
    });
  });
});

describe('countedPoints', () => {
  const first = keptRewards(settings, { ...passed, attemptNumber: 1 });
  const later = keptRewards(settings, passed);

  it('counts the bonus of a first attempt once for every quiz, where it was first earned', () => {
    expect([first, later]).toEqual([
      { points: 100, badges: ['firstAttempt'], first: 20 },
      { points: 80, badges: [] },
    ]);
    const earned = (quizId: string, kept: typeof first) => ({ quizId, earned: kept });
    const all = [
      earned('rivers', undefined),
      earned('rivers', later),
      earned('rivers', first),
      earned('lakes', first),
      earned('rivers', first),
      earned('rivers', later),
      earned('lakes', first),
    ];
    expect(countedPoints(all)).toEqual([0, 80, 100, 100, 80, 80, 80]);
  });

  it('keeps no bonus that brings nothing', () => {
    const none = Rewards.parse({ enabled: true, bonusPoints: { firstAttempt: 0 } });
    expect(keptRewards(none, { ...passed, attemptNumber: 1 })).toEqual({
      points: 80,
      badges: ['firstAttempt'],
    });
  });
});
