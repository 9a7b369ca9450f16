import type { AttemptStatus } from '../../model/enums.ts';
import type { OwnQuiz, StoredSettings } from '../../model/quizzes/quiz.ts';
import { type ExtraTime, LATE_SYNC_MS, lastDeadlineOf, longestTimeLimitOf } from './deadline.ts';
import { type AttemptsHad, attemptsLeft } from './entry.ts';

/** What the card of a finished attempt tells. Times in epoch ms. */
export interface FinishedAttempt {
  status: AttemptStatus;
  completedAt: number;
  /** Until then answers that a lost connection holds back may replace it; absent: nothing can. */
  finalAt?: number | undefined;
  /** As the version it was taken on says; absent on cards from before that was noted: as the quiz says now. */
  scores?: 'at_once' | 'on_release' | undefined;
  /** Its result was released by itself, whatever the quiz says. */
  released?: true | undefined;
  /** A paid prize was open when it was handed in: the score depends on the settlement. */
  prize?: true | undefined;
}

/** The paid prize of a quiz. */
interface Pool {
  pool?: { settled?: true | undefined } | undefined;
}

/** What the quiz says now. */
export interface DisclosingQuiz extends Pool {
  /** Everything handed in up to then is released. */
  releasedAt?: string | undefined;
  settings: Pick<StoredSettings, 'showResultsImmediately'>;
}

/** Why a score is not disclosed. */
export type Withheld = 'pending_review' | 'provisional' | 'prize_open' | 'not_released';

/**
 * Whether a paid prize can still be won, so that no participant may learn the key or a score: a guest could come back as
 * another one, and derive the key by changing one answer at a time.
 */
export const isPrizeOpen = ({ pool }: Pool): boolean => pool !== undefined && !pool.settled;

const isReleased = (
  { completedAt, released }: FinishedAttempt,
  quiz: Pick<DisclosingQuiz, 'releasedAt'> | undefined,
): boolean =>
  released === true || (quiz?.releasedAt !== undefined && completedAt <= Date.parse(quiz.releasedAt));

const isFinal = ({ finalAt }: Pick<FinishedAttempt, 'finalAt'>, now: number) =>
  finalAt === undefined || now > finalAt;

/** Whether the quiz itself has to be looked at before `scoreWithheld` can say yes or no. */
export const dependsOnQuiz = ({
  scores,
  released,
  prize,
}: Pick<FinishedAttempt, 'scores' | 'released' | 'prize'>): boolean =>
  prize === true || (scores !== 'at_once' && !released);

/**
 * Why the participant may not know the score of an attempt now, or undefined when nothing stands against it. The one
 * rule for result, activity, averages, notifications and standings; `now` in epoch ms. Without its quiz an attempt that
 * depends on it stays withheld.
 */
export function scoreWithheld(
  attempt: FinishedAttempt,
  quiz: DisclosingQuiz | undefined,
  now: number,
): Withheld | undefined {
  const unreleased = releaseWithheld(attempt, quiz, now);
  if (unreleased === 'pending_review' || unreleased === 'provisional') return unreleased;
  if (quiz ? isPrizeOpen(quiz) : attempt.prize) return 'prize_open';
  return unreleased;
}

/**
 * Why the score of an attempt is not released to its participant, apart from an open prize, which the owner does not
 * decide on; undefined when it is.
 */
export function releaseWithheld(
  attempt: FinishedAttempt,
  quiz: DisclosingQuiz | undefined,
  now: number,
): Exclude<Withheld, 'prize_open'> | undefined {
  if (attempt.status === 'pending_review') return 'pending_review';
  if (!isFinal(attempt, now)) return 'provisional';
  const atOnce = attempt.scores ? attempt.scores === 'at_once' : quiz?.settings.showResultsImmediately;
  return atOnce || isReleased(attempt, quiz) ? undefined : 'not_released';
}

/**
 * Whether the score came with the result and nothing that time or the owner does changes that: sums may count it for
 * good. Every other score has to be asked for by `scoreWithheld` when it is read.
 */
export const isScoreSettled = ({ status, finalAt, scores, released, prize }: FinishedAttempt): boolean =>
  !prize &&
  status !== 'pending_review' &&
  finalAt === undefined &&
  (scores === 'at_once' || released === true);

/** A participant's attempt whose answers are asked for, and their latest one, which may be the same. */
export interface AttemptsOfOne {
  attempt: FinishedAttempt & { percentage: number };
  latest: AttemptsHad & {
    /** Absent while it runs. */
    card?: FinishedAttempt | undefined;
    /** The participant has given up further attempts. */
    doneAt?: number | undefined;
  };
}

