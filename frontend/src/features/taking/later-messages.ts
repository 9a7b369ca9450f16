import { plural } from './plural.ts';

/** Texts of what stands beside the questions of a running attempt: its code comes later than theirs. */
export const messages = {
  tryAgain: 'Try Again',

  page: (page: number, pages: number) => `Page ${page} of ${pages}`,

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
} as const;
