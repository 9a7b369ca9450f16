import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type {
  Announced,
  AssignmentTold,
  PlanTold,
  PoolNews,
  PoolTold,
  PrizeNews,
  PrizeTold,
  TakenDownNews,
} from '../news.ts';
import { assignments } from './assignments.ts';
import { day, percent } from './formats.ts';
import { payments } from './payments.ts';
import { prizes } from './prizes.ts';
import { quizzes } from './quizzes.ts';

/** What a notification says. */
export interface NoteText {
  title: string;
  message: string;
}

interface OfQuiz {
  /** Its title. */
  quiz: string;
}

/** What each notification tells of. */
export interface NoteValues {
  resultLate: OfQuiz & { percentage: number };
  resultReleased: OfQuiz & { percentage: number };
  resultCorrected: OfQuiz & { from: number; to: number };
  firstResponse: OfQuiz;
  quizStarted: OfQuiz;
  ownQuizStarted: OfQuiz;
  essaysWaiting: OfQuiz;
  essaysStillWaiting: OfQuiz;
  deletionAnnounced: Announced;
  quizInvite: Record<string, never>;
  /** `name`: of the new co-author; absent in notifications from before names were stored. */
  inviteAccepted: OfQuiz & { name?: string };
  attemptChanged: OfQuiz & { what: AttemptChangeKind; reason?: string };
  takenDown: TakenDownNews;
  /** Of a receiver, by the name in its address. */
  webhookOff: { host: string };
  prize: PrizeTold & { news: PrizeNews; reason?: string };
  pool: PoolTold & { news: PoolNews };
  plan: PlanTold;
  /** `name`: of the author; absent in notifications from before names were stored. */
  approvalWaiting: OfQuiz & { name?: string };
  /** `paused`: it was, and stays so. */
  approvalGiven: OfQuiz & { paused?: true };
  approvalRefused: OfQuiz & { reason: string };
  approvalReplaced: OfQuiz;
  assignment: AssignmentTold;
  /** From when on (epoch ms). */
  twoFactorWanted: { organization: string; from: number };
  /** `until`: then it ends; absent: it has ended. */
  domainUnproven: { domain: string; until?: number };
}

/** What they say, in one language. */
export type NoteTexts = { [Name in keyof NoteValues]: (values: NoteValues[Name]) => NoteText };

const CHANGES: Record<AttemptChangeKind, (quiz: string) => NoteText> = {
  reopened: (quiz) => ({
    title: 'You can go on with your quiz',
    message: `Your attempt at “${quiz}” was reopened. Go on before its time is over.`,
  }),
  granted: (quiz) => ({
    title: 'You have another attempt',
    message: `You were granted another attempt at “${quiz}”.`,
  }),
  forcedIn: (quiz) => ({
    title: 'Your quiz was handed in',
    message: `Your attempt at “${quiz}” was handed in for you, with what was saved.`,
  }),
  annulled: (quiz) => ({
    title: 'Your attempt was annulled',
    message: `Your attempt at “${quiz}” counts nowhere.`,
  }),
  reinstated: (quiz) => ({
    title: 'Your attempt counts again',
    message: `Your attempt at “${quiz}” was annulled before.`,
  }),
};

const reasonOf = (reason?: string) => (reason ? ` The reason given: ${reason}` : '');

