import type { OwnQuiz } from '../../model/quizzes/quiz.ts';
import { effectiveTimeLimit, START_LEAD_MS } from './deadline.ts';

/** Seconds over which browsers spread what a crowd would otherwise send in one second. */
export interface Spread {
  /** Starts, after a scheduled quiz has opened. */
  openSeconds: number;
  /** Hand-ins that browsers send by themselves, after the time is over. */
  endSeconds: number;
}

/** What the published quotas of a new account carry for 100,000 participants without refusals. */
export const DEFAULT_SPREAD_SECONDS = 60;

/** The least that a stage may say, and only one whose table and functions are warm: 100,000 in 15 s are 6,700 a second. */
export const LEAST_SPREAD_SECONDS = 15;

/** Seconds of jitter at the opening of a quiz whose schedule leaves no room: in one second a new account refuses most of a crowd. */
const LEAST_JITTER_SECONDS = 5;

/**
 * Seconds between the opening and the last start that still has the whole limit; not above 0 where the quiz is open for its limit
 * alone, or shorter. Undefined where nothing limits it.
 */
export function openingRoom(
  { isScheduled, startDate, endDate }: OwnQuiz['schedule'],
  timeLimit: number,
): number | undefined {
  if (!isScheduled || !startDate || !endDate) return undefined;
  const needed = effectiveTimeLimit(timeLimit) * 60_000 + START_LEAD_MS;
  return Math.floor((Date.parse(endDate) - Date.parse(startDate) - needed) / 1_000);
}

/**
 * Seconds over which the starts of this quiz are spread. The end of a schedule stays the end, so the spread is no longer than the
 * room that the schedule leaves. Where it leaves less than the least jitter, participants lose up to that, or a sixtieth of the
 * limit if that is less.
 */
export function openingSpread(schedule: OwnQuiz['schedule'], timeLimit: number, openSeconds: number): number {
  const room = openingRoom(schedule, timeLimit) ?? openSeconds;
  const jitter = Math.min(LEAST_JITTER_SECONDS, effectiveTimeLimit(timeLimit));
  return Math.min(openSeconds, Math.max(jitter, room));
}

/** Without a schedule ends do not meet, so hand-ins are moved apart a little, and arrive within the grace period. */
const UNSCHEDULED_SECONDS = 3;

/** Seconds over which the hand-ins of this quiz are spread that browsers send by themselves. */
export const handInSpread = ({ isScheduled }: OwnQuiz['schedule'], endSeconds: number): number =>
  isScheduled ? endSeconds : Math.min(endSeconds, UNSCHEDULED_SECONDS);

/** When this browser is let in after an opening, in ms. @param place among all who come at once, in [0, 1) */
export const turnAfterMs = (place: number, openSeconds: number): number => place * openSeconds * 1_000;

/** Over which unsent answers are handed in where a late one loses a prize: they arrive within the grace period. */
const HURRIED_SECONDS = 3;

/** Ms from the deadline to the automatic hand-in. `isHurried`: it has to arrive within the grace period. */
export const handInAfterMs = (place: number, endSeconds: number, isHurried = false): number =>
  place * (isHurried ? Math.min(endSeconds, HURRIED_SECONDS) : endSeconds) * 1_000;

/** Nothing goes out in the very last moment, when it could arrive after the end. */
const LAST_MOMENT_MS = 5_000;
/** At least so long before the end; a crowd needs as long as its hand-ins do. */
const LEAST_BEFORE_MS = 30_000;

/** Ms before the deadline at which what is unsent goes out once more. */
export const lastSaveBeforeMs = (place: number, endSeconds: number): number =>
  LAST_MOMENT_MS + place * Math.max(endSeconds * 1_000, LEAST_BEFORE_MS);
