import { formatPercent } from '@/lib/format.ts';
import type { Predata } from '@quizhall/shared/model/entry-card';
import { START_LEAD_MS } from '@quizhall/shared/rules/deadline';
import { plural } from './plural.ts';
import { translated } from '@/lib/language.ts';

type QuestionTime = NonNullable<Predata['questionTime']>;

/** How many of those that are drawn have a time of their own, nobody knows before. */
function timedText(timed: number, all: number, asked: number): string {
  if (timed === all) return 'Every question has';
  return asked < all ? 'Some questions have' : plural(timed, 'question has', 'questions have');
}

/** Texts of the page before the start. */
export const overview = translated('takingOverview', {
  otherCode: 'Quiz code',
  otherCodeHint: 'Letters and digits, as you were given them.',
  openOther: 'Open quiz',
  otherCodeInvalid: 'A quiz code has 6 letters and digits, but never 0, O, 1 or I.',
  loadFallback: 'Unable to load quiz. Please try again.',
  by: (organization: string) => `By ${organization}`,
  membersQuiz: 'A quiz for members',
  questions: 'Questions',
  duration: 'Duration',
  difficulty: 'Difficulty',
  attempts: 'Attempts',
  unlimited: 'Unlimited',
  practice: 'This quiz is for practice',
  practiceText: (counts: boolean) =>
    `Check each answer as you go: you see at once whether it is right, and why. ${counts ? 'Your attempts count.' : 'Nothing is counted.'}`,
  used: (used: number) => `${used} used`,
  usedAndDone: (used: number) => `${used} used, the rest given up`,
  minutes: (minutes: number) => `${minutes} min`,
  points: (points: number, least = points) =>
    least < points ? `${least} to ${points} points` : plural(points, 'point', 'points'),
  passing: (percent: number) => `${formatPercent(percent)} to pass`,
  price: (amount: string) => `Price: ${amount}`,
  instructions: 'Instructions',
  goodToKnow: 'Good to know',
  notes: {
    timer: (minutes: number) =>
      `The timer starts when you start and runs for ${plural(minutes, 'minute', 'minutes')}. ${START_LEAD_MS / 1_000} seconds for loading come on top.`,
    drawn: (asked: number, all: number) =>
      `Your ${plural(asked, 'question is', 'questions are')} drawn from ${all}; others may get different ones.`,
    questionTime: (
      { timed, shortest, longest }: QuestionTime,
      { totalQuestions, drawnFrom = totalQuestions }: Pick<Predata, 'totalQuestions' | 'drawnFrom'>,
    ) =>
      `${timedText(timed, drawnFrom, totalQuestions)} ${
        shortest === longest ? plural(longest, 'second', 'seconds') : `${shortest} to ${longest} seconds`
      } of its own. When that is used up, its answer stands and the next question comes.`,
    saved: 'Answers are saved as you go. You can lose your connection or reload the page and carry on.',
    forward: 'Questions come one after another. You cannot go back to an earlier question.',
  },
  monitored: 'This quiz is monitored',
  recorded: (blocksKeys: boolean) =>
    `The quiz owner can see when you switch tabs, leave the window or full screen, copy, cut, paste${blocksKeys ? ', right-click or press a blocked shortcut (find on page, developer tools)' : ' or right-click'}, how long you are away, and how you move through the questions and change answers.`,
  monitoring: {
    disableCopyPaste: 'Copy and paste are switched off.',
    disableRightClick: 'The right mouse button is switched off.',
    fullScreenMode: 'The quiz opens in full screen.',
    oneDevice: 'An attempt goes on only on the device on which it was begun.',
  },
  identity:
    'The owner of this quiz verifies the identity of its participants. Have something ready that shows who you are.',
  participantLimit: (count: number) =>
    `This quiz takes at most ${plural(count, 'participant', 'participants')}.`,
  retention: (months: number) =>
    `Names and answers are deleted ${plural(months, 'month', 'months')} after you hand in.`,
  before: 'Before You Start',
  password: 'Quiz Password',
  passwordRequired: 'Quiz password is required',
  passwordIncorrect: 'Incorrect password',
  passwordWait: (seconds: number) =>
    `Too many wrong passwords came from here. Try again in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  required: (label: string) => `${label} is required`,
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number',
  optional: 'Optional',
  terms: ['I agree to the', 'terms and conditions'],
  disclosure: (asked: boolean, canSignIn: boolean) =>
    `The owner of this quiz receives ${asked ? 'what you enter above, ' : ''}your answers and times.${canSignIn ? ' If you are signed in, your name and e-mail, too.' : ''}`,
  termsRequired: 'You must agree to the terms and conditions',
  cancel: 'Cancel',
  /** Where nothing was begun that could be cancelled. */
  back: 'Back',
  start: 'Start Quiz',
  startBelow: 'Go to start',
  continue: 'Continue',
  resumeTitle: 'You have an attempt in progress',
  resumeText: 'Your answers are kept. The timer goes on while you are away.',
  waitingTitle: 'Your quiz waits to be sent',
  waitingText: 'It is finished and kept on this device. Continue to send it.',
  startFallback: 'Unable to start quiz. Please try again.',
  startFailed: 'Failed to start quiz',
  opensIn: 'Opens in',
  opensAt: (when: string) => `This quiz opens on ${when}.`,
  openSoon: (seconds: number) =>
    `The quiz has opened. You will be let in within ${plural(seconds, 'second', 'seconds')}; your time starts only then.`,
  startsItself: 'Fill in what is asked below: then the quiz starts by itself.',
  openChecking: 'Checking the time with the server…',
  openNow: 'The quiz is open. You can start now.',
  openUnfilled: 'The quiz has opened. Fill in what is still missing, then press “Start Quiz”.',
  closesAt: (when: string) => `Open until ${when}`,
  loginRequired: 'You must be logged in to access this quiz.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  seeResult: 'See your last result',
  endedAt: (when: string) => `It was open until ${when}.`,
  doors: {
    QUIZ_PAUSED: 'Paused for now',
    QUIZ_CLOSED: 'It is over',
    QUIZ_ARCHIVED: 'No longer available',
    ATTEMPTS_USED: 'No attempts left',
    ATTEMPTS_DONE: 'You are done with this quiz',
    QUIZ_FULL: 'All places are taken',
    PAYMENT_REQUIRED: 'Payment required',
    MEMBERS_ONLY: 'For members only',
    TWO_FACTOR_REQUIRED: 'A second factor first',
    other: 'Not open to you now',
  },
  setUpSecondFactor: 'Set it up',
  signInFirst: 'Sign in to start',
  prize: {
    title: (amount: string) => `Prize pool: ${amount}`,
    places: (places: number) =>
      places === 1 ? 'The best result wins it.' : `The best ${places} results share it.`,
    ends: (when: string) => `The quiz ends on ${when}; winners are paid within 7 days.`,
    email: 'Winners get a mail here, with a link to claim their prize.',
    ended: (when: string) => `The quiz ended on ${when}; winners are told by mail.`,
  },
  rewards: {
    title: 'Rewards',
    answer: (points: number) => `${plural(points, 'point', 'points')} for every correct answer`,
    perfectScore: (points: number) => `${points} more for a perfect score`,
    fastCompletion: (points: number) => `${points} more for passing in under half of the time`,
    firstAttempt: (points: number) => `${points} more for passing at the first attempt`,
    certificate: 'A certificate when you pass',
  },
});

/** What is said of the code that proves an address; the rest stands in `email-proof-messages.ts`. */
export const codeTexts = translated('takingCode', {
  missing: 'Enter the 6 digits of the code',
  wrong: 'This code is wrong or has expired',
});

/** While a start has to wait. */
export const starting = translated('takingStarting', {
  working: 'Starting your quiz…',
  turn: (seconds: number) =>
    `Many people start at this moment, so we let them in one after another. Your turn comes in ${seconds} s. Your time starts only then.`,
  busy: (seconds: number) =>
    `The service is busy. Trying again in ${seconds} s. Your time has not started yet.`,
  network: (seconds: number) =>
    `No connection. Trying again in ${seconds} s. Your time starts once you are in.`,
  aloud: (seconds: number) => `Please wait ${seconds} seconds.`,
  stop: 'Stop waiting',
  loading: 'This takes a moment',
});
