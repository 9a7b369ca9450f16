import { formatPercent } from '@/lib/format.ts';
import { plural } from './plural.ts';
import { translated } from '@/lib/language.ts';

/** Texts of the result page. */
export const result = translated('takingResult', {
  title: (quiz: string) => `Result: ${quiz}`,
  loadError: 'Unable to Load Result',
  loadFallback: 'Unable to load your result. Please try again.',
  notHere: 'This result can be seen in the browser in which the quiz was taken, or after signing in.',
  inProgress: 'This attempt is not finished yet.',
  goOn: 'Continue',
  signIn: 'Sign In',
  completed: 'Quiz completed!',
  timedOut: 'Time is over',
  timedOutText: 'Your answers were submitted automatically.',
  pending: 'Quiz submitted',
  hello: (name: string, quiz: string) => (name ? `${name}, thank you for taking “${quiz}”` : quiz),
  passed: 'Passed',
  failed: 'Failed',
  needed: (percent: number) => `${formatPercent(percent)} needed to pass`,
  score: 'Score',
  grade: 'Grade',
  correct: 'Correct',
  points: 'Points',
  time: 'Time taken',
  attempt: 'Attempt',
  answered: 'Answered',
  outOf: (part: string, whole: string) => `${part} / ${whole}`,
  show: 'View Detailed Results',
  hide: 'Hide Detailed Results',
  review: 'Your answers',
  filter: 'Show',
  all: 'All',
  wrong: 'Only mistakes',
  flagged: 'Flagged',
  noMistakes: 'Nothing is wrong here.',
  unfold: 'Expand all',
  fold: 'Collapse all',
  nothingFlagged: 'You flagged no question.',
  jump: 'Questions of this list',
  toQuestion: (number: number, verdict: string) => `Question ${number}: ${verdict}`,
  answers: {
    never: 'The quiz owner does not show the answers of this quiz.',
    notYet: 'The correct answers are not shown yet',
    attemptsLeft: (left: number | undefined) => {
      if (left === undefined) {
        return 'You can take this quiz as often as you like. The answers are shown once you get everything right, or when you say that you are done.';
      }
      return left === 1
        ? 'You have 1 attempt left. The answers are shown after it, or when you say that you are done.'
        : `You have ${left} attempts left. The answers are shown after the last one, or when you say that you are done.`;
    },
    endsAt: (when: string) => `They are shown to everybody after ${when}, when the quiz is over.`,
    reasons: {
      no_score: 'They come with your score.',
      prize_open: 'They are shown once the winners of the prize are decided.',
      not_released: 'The quiz owner releases them. Come back to this page to see them.',
      attempt_open: 'You have another attempt under way. They can come once that one is finished.',
    },
    done: 'I am done: show the answers',
    confirm: {
      title: 'Show the answers?',
      message: 'You then see the correct answers, and cannot take this quiz again.',
      confirm: 'Show the answers',
      cancel: 'Keep my attempts',
    },
    failed: 'The answers could not be shown. Please try again.',
  },
  keep: {
    title: 'Keep this result',
    text: 'It is in this browser only. With an account you find it in My Results, on every device.',
    signUp: 'Sign up and keep it',
    signIn: 'Sign in and keep it',
    add: 'Add to My Results',
    kept: 'Kept in My Results',
    keptToast: (count: number) => `${plural(count, 'result is', 'results are')} in My Results now.`,
    keptText: 'This result belongs to your account now.',
    myResults: 'Open My Results',
    failed: 'The result could not be added. Please try again.',
    notYet: 'It cannot be added yet, or another account has it already.',
  },
  underReview: 'Results Under Review',
  underReviewText: 'Your results will be sent by email within 24-48 hours.',
  underReviewHere:
    'No e-mail address is known for this attempt. Come back to this page, in this browser, to see your result once it is released.',
  awaitsPrize: 'Your score comes with the prize',
  awaitsPrizeText: (when: string | undefined) =>
    when === undefined
      ? 'Your score appears when the prize is decided.'
      : `Your score appears when the prize is decided on ${when}.`,
  copyLink: 'Copy link to this page',
  calledIn: 'Your quiz was handed in',
  calledInText: (when: string) =>
    `Answers that you gave before that and that were not sent yet still count until ${when}. Open the quiz on the device you took it on; your result appears here after that.`,
  notFinal: 'Your time is over',
  notFinalText: (when: string) =>
    `Answers that a lost connection holds back still count until ${when}. Open the quiz on the device you took it on; your result appears here after that.`,
  lateSync:
    'Some of your answers arrived after their time had ended. They count; the quiz owner can see this note.',
  deleted: (day: string) =>
    `The answers of this attempt were deleted on ${day}, because the quiz keeps them for a limited time. Your score stays.`,
  receipt: 'Receipt',
  receiptText: (when: string) =>
    `Proof that your answers were received on ${when}. Keep the file: anybody can check it.`,
  copyReceipt: 'Copy link to receipt',
  saveReceipt: 'Download receipt',
  receiptFile: (quiz: string) => `Receipt ${quiz}`,
  receiptCheck: 'Check a receipt',
  practice: 'Practice',
  annulled: 'Annulled',
  annulledText: (when: string) =>
    `This attempt was annulled on ${when} and counts nowhere. The reason given:`,
  endedByOwner: (time: string) =>
    `The quiz owner handed this attempt in at ${time}. What you had answered by then counts.`,
  uncounted: 'Not counted: this attempt enters no statistics, averages or rewards.',
  corrected: (at: string, from: number, to: number) =>
    `Your result was corrected on ${at}: ${formatPercent(to)}, before ${formatPercent(from)}.`,
  home: 'Back to Home',
  retake: 'Take Again',
  share: 'Share quiz',
  shareFailed: 'This device could not share the link. Please copy it from the address bar.',
  shareText: (quiz: string) => `Take the quiz “${quiz}”`,
  recordedEvents: (count: number) =>
    `${plural(count, 'event was', 'events were')} recorded while you took the quiz, such as leaving the tab. The quiz owner can see them; your score is not changed by them.`,
  byTag: {
    title: 'Score by tag',
    tag: 'Tag',
    questions: 'Questions',
    points: 'Points',
    score: 'Score',
  },
  rewards: {
    title: 'You earned',
    points: (points: number) => plural(points, 'point', 'points'),
    answers: 'Correct answers',
    plus: (points: string) => `+${points}`,
  },
  feedback: {
    title: 'How was this quiz?',
    rating: 'Your rating',
    stars: (count: number) => plural(count, 'star', 'stars'),
    ratingRequired: 'Please choose a rating',
    difficulty: 'How difficult was it?',
    difficulties: { too_easy: 'Too easy', just_right: 'Just right', too_hard: 'Too hard' },
    comment: 'Comment',
    commentHint: 'Optional. What went well, what could be better?',
    send: 'Send feedback',
    failed: 'Your feedback could not be sent. Please try again.',
    offline: 'You are offline. Your feedback is kept in this tab; send it when you are back.',
    thanks: 'Thank you for your feedback!',
    thanksText: (count: number) => `You gave ${plural(count, 'star', 'stars')}.`,
    change: 'Change it',
  },
});