/** What notifications say; each is stored with its name here and with its values. */
export const notes: NoteTexts = {
  resultLate: ({ quiz, percentage }) => ({
    title: 'Your result is ready',
    message: `Time ran out in “${quiz}”, so your saved answers were handed in. Your score: ${percent(percentage)}.`,
  }),
  resultReleased: ({ quiz, percentage }) => ({
    title: 'Your result is ready',
    message: `The results of “${quiz}” are out. Your score: ${percent(percentage)}.`,
  }),
  resultCorrected: ({ quiz, from, to }) => ({
    title: 'Your result was corrected',
    message: `The answer key of “${quiz}” was corrected. Your score: ${percent(to)} (before: ${percent(from)}).`,
  }),
  firstResponse: ({ quiz }) => ({
    title: 'Your quiz has its first response',
    message: `Somebody has completed “${quiz}”. See how it went.`,
  }),
  quizStarted: ({ quiz }) => ({
    title: 'A quiz has started',
    message: `“${quiz}” is open: you wanted to hear when it starts.`,
  }),
  ownQuizStarted: ({ quiz }) => ({
    title: 'Your quiz has started',
    message: `“${quiz}” is open for participants, as its schedule says.`,
  }),
  essaysWaiting: ({ quiz }) => ({
    title: 'Essays wait to be graded',
    message: `Somebody has handed in an essay of “${quiz}”. The result waits until you have graded it.`,
  }),
  essaysStillWaiting: ({ quiz }) => ({
    title: 'Results still wait for you',
    message: `Submissions of “${quiz}” wait to be graded or released.`,
  }),
  deletionAnnounced: (announced) => ({
    title: 'Old submissions will be deleted',
    message: `${quizzes.deletionAnnounced(announced).preview} Export them first if you need them.`,
  }),
  quizInvite: () => ({
    title: 'You are invited to work on a quiz',
    message: 'See who asks you and what it is about, and accept or decline.',
  }),
  inviteAccepted: ({ quiz, name }) => ({
    title: 'Your invitation was accepted',
    message: `${name ?? 'A new co-author'} now works on “${quiz}” with you.`,
  }),
  attemptChanged: ({ what, quiz, reason }) => {
    const { title, message } = CHANGES[what](quiz);
    return { title, message: message + reasonOf(reason) };
  },
  webhookOff: ({ host }) => ({
    title: 'A webhook was switched off',
    message: `Nothing that we sent to ${host} in the last three days came through, so we send nothing there any more.`,
  }),
  takenDown: (news) => {
    const { subject, preview } = quizzes.takenDown(news);
    return { title: subject, message: preview };
  },
  prize: ({ news, reason, ...told }) => {
    const { subject, paragraphs } = prizes.prize(news, told);
    return { title: subject, message: paragraphs.join(' ') + reasonOf(reason) };
  },
  pool: ({ news, ...told }) => {
    const { subject, preview } = prizes.pool(news, told);
    return { title: subject, message: preview };
  },
  plan: (told) => {
    const { subject, preview } = payments.plan(told);
    return { title: subject, message: preview };
  },
  approvalWaiting: ({ quiz, name }) => ({
    title: 'A quiz waits for your approval',
    message: `${name ?? 'A member'} wants “${quiz}” to be published. Look at it, then approve or reject it.`,
  }),
  approvalGiven: ({ quiz, paused }) => ({
    title: 'Your quiz was approved',
    message: paused ? `“${quiz}” is as you asked for, and still paused.` : `“${quiz}” is published.`,
  }),
  approvalRefused: ({ quiz, reason }) => ({
    title: 'Your quiz was not approved',
    message: `“${quiz}” is not published. What you wrote is still there. The reason given: ${reason}`,
  }),
  approvalReplaced: ({ quiz }) => ({
    title: 'Your quiz does not wait any more',
    message: `“${quiz}” was changed by somebody else, so what you asked for waits no more.`,
  }),
  assignment: (told) => {
    const { subject, paragraphs } = assignments.assignment(told);
    return { title: subject, message: paragraphs.join(' ') };
  },
  twoFactorWanted: ({ organization, from }) => ({
    title: 'Set up two-factor authentication',
    message: `“${organization}” requires it from ${day(from)} on. After that you open nothing there without it.`,
  }),
  domainUnproven: ({ domain, until }) => ({
    title: until === undefined ? 'A domain is no longer proven' : 'The record of a domain is missing',
    message:
      until === undefined
        ? `The record of ${domain} was not found for days. Nobody joins by this domain any more until you prove it again.`
        : `We did not find the record that proves ${domain}. Set it again by ${day(until)}, or nobody joins by this domain any more.`,
  }),
};
