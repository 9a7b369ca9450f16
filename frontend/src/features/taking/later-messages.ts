import { plural } from './plural.ts';
import { formatPercent } from '@/lib/format.ts';
import { translated } from '@/lib/language.ts';

/** Texts of what stands beside, behind or after the questions of a running attempt: its code comes later than theirs. */
export const messages = translated('takingLater', {
  tryAgain: 'Try Again',

  page: (page: number, pages: number) => `Page ${page} of ${pages}`,

  leave: {
    title: 'Leave the quiz?',
    message: 'Are you sure you want to leave? Your progress may be lost.',
    kept: 'Answers given so far are kept, and you can carry on until the time is over.',
    waiting: 'Your quiz has not been sent yet. It goes out only while this page is open.',
    confirm: 'Leave',
    stay: 'Stay',
  },

  review: {
    title: 'Review your answers',
    answered: 'Answered',
    unanswered: 'Unanswered',
    flagged: 'Flagged',
    remaining: 'Remaining time',
    status: 'Question status',
    jump: 'Choose a number to go back to that question.',
    warnUnanswered: (count: number) =>
      `You have ${plural(count, 'unanswered question', 'unanswered questions')}.`,
    warnLost: (count: number) => `${plural(count, 'question', 'questions')} can no longer be answered.`,
    warnPartly: (count: number) =>
      `${plural(count, 'question is', 'questions are')} partly answered: something is still empty.`,
    warnFlagged: (count: number) => `You have ${plural(count, 'flagged question', 'flagged questions')}.`,
    warnLow: 'Less than 5 minutes are left.',
    warnLast: 'Less than a minute is left.',
    confirm: {
      title: 'Submit with unanswered questions?',
      message: (count: number, lost: number) =>
        [
          `${plural(count, 'question is', 'questions are')} not answered.`,
          ...(lost > 0 ? [`${lost} more can no longer be answered.`] : []),
          'You cannot change anything after the submit.',
        ].join(' '),
    },
    allDone: 'Every question is answered.',
    edit: 'Continue Editing',
    editLast: 'Back to the last question',
    submit: 'Submit Quiz',
    notSubmitted: 'Your quiz has not been submitted yet. Your answers are still here.',
  },

  handIn: {
    offline: 'Your quiz is finished and kept on this device',
    offlineText: (when: string) =>
      `It was completed at ${when} and is sent as soon as you are back online. You may reload this page, but come back to it.`,
    busy: 'The service is busy',
    busyText: (when: string) =>
      `Your quiz was completed at ${when} and is kept on this device. It is sent as soon as the service answers.`,
    failed: 'Your quiz could not be submitted yet',
    failedText: (when: string) => `It was completed at ${when} and is kept on this device. We keep trying.`,
    notKept: 'Your quiz is finished but not sent yet',
    notKeptText: (when: string) =>
      `It was completed at ${when}. This device cannot store it: keep this page open until it is sent.`,
    retryIn: (seconds: number) => `Next try in ${seconds} s`,
    retry: 'Try now',
  },

  elsewhere: {
    tab: {
      title: 'This attempt is open in another tab',
      text: 'Go on there, or continue here. Nothing you have answered is lost.',
      use: 'Use this tab',
    },
    device: {
      title: 'You went on with another device',
      text: 'Its answers are here now, and what you answered only here is sent, too. Go on there, or go on here.',
      use: 'Go on here',
    },
    holdings: {
      here: 'This device:',
      other: (device: string | undefined) => (device ? `The other device (${device}):` : 'The other device:'),
      unsent: (count: number) =>
        count === 0 ? 'everything sent' : `${plural(count, 'answer', 'answers')} not yet sent`,
      saved: (minutes: number) =>
        minutes === 0 ? 'saved just now' : `saved ${plural(minutes, 'minute', 'minutes')} ago`,
      answers: (count: number) => plural(count, 'answer', 'answers'),
    },
  },

  zoom: {
    in: 'Zoom in',
    out: 'Zoom out',
    at: formatPercent,
  },

  essay: {
    label: 'Your answer',
    placeholder: 'Write your answer',
    hint: 'Minimum 100 words recommended',
    words: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`,
    left: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'} left`,
    full: (most: number) => `That is all the room there is: ${most.toLocaleString('en')} characters.`,
  },

  overruled: {
    title: 'Your other device answered this too',
    text: (answer: string) =>
      answer === ''
        ? 'Its answer counts. On this device you had left the question empty.'
        : `Its answer counts. On this device you had answered: ${answer}`,
    long: 'Its answer counts. On this device you had written:',
    here: 'What you had written on this device',
    use: 'Use the answer from here',
    leave: 'Leave it',
  },

  leftBehind: {
    late: {
      title: 'Some of your texts came too late',
      text: (count: number) =>
        `Your quiz was handed in, but ${plural(count, 'text was', 'texts were')} too long to go along after the end. What had been saved of ${count === 1 ? 'it' : 'them'} before counts. Download your answers, and show them to whoever runs the quiz.`,
    },
    elsewhere: {
      title: 'Your quiz has been handed in already',
      text: (count: number) =>
        `It was handed in on another device, or by whoever runs the quiz. ${plural(count, 'answer', 'answers')} that you gave here had not been sent by then and ${count === 1 ? 'does' : 'do'} not count. Download your answers, and show them to whoever runs the quiz.`,
    },
    owner: {
      title: (time: string) => `The quiz owner handed in your quiz at ${time}`,
      text: (count: number) =>
        `${plural(count, 'answer', 'answers')} of yours had not been sent by then and ${count === 1 ? 'does' : 'do'} not count. ${count === 1 ? 'It is' : 'They are'} kept on this device and ${count === 1 ? 'goes' : 'go'} on with you if the quiz owner lets your attempt go on. You can download ${count === 1 ? 'it' : 'them'}, too.`,
    },
    on: 'Go on to the result',
  },

  invalid: {
    title: 'Invalid quiz stage',
    text: 'What this browser holds of your attempt cannot be opened. Your answers are kept here, and you can download them as a file that you can show to whoever runs the quiz.',
    home: 'Back to Home',
  },
  stranded: {
    title: 'The server does not know this attempt any more',
    text: 'Some of your answers were never sent. They are kept on this device. Try again, or download them as a file that you can show to whoever runs the quiz.',
    download: 'Download my answers',
    discard: 'Delete from this device',
    fileName: 'my-answers.txt',
  },
});
