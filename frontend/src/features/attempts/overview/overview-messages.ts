import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

type QuestionTime = NonNullable<Predata['questionTime']>;

/** Texts of the page before the start. */
export const overview = catalogue('takingOverview', {
  otherCode: 'Quiz code',
  otherCodeHint: 'Letters and digits, as you were given them.',
  openOther: 'Open quiz',
  otherCodeInvalid: 'A quiz code has 6 letters and digits, but never 0, O, 1 or I.',
  loadFallback: 'Unable to load quiz. Please try again.',
  by: text<{ organization: string }>('By {organization}'),
  membersQuiz: 'A quiz for members',
  questions: 'Questions',
  duration: 'Duration',
  difficulty: 'Difficulty',
  attempts: 'Attempts',
  unlimited: 'Unlimited',
  practice: 'This quiz is for practice',
  practiceText: text<{ counts: boolean }>(
    'Check each answer as you go: you see at once whether it is right, and why. {counts, select, true {Your attempts count.} other {Nothing is counted.}}',
  ),
  used: text<{ used: number }>('{used} used'),
  usedAndDone: text<{ used: number }>('{used} used, the rest given up'),
  minutes: text<{ minutes: number }>('{minutes} min'),
  points: text<{ points: number }>('{points, plural, one {# point} other {# points}}'),
  pointsBetween: text<{ least: number; points: number }>('{least} to {points} points'),
  passing: text<{ percent: string }>('{percent} to pass'),
  price: text<{ amount: string }>('Price: {amount}'),
  instructions: 'Instructions',
  goodToKnow: 'Good to know',
  notes: {
    timer: text<{ minutes: number }>(
      'The timer starts when you start and runs for {minutes, plural, one {# minute} other {# minutes}}. 5 seconds for loading come on top.',
    ),
    drawn: text<{ asked: number; all: number }>(
      'Your {asked, plural, one {# question is} other {# questions are}} drawn from {all}; others may get different ones.',
    ),
    questionTime: text<{
      share: 'all' | 'some' | 'other';
      timed: number;
      isRange: boolean;
      shortest: number;
      longest: number;
    }>(
      '{share, select, all {Every question has} some {Some questions have} other {{timed, plural, one {# question has} other {# questions have}}}} {isRange, select, true {{shortest} to {longest} seconds} other {{longest, plural, one {# second} other {# seconds}}}} of its own. When that is used up, its answer stands and the next question comes.',
    ),
    saved: 'Answers are saved as you go. You can lose your connection or reload the page and carry on.',
    forward: 'Questions come one after another. You cannot go back to an earlier question.',
  },
  monitored: 'This quiz is monitored',
  recorded: text<{ blocksKeys: boolean }>(
    'The quiz owner can see when you switch tabs, leave the window or full screen, copy, cut, paste{blocksKeys, select, true {, right-click or press a blocked shortcut (find on page, developer tools)} other { or right-click}}, how long you are away, and how you move through the questions and change answers.',
  ),
  monitoring: {
    disableCopyPaste: 'Copy and paste are switched off.',
    disableRightClick: 'The right mouse button is switched off.',
    fullScreenMode: 'The quiz opens in full screen.',
    oneDevice: 'An attempt goes on only on the device on which it was begun.',
  },
  identity:
    'The owner of this quiz verifies the identity of its participants. Have something ready that shows who you are.',
  participantLimit: text<{ count: number }>(
    'This quiz takes at most {count, plural, one {# participant} other {# participants}}.',
  ),
  retention: text<{ months: number }>(
    'Names and answers are deleted {months, plural, one {# month} other {# months}} after you hand in.',
  ),
  before: 'Before You Start',
  password: 'Quiz Password',
  passwordRequired: 'Quiz password is required',
  passwordIncorrect: 'Incorrect password',
  passwordWait: text<{ seconds: number }>(
    'Too many wrong passwords came from here. Try again in {seconds} s.',
  ),
  passwordWaitMinutes: text<{ minutes: number }>(
    'Too many wrong passwords came from here. Try again in {minutes} min.',
  ),
  required: text<{ label: string }>('{label} is required'),
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number',
  optional: 'Optional',
  terms: ['I agree to the', 'terms and conditions'],
  disclosure: text<{ asked: boolean; canSignIn: boolean }>(
    'The owner of this quiz receives {asked, select, true {what you enter above, } other {}}your answers and times.{canSignIn, select, true { If you are signed in, your name and e-mail, too.} other {}}',
  ),
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
  opensAt: text<{ when: string }>('This quiz opens on {when}.'),
  openSoon: text<{ seconds: number }>(
    'The quiz has opened. You will be let in within {seconds, plural, one {# second} other {# seconds}}; your time starts only then.',
  ),
  startsItself: 'Fill in what is asked below: then the quiz starts by itself.',
  openChecking: 'Checking the time with the server…',
  openNow: 'The quiz is open. You can start now.',
  openUnfilled: 'The quiz has opened. Fill in what is still missing, then press “Start Quiz”.',
  closesAt: text<{ when: string }>('Open until {when}'),
  loginRequired: 'You must be logged in to access this quiz.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  seeResult: 'See your last result',
  endedAt: text<{ when: string }>('It was open until {when}.'),
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
    title: text<{ amount: string }>('Prize pool: {amount}'),
    places: text<{ places: number }>(
      '{places, plural, one {The best result wins it.} other {The best # results share it.}}',
    ),
    ends: text<{ when: string }>('The quiz ends on {when}; winners are paid within 7 days.'),
    email: 'Winners get a mail here, with a link to claim their prize.',
    ended: text<{ when: string }>('The quiz ended on {when}; winners are told by mail.'),
  },
  rewards: {
    title: 'Rewards',
    answer: text<{ points: number }>(
      '{points, plural, one {# point} other {# points}} for every correct answer',
    ),
    perfectScore: text<{ points: number }>('{points} more for a perfect score'),
    fastCompletion: text<{ points: number }>('{points} more for passing in under half of the time'),
    firstAttempt: text<{ points: number }>('{points} more for passing at the first attempt'),
    certificate: 'A certificate when you pass',
  },
});

