/** Rewards of a quiz that brings everything there is but points for speed. */
export const rewarding = {
  enabled: true,
  pointsPerCorrectAnswer: 10,
  bonusPoints: { perfectScore: 50, fastCompletion: 0, firstAttempt: 20 },
  certificate: { enabled: true, template: 'modern' as const },
  leaderboard: true,
};
