import { text } from '@quizhall/shared/i18n';
import type { AttemptChangeKind } from '@quizhall/shared/model/attempts/attempt-change';
import { ASSIGNMENT_MESSAGES } from './assignments.ts';
import { NUMBER_FORMATS } from './number-formats.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';
import type {
  RetentionNotice,
  AssignmentMessage,
  PlanMessage,
  PoolNews,
  PoolMessage,
  PrizeNews,
  PrizeMessage,
  TakenDownNews,
} from './mail-subjects.ts';
import { PAYMENT_MESSAGES } from './payments.ts';
import { PRIZE_MESSAGES } from './prizes.ts';
import { QUIZ_MESSAGES } from './quizzes.ts';

/** A notification in one language. */
export interface NotificationText {
  title: string;
  message: string;
}

interface OfQuiz {
  /** Its title. */
  quiz: string;
}

/** Values of each notification. */
export interface NotificationValues {
  resultLate: OfQuiz & { percentage: number };
  resultReleased: OfQuiz & { percentage: number };
  resultCorrected: OfQuiz & { from: number; to: number };
  firstResponse: OfQuiz;
  quizStarted: OfQuiz;
  ownQuizStarted: OfQuiz;
  essaysWaiting: OfQuiz;
  essaysStillWaiting: OfQuiz;
  deletionAnnounced: RetentionNotice;
  quizInvite: Record<string, never>;
  /** `name`: of the new co-author; absent in notifications from before names were stored. */
  inviteAccepted: OfQuiz & { name?: string };
  attemptChanged: OfQuiz & { what: AttemptChangeKind; reason?: string };
  takenDown: TakenDownNews;
  /** `host`: host name of the receiver. */
  webhookOff: { host: string };
  prize: PrizeMessage & { news: PrizeNews; reason?: string };
  pool: PoolMessage & { news: PoolNews };
  plan: PlanMessage;
  /** `name`: of the author; absent in notifications from before names were stored. */
  approvalWaiting: OfQuiz & { name?: string };
  /** `paused`: it was, and stays so. */
  approvalGiven: OfQuiz & { paused?: true };
  approvalRefused: OfQuiz & { reason: string };
  approvalReplaced: OfQuiz;
  assignment: AssignmentMessage;
  /** From when on (epoch ms). */
  twoFactorWanted: { organization: string; from: number };
  /** `until`: then it ends; absent: it has ended. */
  domainUnproven: { domain: string; until?: number };
}

/** Notifications in one language. */
type NoteTexts = {
  [Name in keyof NotificationValues]: (values: NotificationValues[Name]) => NotificationText;
};

const M = messagesInLanguages('notes', {
  reason: text<{ reason: string }>('The reason given: {reason}'),
  resultLate: {
    title: 'Your result is ready',
    message: text<{ quiz: string; score: string }>(
      'Time ran out in “{quiz}”, so your saved answers were handed in. Your score: {score}.',
    ),
  },
  resultReleased: {
    title: 'Your result is ready',
    message: text<{ quiz: string; score: string }>('The results of “{quiz}” are out. Your score: {score}.'),
  },
  resultCorrected: {
    title: 'Your result was corrected',
    message: text<{ quiz: string; score: string; before: string }>(
      'The answer key of “{quiz}” was corrected. Your score: {score} (before: {before}).',
    ),
  },
  firstResponse: {
    title: 'Your quiz has its first response',
    message: text<OfQuiz>('Somebody has completed “{quiz}”. See how it went.'),
  },
  quizStarted: {
    title: 'A quiz has started',
    message: text<OfQuiz>('“{quiz}” is open: you wanted to hear when it starts.'),
  },
  ownQuizStarted: {
    title: 'Your quiz has started',
    message: text<OfQuiz>('“{quiz}” is open for participants, as its schedule says.'),
  },
  essaysWaiting: {
    title: 'Essays wait to be graded',
    message: text<OfQuiz>(
      'Somebody has handed in an essay of “{quiz}”. The result waits until you have graded it.',
    ),
  },
  essaysStillWaiting: {
    title: 'Results still wait for you',
    message: text<OfQuiz>('Submissions of “{quiz}” wait to be graded or released.'),
  },
  deletionAnnounced: {
    title: 'Old submissions will be deleted',
    export: 'Export them first if you need them.',
  },
  quizInvite: {
    title: 'You are invited to work on a quiz',
    message: 'See who asks you and what it is about, and accept or decline.',
  },
  inviteAccepted: {
    title: 'Your invitation was accepted',
    message: text<OfQuiz & { name: string }>('{name} now works on “{quiz}” with you.'),
    unnamed: 'A new co-author',
  },
  attempt: {
    reopened: {
      title: 'You can go on with your quiz',
      message: text<OfQuiz>('Your attempt at “{quiz}” was reopened. Go on before its time is over.'),
    },
    granted: {
      title: 'You have another attempt',
      message: text<OfQuiz>('You were granted another attempt at “{quiz}”.'),
    },
    forcedIn: {
      title: 'Your quiz was handed in',
      message: text<OfQuiz>('Your attempt at “{quiz}” was handed in for you, with what was saved.'),
    },
    annulled: {
      title: 'Your attempt was annulled',
      message: text<OfQuiz>('Your attempt at “{quiz}” counts nowhere.'),
    },
    reinstated: {
      title: 'Your attempt counts again',
      message: text<OfQuiz>('Your attempt at “{quiz}” was annulled before.'),
    },
  },
  webhookOff: {
    title: 'A webhook was switched off',
    message: text<{ host: string }>(
      'Nothing that we sent to {host} in the last three days came through, so we send nothing there any more.',
    ),
  },
  approvalWaiting: {
    title: 'A quiz waits for your approval',
    message: text<OfQuiz & { name: string }>(
      '{name} wants “{quiz}” to be published. Look at it, then approve or reject it.',
    ),
    unnamed: 'A member',
  },
  approvalGiven: {
    title: 'Your quiz was approved',
    paused: text<OfQuiz>('“{quiz}” is as you asked for, and still paused.'),
    published: text<OfQuiz>('“{quiz}” is published.'),
  },
  approvalRefused: {
    title: 'Your quiz was not approved',
    message: text<OfQuiz & { reason: string }>(
      '“{quiz}” is not published. What you wrote is still there. The reason given: {reason}',
    ),
  },
  approvalReplaced: {
    title: 'Your quiz does not wait any more',
    message: text<OfQuiz>('“{quiz}” was changed by somebody else, so what you asked for waits no more.'),
  },
  twoFactorWanted: {
    title: 'Set up two-factor authentication',
    message: text<{ organization: string; from: string }>(
      '“{organization}” requires it from {from} on. After that you open nothing there without it.',
    ),
  },
  domainMissing: {
    title: 'The record of a domain is missing',
    message: text<{ domain: string; until: string }>(
      'We did not find the record that proves {domain}. Set it again by {until}, or nobody joins by this domain any more.',
    ),
  },
  domainUnproven: {
    title: 'A domain is no longer proven',
    message: text<{ domain: string }>(
      'The record of {domain} was not found for days. Nobody joins by this domain any more until you prove it again.',
    ),
  },
});

