import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of what stands beside, behind or after the questions of a running attempt: its code comes later than theirs. */
export const messages = catalogue('takingLater', {
  tryAgain: 'Try Again',

  page: text<{ page: number; pages: number }>('Page {page} of {pages}'),

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
    warnUnanswered: text<{ count: number }>(
      'You have {count, plural, one {# unanswered question} other {# unanswered questions}}.',
    ),
    warnLost: text<{ count: number }>(
      '{count, plural, one {# question} other {# questions}} can no longer be answered.',
    ),
    warnPartly: text<{ count: number }>(
      '{count, plural, one {# question is} other {# questions are}} partly answered: something is still empty.',
    ),
    warnFlagged: text<{ count: number }>(
      'You have {count, plural, one {# flagged question} other {# flagged questions}}.',
    ),
    warnLow: 'Less than 5 minutes are left.',
    warnLast: 'Less than a minute is left.',
    confirm: {
      title: 'Submit with unanswered questions?',
      message: text<{ count: number; lost: number }>(
        '{count, plural, one {# question is} other {# questions are}} not answered.{lost, plural, =0 {} other { # more can no longer be answered.}} You cannot change anything after the submit.',
      ),
    },
    allDone: 'Every question is answered.',
    edit: 'Continue Editing',
    editLast: 'Back to the last question',
    submit: 'Submit Quiz',
    notSubmitted: 'Your quiz has not been submitted yet. Your answers are still here.',
  },

  handIn: {
    offline: 'Your quiz is finished and kept on this device',
    offlineText: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
      'It was completed{clock, select, unknown {} other { at {time}}} and is sent as soon as you are back online. You may reload this page, but come back to it.',
    ),
    busy: 'The service is busy',
    busyText: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
      'Your quiz was completed{clock, select, unknown {} other { at {time}}} and is kept on this device. It is sent as soon as the service answers.',
    ),
    failed: 'Your quiz could not be submitted yet',
    failedText: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
      'It was completed{clock, select, unknown {} other { at {time}}} and is kept on this device. We keep trying.',
    ),
    notKept: 'Your quiz is finished but not sent yet',
    notKeptText: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
      'It was completed{clock, select, unknown {} other { at {time}}}. This device cannot store it: keep this page open until it is sent.',
    ),
    retryIn: text<{ seconds: number }>('Next try in {seconds} s'),
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
      other: 'The other device:',
      otherNamed: text<{ device: string }>('The other device ({device}):'),
      unsent: text<{ count: number }>(
        '{count, plural, =0 {everything sent} one {# answer not yet sent} other {# answers not yet sent}}',
      ),
      saved: text<{ minutes: number }>(
        '{minutes, plural, =0 {saved just now} one {saved # minute ago} other {saved # minutes ago}}',
      ),
      answers: text<{ count: number }>('{count, plural, one {# answer} other {# answers}}'),
    },
  },

  zoom: {
    in: 'Zoom in',
    out: 'Zoom out',
  },

  essay: {
    label: 'Your answer',
    placeholder: 'Write your answer',
    hint: 'Minimum 100 words recommended',
    words: text<{ count: number }>('{count, plural, one {# word} other {# words}}'),
    left: text<{ count: number }>('{count, plural, one {# character} other {# characters}} left'),
    full: text<{ most: number }>('That is all the room there is: {most, number} characters.'),
  },

  overruled: {
    title: 'Your other device answered this too',
    text: text<{ answer: string }>('Its answer counts. On this device you had answered: {answer}'),
    textEmpty: 'Its answer counts. On this device you had left the question empty.',
    long: 'Its answer counts. On this device you had written:',
    here: 'What you had written on this device',
    use: 'Use the answer from here',
    leave: 'Leave it',
  },

  leftBehind: {
    late: {
      title: 'Some of your texts came too late',
      text: text<{ count: number }>(
        'Your quiz was handed in, but {count, plural, one {# text was} other {# texts were}} too long to go along after the end. What had been saved of {count, plural, one {it} other {them}} before counts. Download your answers, and show them to whoever runs the quiz.',
      ),
    },
    elsewhere: {
      title: 'Your quiz has been handed in already',
      text: text<{ count: number }>(
        'It was handed in on another device, or by whoever runs the quiz. {count, plural, one {# answer} other {# answers}} that you gave here had not been sent by then and {count, plural, one {does} other {do}} not count. Download your answers, and show them to whoever runs the quiz.',
      ),
    },
    owner: {
      title: text<{ time: string; clock: 'unknown' | 'one' | 'other' }>(
        'The quiz owner handed in your quiz{clock, select, unknown {} other { at {time}}}',
      ),
      text: text<{ count: number }>(
        '{count, plural, one {# answer} other {# answers}} of yours had not been sent by then and {count, plural, one {does} other {do}} not count. {count, plural, one {It is} other {They are}} kept on this device and {count, plural, one {goes} other {go}} on with you if the quiz owner lets your attempt go on. You can download {count, plural, one {it} other {them}}, too.',
      ),
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