export interface AnsweringQuiz extends DisclosingQuiz {
  schedule: OwnQuiz['schedule'];
  settings: DisclosingQuiz['settings'] & Pick<StoredSettings, 'maxAttempts' | 'allowRetake' | 'timeLimit'>;
  /** Minutes: the longest of any version, where others had a longer one. Attempts keep that of theirs. */
  longestTimeLimit?: number | undefined;
  /** Of everybody who has some. */
  extraTime: readonly ExtraTime[];
}

type AnswerSettings = Pick<StoredSettings, 'showCorrectAnswers' | 'allowResultsReview' | 'disclosure'>;

export interface AnswerDisclosure {
  shown: boolean;
  /** Why not. */
  reason?:
    | 'never'
    | 'no_score'
    | 'not_released'
    | 'prize_open'
    | 'attempt_open'
    | 'attempts_left'
    | undefined;
  /** With `attempts_left`: how many; absent = as many as one likes. */
  attemptsLeft?: number | undefined;
  /** With `attempts_left`: epoch ms after which they are shown because the quiz is over; absent = it has no end. */
  endsAt?: number | undefined;
}

const SHOWN: AnswerDisclosure = { shown: true };
const hidden = (reason: AnswerDisclosure['reason']): AnswerDisclosure => ({ shown: false, reason });

/**
 * Whether a participant sees the correct answers of a finished attempt, and if not, why. `settings` are those of the
 * version it was taken on. The key never comes before the score, nor while a paid prize is open, and, unless it comes with every score, not while an
 * attempt of this participant can still profit from it: one that runs, or that answers held back by a lost connection
 * may still change.
 */
export function answerDisclosure(
  settings: AnswerSettings,
  { attempt, latest }: AttemptsOfOne,
  quiz: AnsweringQuiz,
  now: number,
): AnswerDisclosure {
  if (!settings.showCorrectAnswers || !settings.allowResultsReview) return hidden('never');
  const withheld = scoreWithheld(attempt, quiz, now);
  if (withheld) return hidden(withheld === 'prize_open' ? withheld : 'no_score');
  if (settings.disclosure === 'at_once') return SHOWN;
  const isFree = settings.disclosure !== 'on_release' || isReleased(attempt, quiz);
  if (!isFree) return hidden('not_released');
  if (!latest.card || !isFinal(latest.card, now)) return hidden('attempt_open');
  return settings.disclosure === 'on_release' ? SHOWN : afterLastAttempt({ attempt, latest }, quiz, now);
}

/** Nothing is left to try for: the attempts are used or given up, the quiz is over, or nothing was wrong. */
function afterLastAttempt(
  { attempt, latest }: AttemptsOfOne,
  quiz: AnsweringQuiz,
  now: number,
): AnswerDisclosure {
  const left = attemptsLeft(quiz.settings, latest);
  const endsAt = endOf(quiz);
  const isOver = endsAt !== undefined && now > endsAt;
  if (left <= 0 || latest.doneAt !== undefined || isOver || attempt.percentage === 100) return SHOWN;
  return { ...hidden('attempts_left'), attemptsLeft: Number.isFinite(left) ? left : undefined, endsAt };
}

/** From when on nobody's answers to this quiz can count any more, also of those with extra time. */
function endOf(quiz: AnsweringQuiz): number | undefined {
  const end = lastDeadlineOf(longestTimeLimitOf(quiz), quiz.schedule, quiz.extraTime);
  return end === undefined ? undefined : end + LATE_SYNC_MS;
}

type Holding = Pick<StoredSettings, 'showResultsImmediately' | 'disclosure'>;

/**
 * Results that are held back are held back whole: `showResultsImmediately: false` and `disclosure: 'on_release'` say the
 * same, so whoever writes one has written both. A quiz that has them apart, from when that could be said, keeps what it
 * has as long as nobody writes something else.
 */
export function heldWhole<Written extends Holding>(settings: Written, stored?: Holding): Written {
  const { showResultsImmediately, disclosure } = settings;
  const isKept =
    stored?.showResultsImmediately === showResultsImmediately && stored.disclosure === disclosure;
  if (isKept || (showResultsImmediately && disclosure !== 'on_release')) return settings;
  return { ...settings, showResultsImmediately: false, disclosure: 'on_release' };
}

/** Whether anything of a quiz waits until its owner releases it. */
export const waitsForOwner = ({
  showResultsImmediately,
  showCorrectAnswers,
  allowResultsReview,
  disclosure,
}: AnswerSettings & Pick<StoredSettings, 'showResultsImmediately'>): boolean =>
  !showResultsImmediately || (showCorrectAnswers && allowResultsReview && disclosure === 'on_release');