/** Notifications by name. Each is stored with its name and values. */
export const NOTIFICATION_MESSAGES = perLanguage((language): NoteTexts => {
  const m = M[language];
  const { day, percent } = NUMBER_FORMATS[language];
  const [prizes, quizzes] = [PRIZE_MESSAGES[language], QUIZ_MESSAGES[language]];

  /** A notification about a quiz with no value but its title. */
  const ofQuiz =
    ({ title, message }: { title: string; message: (values: OfQuiz) => string }) =>
    ({ quiz }: OfQuiz): NotificationText => ({ title, message: message({ quiz }) });
  const withReason = (message: string, reason: string | undefined) =>
    reason ? `${message} ${m.reason({ reason })}` : message;

  return {
    resultLate: ({ quiz, percentage }) => ({
      title: m.resultLate.title,
      message: m.resultLate.message({ quiz, score: percent(percentage) }),
    }),
    resultReleased: ({ quiz, percentage }) => ({
      title: m.resultReleased.title,
      message: m.resultReleased.message({ quiz, score: percent(percentage) }),
    }),
    resultCorrected: ({ quiz, from, to }) => ({
      title: m.resultCorrected.title,
      message: m.resultCorrected.message({ quiz, score: percent(to), before: percent(from) }),
    }),
    firstResponse: ofQuiz(m.firstResponse),
    quizStarted: ofQuiz(m.quizStarted),
    ownQuizStarted: ofQuiz(m.ownQuizStarted),
    essaysWaiting: ofQuiz(m.essaysWaiting),
    essaysStillWaiting: ofQuiz(m.essaysStillWaiting),
    deletionAnnounced: (announced) => ({
      title: m.deletionAnnounced.title,
      message: `${quizzes.deletionAnnounced(announced).preview} ${m.deletionAnnounced.export}`,
    }),
    quizInvite: () => m.quizInvite,
    inviteAccepted: ({ quiz, name }) => ({
      title: m.inviteAccepted.title,
      message: m.inviteAccepted.message({ quiz, name: name ?? m.inviteAccepted.unnamed }),
    }),
    attemptChanged: ({ what, quiz, reason }) => {
      const { title, message } = m.attempt[what];
      return { title, message: withReason(message({ quiz }), reason) };
    },
    webhookOff: ({ host }) => ({ title: m.webhookOff.title, message: m.webhookOff.message({ host }) }),
    takenDown: (news) => {
      const { subject, preview } = quizzes.takenDown(news);
      return { title: subject, message: preview };
    },
    prize: ({ news, reason, ...told }) => {
      const { subject, paragraphs } = prizes.prize(news, told);
      return { title: subject, message: withReason(paragraphs.join(' '), reason) };
    },
    pool: ({ news, ...told }) => {
      const { subject, preview } = prizes.pool(news, told);
      return { title: subject, message: preview };
    },
    plan: (told) => {
      const { subject, preview } = PAYMENT_MESSAGES[language].plan(told);
      return { title: subject, message: preview };
    },
    approvalWaiting: ({ quiz, name }) => ({
      title: m.approvalWaiting.title,
      message: m.approvalWaiting.message({ quiz, name: name ?? m.approvalWaiting.unnamed }),
    }),
    approvalGiven: ({ quiz, paused }) => ({
      title: m.approvalGiven.title,
      message: paused ? m.approvalGiven.paused({ quiz }) : m.approvalGiven.published({ quiz }),
    }),
    approvalRefused: ({ quiz, reason }) => ({
      title: m.approvalRefused.title,
      message: m.approvalRefused.message({ quiz, reason }),
    }),
    approvalReplaced: ofQuiz(m.approvalReplaced),
    assignment: (told) => {
      const { subject, paragraphs } = ASSIGNMENT_MESSAGES[language].assignment(told);
      return { title: subject, message: paragraphs.join(' ') };
    },
    twoFactorWanted: ({ organization, from }) => ({
      title: m.twoFactorWanted.title,
      message: m.twoFactorWanted.message({ organization, from: day(from) }),
    }),
    domainUnproven: ({ domain, until }) =>
      until === undefined
        ? { title: m.domainUnproven.title, message: m.domainUnproven.message({ domain }) }
        : {
            title: m.domainMissing.title,
            message: m.domainMissing.message({ domain, until: day(until) }),
          },
  };
});
