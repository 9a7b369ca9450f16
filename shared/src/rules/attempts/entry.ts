import type { QuizStatus } from '../../model/enums.ts';
import type { OwnQuiz, StoredSettings, TakenDown } from '../../model/quizzes/quiz.ts';
import { isUncounted, type PracticeSettings } from '../quizzes/practice.ts';

export interface EntryQuiz {
  status: QuizStatus;
  /** When its owner deleted it. */
  deletedAt?: string | undefined;
  /** Whoever runs the site keeps it from participants. */
  takenDown?: TakenDown | undefined;
  schedule: OwnQuiz['schedule'];
  settings: LimitSettings &
    Pick<
      StoredSettings,
      'requireLogin' | 'allowGuests' | 'isPaid' | 'requirePassword' | 'maxAttempts' | 'allowRetake'
    >;
}

type LimitSettings = Pick<StoredSettings, 'maxParticipants'> & PracticeSettings;

export interface EntryParticipant {
  signedIn: boolean;
  hasPaid: boolean;
  /** The quiz is for the members of its organization alone, and this is none. */
  isStranger?: boolean | undefined;
  /** They are a member, whose organization asks for a second factor that they do not have. */
  isLocked?: boolean | undefined;
  /** `later` leaves the password out, for the page that asks for it. */
  password: 'right' | 'wrong' | 'missing' | 'later';
  /** What is known of earlier attempts; absent where the write that begins the attempt decides. */
  attempts?: { used: number; running: boolean; done?: boolean; granted?: number | undefined } | undefined;
  /** How many others take part already; absent where that is not known. */
  others?: number | undefined;
}

/** Why somebody is not let in; the contract's errors have the message of each. */
export type EntryRefusal =
  | 'QUIZ_NOT_FOUND'
  | 'QUIZ_TAKEN_DOWN'
  | 'QUIZ_PAUSED'
  | 'QUIZ_ARCHIVED'
  | 'QUIZ_NOT_OPEN'
  | 'QUIZ_CLOSED'
  | 'QUIZ_FULL'
  | 'LOGIN_REQUIRED'
  | 'GUESTS_NOT_ALLOWED'
  | 'MEMBERS_ONLY'
  | 'TWO_FACTOR_REQUIRED'
  | 'PAYMENT_REQUIRED'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_INCORRECT'
  | 'ATTEMPTS_DONE'
  | 'ATTEMPTS_USED';

type Refusal = (quiz: EntryQuiz, participant: EntryParticipant, now: number) => EntryRefusal | undefined;

/** A draft is its owner's secret: it does not exist for participants. */
const BY_STATUS: Record<QuizStatus, EntryRefusal | undefined> = {
  draft: 'QUIZ_NOT_FOUND',
  paused: 'QUIZ_PAUSED',
  archived: 'QUIZ_ARCHIVED',
  published: undefined,
};

const byStatus: Refusal = ({ status, deletedAt, takenDown }) => {
  if (deletedAt || status === 'draft') return 'QUIZ_NOT_FOUND';
  return takenDown ? 'QUIZ_TAKEN_DOWN' : BY_STATUS[status];
};

const bySchedule: Refusal = ({ schedule: { isScheduled, startDate, endDate } }, _participant, now) => {
  if (!isScheduled) return undefined;
  if (startDate && now < Date.parse(startDate)) return 'QUIZ_NOT_OPEN';
  if (endDate && now >= Date.parse(endDate)) return 'QUIZ_CLOSED';
  return undefined;
};

/** Whoever has paid does not have to be signed in. */
const bySignIn: Refusal = ({ settings }, { signedIn, hasPaid }) => {
  if (signedIn || hasPaid) return undefined;
  if (settings.requireLogin) return 'LOGIN_REQUIRED';
  return settings.allowGuests ? undefined : 'GUESTS_NOT_ALLOWED';
};

/** Whoever is not signed in may turn out to be a member. */
const byMembership: Refusal = (_quiz, { signedIn, isStranger, isLocked }) => {
  if (isLocked) return 'TWO_FACTOR_REQUIRED';
  if (!isStranger) return undefined;
  return signedIn ? 'MEMBERS_ONLY' : 'LOGIN_REQUIRED';
};

const byPayment: Refusal = ({ settings }, { hasPaid }) =>
  settings.isPaid && !hasPaid ? 'PAYMENT_REQUIRED' : undefined;

const byPassword: Refusal = ({ settings }, { password }) => {
  if (!settings.requirePassword || password === 'right' || password === 'later') return undefined;
  return password === 'missing' ? 'PASSWORD_REQUIRED' : 'PASSWORD_INCORRECT';
};

/** A running attempt goes on, it needs no further one. `done`: further ones were given up. */
const byAttempts: Refusal = ({ settings }, { attempts }) => {
  if (!attempts || attempts.running) return undefined;
  if (attempts.done) return 'ATTEMPTS_DONE';
  return attempts.used >= attemptLimit(settings) + (attempts.granted ?? 0) ? 'ATTEMPTS_USED' : undefined;
};

