import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** What is said of a quiz wherever everybody may find it. */
export const EXPLORE_MESSAGES = catalogue('exploreCard', {
  featured: 'Featured',
  free: 'Free',
  noLimit: 'No time limit',
  questions: text<{ count: number }>('{count, plural, one {# question} other {# questions}}'),
  minutes: text<{ minutes: number }>('{minutes, number} min'),
  taken: text<{ count: number }>('{count, plural, one {# participant} other {# participants}}'),
  rating: text<{ average: string; count: number }>(
    '{average} of 5 from {count, plural, one {# rating} other {# ratings}}',
  ),
  unrated: 'No ratings yet',
  by: 'by',
  save: 'Save for later',
  saved: 'Saved for later',
  saveFailed: 'The quiz could not be saved',
  report: 'Report this quiz',
  reportTitle: 'Report this quiz',
  reportLead: 'Tell whoever runs this site what is wrong. The author is not told who reported it.',
  reason: 'What is wrong?',
  reasons: {
    inappropriate: 'It is offensive or harmful',
    incorrect: 'It has wrong questions or answers',
    copyright: 'It copies somebody else’s work',
    spam: 'It is spam or misleading',
    other: 'Something else',
  },
  details: 'Details',
  detailsHint: 'Optional, up to 1,000 characters',
  send: 'Send report',
  cancel: 'Cancel',
  reported: 'Thank you. We will look at it.',
  reportFailed: 'The report could not be sent',
  related: 'More like this',
});
