import { plural } from './plural.ts';
import { formatPercent } from '@/lib/format.ts';
import { translated } from '@/lib/language.ts';

const answers = (count: number) => plural(count, 'answer', 'answers');

/**
 * Texts of a running attempt. The pages before and after it have
 * catalogues of their own, so that the attempt loads no text that it does not show.
 */
export const messages = translated('taking', {
  noQuizId: 'No quiz ID provided in URL',
  loading: 'Loading quiz',
  loadError: 'Unable to Load Quiz',
  tryAgain: 'Try Again',
  toHome: 'Back to Home',
  storageFailed: 'The storage of this browser does not answer. Please try again.',
  attemptGone: 'This attempt cannot be continued. Please start again.',

  take: {
    passage: 'Passage',
    exit: 'Exit',
    position: (index: number, total: number) => `Q ${index + 1}/${total}`,
    question: (index: number, total: number) => `Question ${index + 1} of ${total}`,
    points: (points: number) => plural(points, 'point', 'points'),
    chooseOne: 'Choose one answer',
    chooseMany: 'Choose all that apply',
    writeAnswer: 'Your answer',
    writeNumber: 'Your answer, a number',
    numberPlaceholder: 'Type a number',
    changeSign: 'Change the sign',
    numberBlank: (blank: string) => `${blank}, a number`,
    placeholder: 'Type your answer',
    fillBlanks: 'Fill in the blanks',
    blank: (index: number, total: number) => (total === 1 ? 'Blank' : `Blank ${index + 1} of ${total}`),
    blankWord: 'blank',
    unsupported: 'Question type not supported',
    previous: 'Previous',
    next: 'Next',
    toReview: 'Review & Submit',
    flag: 'Flag',
    flagged: 'Flagged',
    /** Of one option, crossed out or not. */
    strike: (mark: string) => `Cross out option ${mark}`,
    isStruck: 'crossed out',
    struck: (mark: string, struck: boolean, taken: boolean) =>
      struck
        ? `Option ${mark} crossed out.${taken ? ' It is no longer your answer.' : ''}`
        : `Option ${mark} restored.`,
    zoom: 'Zoom',
    zoomed: (percent: number) => `Zoom ${formatPercent(percent)}`,
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    fullscreenNeeded: 'This quiz is taken in full screen.',
    backToFullscreen: 'Back to full screen',
    navigator: 'Questions',
    openNavigator: 'All questions',
    answeredOf: (answered: number, total: number) => `${answered} of ${total} answered`,
    percent: (percent: number) => `${formatPercent(percent)} complete`,
    noBack: 'This quiz goes one way: earlier questions cannot be opened again.',
    legend: {
      current: 'Current',
      answered: 'Answered',
      unanswered: 'Not Answered',
      locked: 'Locked',
      flagged: 'Flagged',
    },
    lost: (count: number) => `${count} can no longer be answered`,
    cell: (index: number, states: string) => `Question ${index + 1}: ${states}`,
    cellPartly: 'partly answered',
    locked: 'Time for this question is over. Your answer stands as it is.',
    lockedEmpty: 'Time for this question is over.',
    lockedByCheck: 'This answer was checked and stands as it is.',
    moreTime: (minutes: number) =>
      minutes === 1 ? 'You have 1 more minute.' : `You have ${minutes} more minutes.`,
    lockedNotice: (index: number) => `Time for question ${index + 1} is over.`,
    questionTime: (seconds: number) => `${plural(seconds, 'second', 'seconds')} left for this question`,
    nextComing: 'Loading the next question…',
    nextOffline: 'You are offline. The next question comes as soon as you are connected.',
    timeLeft: 'Time left',
    timeOver: 'Time is over.',
    announce: {
      300: '5 minutes left.',
      60: '1 minute left.',
      30: '30 seconds left.',
      10: '10 seconds left.',
    },
    ownTime: (seconds: number) => `Own time: ${seconds} s`,
    recordedEvents: (count: number) => plural(count, 'recorded event', 'recorded events'),
    shortcuts: {
      title: 'Taking a quiz',
      choose: 'choose',
      next: 'next',
      flag: 'flag',
      all: 'All keys',
      list: {
        choose: 'Choose an answer',
        next: 'Go on to the next question',
        flag: 'Flag or unflag the question',
        strike: 'Cross out an answer, or restore it',
        zoom: 'Make the question larger or smaller',
        move: 'Go to the previous or next question',
      },
    },
    media: (question: number) => `Media of question ${question}`,
    optionMedia: (mark: string) => `Media of option ${mark}`,
    captions: 'Captions',
    enlarge: 'Enlarge picture',
    /** In place of the words of an option that is heard or watched. */
    played: (mark: string) => `Option ${mark}`,
  },

  joined: 'Your answers from the other device are here now.',

  save: {
    saved: 'Saved',
    kept: 'Kept on this device',
    saving: 'Saving…',
    offline: (unsent: number) =>
      unsent === 0
        ? 'Offline: your answers are safe'
        : `Offline: ${answers(unsent)} will be sent when you are back`,
    offlineShort: (unsent: number) => (unsent === 0 ? 'Offline' : `Offline: ${unsent} unsent`),
    troubleShort: (unsent: number) => `${unsent} unsent`,
    trouble: (unsent: number) => `Not sent yet: ${answers(unsent)}. Trying again`,
    wentOffline: 'The connection is lost. Your answers are kept on this device.',
    wentOfflineHere: 'The connection is lost. Keep this page open: this device cannot store your answers.',
    backOnline: 'Back online. All answers are saved.',
    backKept: 'Back online. Your answers are kept, and sent soon.',
    deviceFails:
      'This device cannot store your answers. Keep this page open: they are sent to the server as you go.',
  },

  warnings: {
    tab: 'Warning: Tab switching detected! This activity is being monitored.',
    copyPaste: 'Copy/paste is disabled for this quiz!',
    rightClick: 'The right mouse button is disabled for this quiz!',
    keys: 'This keyboard shortcut is disabled for this quiz!',
    fullscreen: 'Warning: You exited fullscreen mode! This is being tracked.',
  },

  handIn: {
    refused: 'Failed to submit quiz. Please try again.',
    stale: 'Answers from your other device have come in. Please look through them and submit again.',
    sending: 'Submitting your quiz…',
    sendingText: 'This takes a moment.',
    timeOver: 'Time is over',
    ended: (time: string) => `The quiz owner handed in your quiz at ${time}`,
    endedText: 'What you had answered by then is sent now. Please keep this page open.',
    timeOverText: 'Your answers are complete and are sent in a moment. Please keep this page open.',
  },
});