/** Whoever is in stays in: the limit is on participants, not on attempts. */
const byRoom: Refusal = ({ settings }, { attempts, others = 0 }) => {
  const isIn = attempts !== undefined && (attempts.running || attempts.used > 0);
  const limit = participantLimit(settings);
  return limit > 0 && !isIn && others >= limit ? 'QUIZ_FULL' : undefined;
};

/** What goes back of a cancelled quiz: every entry, or those of whoever has never begun. */
export type Cancellation = 'all' | 'unused';

/**
 * What goes back of what was paid for a quiz: of one that was deleted before its end, or put away before it began, all of it;
 * of one that was put away later, before its end, the entries of those who have never begun and cannot any more.
 */
export function cancellation({
  status,
  deletedAt,
  updatedAt,
  schedule,
}: Pick<EntryQuiz, 'status' | 'deletedAt' | 'schedule'> & { updatedAt: string }): Cancellation | undefined {
  const [begins = 0, ends = Number.POSITIVE_INFINITY] = schedule.isScheduled
    ? [schedule.startDate, schedule.endDate].map((date) => (date ? Date.parse(date) : undefined))
    : [];
  if (deletedAt !== undefined) return Date.parse(deletedAt) < ends ? 'all' : undefined;
  const since = Date.parse(updatedAt);
  if (status !== 'archived' || since >= ends) return undefined;
  return since < begins ? 'all' : 'unused';
}

/** How many people may take the quiz; 0 = any number. Practice that counts nowhere takes nobody's place. */
export const participantLimit = (settings: LimitSettings): number =>
  isUncounted(settings) ? 0 : settings.maxParticipants;

/** Whether the next attempt takes one of these places: the first that counts does, whatever follows it does not. */
export const takesPlace = (settings: LimitSettings, latest: AttemptsHad): boolean =>
  participantLimit(settings) > 0 && attemptsUsed(latest) === 0;

const REFUSALS = [byStatus, bySchedule, bySignIn, byMembership, byPayment, byPassword, byAttempts, byRoom];

/**
 * Why this participant may not start this quiz now: the first reason, or undefined when the door is open. `now` in
 * milliseconds. The limits of attempts and participants are checked as far as the facts are given; where several
 * starts may meet they are also a condition of the write that begins the attempt, see `attemptLimit`.
 */
export function entryRefusal(
  quiz: EntryQuiz,
  participant: EntryParticipant,
  now: number,
): EntryRefusal | undefined {
  for (const refusal of REFUSALS) {
    const code = refusal(quiz, participant, now);
    if (code) return code;
  }
  return undefined;
}

/**
 * The same for the page before the start: of a quiz that opens later, why this participant would not be let in then
 * either. Who waits and fills in a form for nothing was told too late.
 */
export function foreseenRefusal(
  quiz: EntryQuiz,
  participant: EntryParticipant,
  now: number,
): EntryRefusal | undefined {
  const code = entryRefusal(quiz, participant, now);
  const { startDate } = quiz.schedule;
  if (code !== 'QUIZ_NOT_OPEN' || !startDate) return code;
  return entryRefusal(quiz, participant, Date.parse(startDate)) ?? code;
}

/** How many attempts one participant has had, with the latest of them. */
export interface AttemptsHad {
  number: number;
  /** How many of them counted, where that does not follow from the others. */
  counted?: number | undefined;
  uncounted?: true | undefined;
  /** How many this participant has on top of what the quiz allows. */
  granted?: number | undefined;
}

/** How many places of the limit are taken: practice that is not counted takes none. */
export const attemptsUsed = ({ number, counted, uncounted }: AttemptsHad): number =>
  counted ?? (uncounted ? 0 : number);

/** The attempt after the latest one, as far as it decides what is left. */
export function attemptAfter(latest: AttemptsHad, uncounted: boolean): AttemptsHad {
  const next: AttemptsHad = {
    number: latest.number + 1,
    ...(uncounted && { uncounted }),
    ...(latest.granted && { granted: latest.granted }),
  };
  const counted = attemptsUsed(latest) + (uncounted ? 0 : 1);
  return counted === attemptsUsed(next) ? next : { ...next, counted };
}

/**
 * How many attempts one participant has: `maxAttempts` where it says more than one; with one, `allowRetake` means as
 * often as they like.
 */
export function attemptLimit({
  maxAttempts,
  allowRetake,
}: Pick<StoredSettings, 'maxAttempts' | 'allowRetake'>): number {
  if (maxAttempts > 1) return maxAttempts;
  return allowRetake ? Number.POSITIVE_INFINITY : 1;
}

/** How many attempts a participant has left, with the latest of them: of those that the quiz allows and those that were granted. */
export const attemptsLeft = (
  settings: Pick<StoredSettings, 'maxAttempts' | 'allowRetake'>,
  latest: AttemptsHad,
): number => attemptLimit(settings) + (latest.granted ?? 0) - attemptsUsed(latest);
