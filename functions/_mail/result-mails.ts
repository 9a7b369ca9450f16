import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import { type Announced, deletionText } from './deletion-text.ts';
import { type Mail, toMail } from './layout.ts';

const NOTES = [
  'Without an account the result opens in the browser in which you took the quiz.',
  'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
];

/** Left out where the address may be anybody's. */
type Title = string | undefined;

const named = (title: Title): string => (title === undefined ? 'a quiz that you took' : `“${title}”`);

interface Released {
  title: Title;
  percentage: number;
  url: string;
}

/** The result of an attempt is out. */
export function resultReleasedMail({ title, percentage, url }: Released): Mail {
  return toMail({
    subject: 'Your quiz result is ready',
    preview: `Your score: ${percentage}%.`,
    paragraphs: [
      `Your result of ${named(title)} has been reviewed and is ready.`,
      `Your score: ${percentage}%.`,
    ],
    action: { label: 'See your result', url },
    notes: NOTES,
  });
}

interface Corrected {
  title: Title;
  /** Percent. */
  from: number;
  to: number;
  url: string;
}

/** The key was corrected, and the result has changed. */
export function resultCorrectedMail({ title, from, to, url }: Corrected): Mail {
  return toMail({
    subject: 'Your quiz result was corrected',
    preview: `Your score: ${to}%.`,
    paragraphs: [
      `The answer key of ${named(title)} was corrected, and your answers were graded again.`,
      `Your score: ${to}%. Before: ${from}%.`,
    ],
    action: { label: 'See your result', url },
    notes: NOTES,
  });
}

/** To the owner of a quiz: submissions have waited for a day to be graded or released. */
export function gradingReminderMail({ title, url }: { title: string; url: string }): Mail {
  return toMail({
    subject: `Results of “${title}” still wait for you`,
    preview: 'Participants see their results once you have graded and released them.',
    paragraphs: [
      `Submissions of “${title}” have waited for a day to be graded or released.`,
      'Participants see their results once you have graded and released them.',
    ],
    action: { label: 'Grade and release', url },
    notes: ['You get this mail because you own this quiz: once for what was handed in within a day.'],
  });
}

interface Changed {
  what: AttemptChangeKind;
  /** Left out where the address may be anybody's; so is the reason. */
  title?: string | undefined;
  reason?: string | undefined;
  url: string;
}

/** The news, what it means, and what to press. */
const CHANGES: Record<
  AttemptChangeKind,
  { subject: string; says: (quiz: string) => string; action: string }
> = {
  reopened: {
    subject: 'You can go on with your quiz',
    says: (quiz) => `Your attempt at ${quiz} was reopened. Go on before its time is over.`,
    action: 'Continue the quiz',
  },
  granted: {
    subject: 'You have another attempt',
    says: (quiz) => `You were granted another attempt at ${quiz}.`,
    action: 'Open the quiz',
  },
  forcedIn: {
    subject: 'Your quiz was handed in',
    says: (quiz) => `Your attempt at ${quiz} was handed in for you, with what was saved.`,
    action: 'See your result',
  },
  annulled: {
    subject: 'Your attempt was annulled',
    says: (quiz) => `Your attempt at ${quiz} was annulled. It counts nowhere.`,
    action: 'See what it says',
  },
  reinstated: {
    subject: 'Your attempt counts again',
    says: (quiz) => `Your attempt at ${quiz} was annulled before, and counts again.`,
    action: 'See your result',
  },
};

/** Whoever decides on results did something to an attempt. */
export function attemptChangedMail({ what, title, reason, url }: Changed): Mail {
  const { subject, says, action } = CHANGES[what];
  const text = says(title === undefined ? 'a quiz that you took' : `“${title}”`);
  return toMail({
    subject,
    preview: text,
    paragraphs: [text, ...(reason ? [`The reason given: ${reason}`] : [])],
    action: { label: action, url },
    notes: [
      'Without an account it opens in the browser in which you took the quiz.',
      'You did not take a quiz? Then somebody mistyped their address, and you can ignore this mail.',
    ],
  });
}

/** To the owner of a quiz: submissions have been kept for as long as it keeps them. */
export function deletionAnnouncedMail({ url, ...announced }: Announced & { url: string }): Mail {
  const text = deletionText(announced);
  return toMail({
    subject: `Old submissions of “${announced.title}” will be deleted`,
    preview: text,
    paragraphs: [
      text,
      'Names, addresses and answers go, scores and the numbers of the quiz stay. Export them first if you need them.',
    ],
    action: { label: 'Export or change that', url },
    notes: ['You get this mail because you own this quiz and chose how long it keeps submissions.'],
  });
}
