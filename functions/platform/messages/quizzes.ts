import { text } from '@quizhall/shared/i18n';
import type { AttemptChangeKind } from '@quizhall/shared/model/attempts/attempt-change';
import { NUMBER_FORMATS } from './number-formats.ts';
import type { MailText } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type { RetentionNotice, TakenDownNews } from './mail-subjects.ts';

const M = messagesInLanguages('quizzes', {
  entryCode: {
    subject: 'Your Quizhall code',
    preview: 'Enter the code to go on to the quiz.',
    paragraphs: [
      'Somebody, probably you, wants to take a quiz with this address that has begun it on another device. Enter this code to go on:',
    ],
    notes: [
      'The code works once, for 10 minutes, on the device on which it was asked for. Never pass it on: we do not ask for it by phone or mail.',
      'It was not you? Then you can ignore this mail: nobody gets in with your address without the code.',
    ],
  },
  invite: {
    subject: 'You are invited to work on a quiz',
    preview: 'See who asks you, and for which quiz.',
    paragraphs: [
      'Somebody at Quizhall asks you to work on a quiz together. See who it is and which quiz, then accept or decline:',
    ],
    action: 'See the invitation',
    notes: [
      'The link works once, for 7 days. Whoever has it can accept in your place, so do not pass it on.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  },
  quiz: {
    titled: text<{ title: string }>('“{title}”'),
    untitled: 'a quiz that you took',
  },
  /** To an address that may be anybody's; people with an account find the result in it. */
  resultNotes: [
    'Without an account the result opens in the browser in which you took the quiz.',
    'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
  ],
  released: {
    subject: 'Your quiz result is ready',
    titled: text<{ title: string }>('Your result of “{title}” has been reviewed and is ready.'),
    untitled: 'Your result of a quiz that you took has been reviewed and is ready.',
    score: text<{ score: string }>('Your score: {score}.'),
    action: 'See your result',
  },
  corrected: {
    subject: 'Your quiz result was corrected',
    titled: text<{ title: string }>(
      'The answer key of “{title}” was corrected, and your answers were graded again.',
    ),
    untitled: 'The answer key of a quiz that you took was corrected, and your answers were graded again.',
    score: text<{ score: string; before: string }>('Your score: {score}. Before: {before}.'),
    action: 'See your result',
  },
  gradingReminder: {
    subject: text<{ title: string }>('Results of “{title}” still wait for you'),
    preview: 'Participants see their results once you have graded and released them.',
    text: text<{ title: string }>('Submissions of “{title}” have waited for a day to be graded or released.'),
    action: 'Grade and release',
    notes: ['You get this mail because you own this quiz: once for what was handed in within a day.'],
  },
  attempt: {
    reopened: {
      subject: 'You can go on with your quiz',
      says: text<{ quiz: string }>('Your attempt at {quiz} was reopened. Go on before its time is over.'),
      action: 'Continue the quiz',
    },
    granted: {
      subject: 'You have another attempt',
      says: text<{ quiz: string }>('You were granted another attempt at {quiz}.'),
      action: 'Open the quiz',
    },
    forcedIn: {
      subject: 'Your quiz was handed in',
      says: text<{ quiz: string }>('Your attempt at {quiz} was handed in for you, with what was saved.'),
      action: 'See your result',
    },
    annulled: {
      subject: 'Your attempt was annulled',
      says: text<{ quiz: string }>('Your attempt at {quiz} was annulled. It counts nowhere.'),
      action: 'See what it says',
    },
    reinstated: {
      subject: 'Your attempt counts again',
      says: text<{ quiz: string }>('Your attempt at {quiz} was annulled before, and counts again.'),
      action: 'See your result',
    },
    reason: text<{ reason: string }>('The reason given: {reason}'),
    notes: [
      'Without an account it opens in the browser in which you took the quiz.',
      'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
    ],
  },
  deletionAnnounced: {
    subject: text<{ title: string }>('Old submissions of “{title}” will be deleted'),
    says: text<{ title: string; count: number; at: string; until: string }>(
      'On {at}, {count, plural, one {# submission} other {# submissions}} of “{title}” handed in up to {until} will be deleted.',
    ),
    what: 'Names, addresses and answers go, scores and the numbers of the quiz stay. Export them first if you need them.',
    action: 'Export or change that',
    notes: ['You get this mail because you own this quiz and chose how long it keeps submissions.'],
  },
  takenDown: {
    subject: 'Your quiz was taken down',
    says: text<{ title: string; reason: string }>(
      'The people who run this site took “{title}” down. The reason given: {reason}',
    ),
    meaning:
      'Nobody can open or start it. Whoever was taking it may finish, and you keep its results. If you think that this is wrong, write to us: the page of the quiz says how.',
    action: 'Open the quiz',
    notes: ['You get this mail because you own this quiz.'],
  },
  putBack: {
    subject: 'Your quiz was put back',
    says: text<{ title: string }>('“{title}” is there again for everybody whom its settings let in.'),
  },
});

/** Undefined for an address that may be anybody's. */
type Title = string | undefined;

/** Mails about quizzes and their results. */
export const QUIZ_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const { day, percent } = NUMBER_FORMATS[language];
  return {
    entryCode: (): MailText => m.entryCode,
    invite: (): MailText => m.invite,
    released: (title: Title, percentage: number): MailText => {
      const { subject, titled, untitled, score, action } = m.released;
      const preview = score({ score: percent(percentage) });
      return {
        subject,
        preview,
        paragraphs: [title === undefined ? untitled : titled({ title }), preview],
        action,
        notes: title === undefined ? m.resultNotes : [],
      };
    },
    corrected: (title: Title, from: number, to: number): MailText => {
      const { subject, titled, untitled, score, action } = m.corrected;
      return {
        subject,
        preview: m.released.score({ score: percent(to) }),
        paragraphs: [
          title === undefined ? untitled : titled({ title }),
          score({ score: percent(to), before: percent(from) }),
        ],
        action,
        notes: title === undefined ? m.resultNotes : [],
      };
    },
    gradingReminder: (title: string): MailText => {
      const { subject, text, ...mail } = m.gradingReminder;
      return { ...mail, subject: subject({ title }), paragraphs: [text({ title }), mail.preview] };
    },
    attemptChanged: (what: AttemptChangeKind, title: Title, reason: string | undefined): MailText => {
      const { subject, says, action } = m.attempt[what];
      const text = says({ quiz: title === undefined ? m.quiz.untitled : m.quiz.titled({ title }) });
      return {
        subject,
        preview: text,
        paragraphs: reason ? [text, m.attempt.reason({ reason })] : [text],
        action,
        notes: m.attempt.notes,
      };
    },
    deletionAnnounced: ({ title, count, at, until }: RetentionNotice): MailText => {
      const { subject, says, what, action, notes } = m.deletionAnnounced;
      const text = says({ title, count, at: day(at), until: day(until) });
      return { subject: subject({ title }), preview: text, paragraphs: [text, what], action, notes };
    },
    takenDown: ({ title, reason }: TakenDownNews): MailText => {
      const { subject, says, meaning, action, notes } = m.takenDown;
      if (reason === undefined) {
        const text = m.putBack.says({ title });
        return { subject: m.putBack.subject, preview: text, paragraphs: [text], action, notes };
      }
      const text = says({ title, reason });
      return { subject, preview: text, paragraphs: [text, meaning], action, notes };
    },
  };
});
