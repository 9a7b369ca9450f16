import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the leaderboard, on the result and before the start, and of what the start form asks for it. */
export const leaderboard = catalogue('takingLeaderboard', {
  title: 'Leaderboard',
  empty: 'Nobody is on the leaderboard yet.',
  awaitsPrize: 'The leaderboard appears when the prize is decided.',
  awaitsPrizeOn: text<{ when: string }>('The leaderboard appears when the prize is decided on {when}.'),
  loading: 'Loading leaderboard',
  rank: 'Rank',
  name: 'Name',
  score: 'Score',
  time: 'Time',
  you: 'You',
  yours: text<{ isAbout: boolean; rank: string }>(
    '{isAbout, select, true {You: about rank {rank}} other {You: rank {rank}}}',
  ),
  all: text<{ count: number }>('Show all {count}'),
  displayName: 'Name on the leaderboard',
  displayNameHint: 'Optional. Otherwise your first name is shown.',
  hide: 'Keep this attempt off the leaderboard',
  hideHint: 'Your score is still counted.',
});
