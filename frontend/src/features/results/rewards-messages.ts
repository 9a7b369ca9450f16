import type { Bonus } from '@quizhall/shared/model/enums';
import { formatNumber } from '@/lib/format.ts';
import { translated } from '@/lib/language.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Texts of /rewards. */
export const rewards = translated('rewards', {
  title: 'Rewards',
  lead: 'Points, badges and certificates that your results have earned.',
  guestLead: 'Quizzes can bring points, badges and certificates. With an account they are kept for you.',
  myResults: 'My Results',
  prizes: {
    title: 'Prizes',
    won: (amount: string, quiz: string) => `${amount} at “${quiz}”`,
    place: (place: number, at: string) => `Place ${formatNumber(place)}, ${at}`,
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
  times: (count: number) => plural(count, 'quiz', 'quizzes'),
  notYet: 'Not earned yet',
  latest: 'Latest',
  certificates: 'Certificates',
  newest: (count: number) => `The newest ${count} are shown.`,
  score: (percent: string) => `Score ${percent}`,
  openCertificate: (title: string) => `Certificate: ${title}`,
  pdf: 'Download PDF',
  pdfOf: (title: string) => `Download PDF of ${title}`,
  history: 'What brought them',
  attempt: (number: number) => `Attempt ${number}`,
  plus: (points: number) => `+${plural(points, 'point', 'points')}`,
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