/** Points of an attempt; there may be fewer if its questions are drawn. */
export const pointsText = (points: number, least = points): string =>
  least < points ? overview.pointsBetween({ least, points }) : overview.points({ points });

/** Questions with a time of their own. How many of them are drawn is not known before the start. */
export const questionTimeText = (
  { timed, shortest, longest }: QuestionTime,
  { totalQuestions, drawnFrom = totalQuestions }: Pick<Predata, 'totalQuestions' | 'drawnFrom'>,
): string =>
  overview.notes.questionTime({
    share: timed === drawnFrom ? 'all' : totalQuestions < drawnFrom ? 'some' : 'other',
    timed,
    isRange: shortest !== longest,
    shortest,
    longest,
  });

export const passwordWaitText = (seconds: number): string =>
  seconds < 90
    ? overview.passwordWait({ seconds })
    : overview.passwordWaitMinutes({ minutes: Math.ceil(seconds / 60) });

/** What is said of the code that proves an address; the rest stands in `email-proof-messages.ts`. */
export const codeTexts = catalogue('takingCode', {
  missing: 'Enter the 6 digits of the code',
  wrong: 'This code is wrong or has expired',
});

/** While a start has to wait. */
export const starting = catalogue('takingStarting', {
  working: 'Starting your quiz…',
  turn: text<{ seconds: number }>(
    'Many people start at this moment, so we let them in one after another. Your turn comes in {seconds} s. Your time starts only then.',
  ),
  busy: text<{ seconds: number }>(
    'The service is busy. Trying again in {seconds} s. Your time has not started yet.',
  ),
  network: text<{ seconds: number }>(
    'No connection. Trying again in {seconds} s. Your time starts once you are in.',
  ),
  aloud: text<{ seconds: number }>('Please wait {seconds} seconds.'),
  stop: 'Stop waiting',
  loading: 'This takes a moment',
});
