import { translated } from '@/lib/language.ts';

/** Texts of the leaderboard, on the result and before the start, and of what the start form asks for it. */
export const leaderboard = translated('takingLeaderboard', {
  title: 'Leaderboard',
  empty: 'Nobody is on the leaderboard yet.',
  awaitsPrize: (when: string | undefined) =>
    when === undefined
      ? 'The leaderboard appears when the prize is decided.'
      : `The leaderboard appears when the prize is decided on ${when}.`,
  loading: 'Loading leaderboard',
  rank: 'Rank',
  name: 'Name',
  score: 'Score',
  time: 'Time',
  you: 'You',
  yours: (rank: string, isAbout: boolean) => (isAbout ? `You: about rank ${rank}` : `You: rank ${rank}`),
  all: (count: number) => `Show all ${count}`,
  displayName: 'Name on the leaderboard',
  displayNameHint: 'Optional. Otherwise your first name is shown.',
  hide: 'Keep this attempt off the leaderboard',
  hideHint: 'Your score is still counted.',
});
