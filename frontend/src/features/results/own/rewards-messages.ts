import type { Bonus } from '@quizhall/shared/model/enums';
import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of /rewards. */
export const rewards = catalogue('rewards', {
  title: 'Rewards',
  lead: 'Points, badges and certificates that your results have earned.',
  guestLead: 'Quizzes can bring points, badges and certificates. With an account they are kept for you.',
  myResults: 'My Results',
  prizes: {
    title: 'Prizes',
    won: text<{ amount: string; quiz: string }>('{amount} at “{quiz}”'),
    place: text<{ place: number; at: string }>('Place {place, number}, {at}'),
  },
  list: {
    loading: 'Loading rewards',
    failed: 'Your rewards could not be loaded',
    moreFailed: 'The older rewards could not be loaded.',
  },
  points: 'Points in total',
  badgeCount: 'Badges',
  certificateCount: 'Certificates',
  badges: 'Badges',
  badgesHint: 'Each counts once for every quiz.',
  how: {
    perfectScore: 'Every point of a quiz',
    fastCompletion: 'Passed in under half of the time',
    firstAttempt: 'Passed at the first attempt',
  } satisfies Record<Bonus, string>,
  times: text<{ count: number }>('{count, plural, one {# quiz} other {# quizzes}}'),
  notYet: 'Not earned yet',
  latest: 'Latest',
  certificates: 'Certificates',
  newest: text<{ count: number }>('The newest {count} are shown.'),
  score: text<{ percent: string }>('Score {percent}'),
  openCertificate: text<{ title: string }>('Certificate: {title}'),
  pdf: 'Download PDF',
  pdfOf: text<{ title: string }>('Download PDF of {title}'),
  history: 'What brought them',
  attempt: text<{ number: number }>('Attempt {number}'),
  plus: text<{ points: number }>('+{points, plural, one {# point} other {# points}}'),
  emptyTitle: 'No rewards yet',
  emptyText: 'Finish a quiz that gives rewards: what you earn stands here as soon as its score may be known.',
  emptyAction: 'Join a quiz',
  about: 'How rewards work',
  ways: {
    points: {
      title: 'Points',
      text: 'Every right answer brings points, and a quiz can add some for a perfect score, for speed and for the first attempt, that one once for every quiz.',
    },
    badges: {
      title: 'Badges',
      text: 'Perfect Score, Fast Finisher and First Try: one of each for every quiz in which you earn it.',
    },
    certificates: {
      title: 'Certificates',
      text: 'Whoever passes a quiz with a certificate gets a PDF with a code by which anybody can check it.',
    },
  },
  practice: 'Practice that is not counted brings none.',
  signUp: 'Sign up',
  signIn: 'Sign in',
  signInText:
    'What you took as a guest in this browser can be kept: open its result and choose “Keep this result”.',
});
