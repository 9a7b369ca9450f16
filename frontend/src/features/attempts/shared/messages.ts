import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/**
 * Texts of a running attempt. The pages before and after it have
 * catalogues of their own, so that the attempt loads no text that it does not show.
 */
export const messages = catalogue('taking', {
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
    position: text<{ number: number; total: number }>('Q {number}/{total}'),
    question: text<{ number: number; total: number }>('Question {number} of {total}'),
    points: text<{ points: number }>('{points, plural, one {# point} other {# points}}'),
    chooseOne: 'Choose one answer',
    chooseMany: 'Choose all that apply',
    writeAnswer: 'Your answer',
    writeNumber: 'Your answer, a number',
    numberPlaceholder: 'Type a number',
    changeSign: 'Change the sign',
    numberBlank: text<{ blank: string }>('{blank}, a number'),
    placeholder: 'Type your answer',
    fillBlanks: 'Fill in the blanks',
    blank: text<{ total: number; number: number }>(
      '{total, plural, one {Blank} other {Blank {number} of #}}',
    ),
    blankWord: 'blank',
    unsupported: 'Question type not supported',
    previous: 'Previous',
    next: 'Next',
    toReview: 'Review & Submit',
    flag: 'Flag',
    flagged: 'Flagged',
    /** Of one option, crossed out or not. */
    strike: text<{ mark: string }>('Cross out option {mark}'),
    isStruck: 'crossed out',
    struck: text<{ struck: boolean; mark: string; taken: boolean }>(
      '{struck, select, true {Option {mark} crossed out.{taken, select, true { It is no longer your answer.} other {}}} other {Option {mark} restored.}}',
    ),
    zoom: 'Zoom',
    zoomed: text<{ percent: string }>('Zoom {percent}'),
    fullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    fullscreenNeeded: 'This quiz is taken in full screen.',
    backToFullscreen: 'Back to full screen',
    navigator: 'Questions',
    openNavigator: 'All questions',
    answeredOf: text<{ answered: number; total: number }>('{answered} of {total} answered'),
    percent: text<{ percent: string }>('{percent} complete'),
    noBack: 'This quiz goes one way: earlier questions cannot be opened again.',
    legend: {
      current: 'Current',
      answered: 'Answered',
      unanswered: 'Not Answered',
      locked: 'Locked',
      flagged: 'Flagged',
    },
    lost: text<{ count: number }>('{count} can no longer be answered'),
    cell: text<{ number: number; states: string }>('Question {number}: {states}'),
    cellPartly: 'partly answered',
    locked: 'Time for this question is over. Your answer stands as it is.',
    lockedEmpty: 'Time for this question is over.',
    lockedByCheck: 'This answer was checked and stands as it is.',
    moreTime: text<{ minutes: number }>(
      '{minutes, plural, one {You have 1 more minute.} other {You have # more minutes.}}',
    ),
    lockedNotice: text<{ number: number }>('Time for question {number} is over.'),
    questionTime: text<{ seconds: number }>(
      '{seconds, plural, one {# second} other {# seconds}} left for this question',
    ),
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
    ownTime: text<{ seconds: number }>('Own time: {seconds} s'),
    recordedEvents: text<{ count: number }>(
      '{count, plural, one {# recorded event} other {# recorded events}}',
    ),
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
    media: text<{ question: number }>('Media of question {question}'),
    optionMedia: text<{ mark: string }>('Media of option {mark}'),
    captions: 'Captions',
    enlarge: 'Enlarge picture',
    /** In place of the words of an option that is heard or watched. */
    played: text<{ mark: string }>('Option {mark}'),
  },

  joined: 'Your answers from the other device are here now.',

  save: {
    saved: 'Saved',
    kept: 'Kept on this device',
    saving: 'Saving…',
    offline: text<{ unsent: number }>(
      '{unsent, plural, =0 {Offline: your answers are safe} one {Offline: # answer will be sent when you are back} other {Offline: # answers will be sent when you are back}}',
    ),
    offlineShort: text<{ unsent: number }>('{unsent, plural, =0 {Offline} other {Offline: # unsent}}'),
    troubleShort: text<{ unsent: number }>('{unsent} unsent'),
    trouble: text<{ unsent: number }>(
      'Not sent yet: {unsent, plural, one {# answer} other {# answers}}. Trying again',
    ),
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
    ended: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
      'The quiz owner handed in your quiz{clock, select, unknown {} other { at {time}}}',
    ),
    endedText: 'What you had answered by then is sent now. Please keep this page open.',
    timeOverText: 'Your answers are complete and are sent in a moment. Please keep this page open.',
  },
});
