import type { QuizStatus } from '../model/enums.ts';
import { isListable } from './publish.ts';

/** What decides whether a quiz is shown to everybody. */
interface Shown {
  status: QuizStatus;
  /** As its author wishes. */
  listed: boolean;
  settings: { isPublic: boolean; requirePassword: boolean };
  schedule: { isScheduled: boolean; endDate?: string | undefined };
  deletedAt?: string | undefined;
  /** By whoever runs the site. */
  takenDown?: object | undefined;
}

/** Whether Explore leads to a quiz: its author lists it, everybody is let in, and it can be taken, now or later. */
export const isInExplore = (quiz: Shown, now: number): boolean =>
  quiz.listed &&
  quiz.status === 'published' &&
  !quiz.deletedAt &&
  !quiz.takenDown &&
  isListable(quiz.settings) &&
  !isOver(quiz.schedule, now);

const isOver = ({ isScheduled, endDate }: Shown['schedule'], now: number): boolean =>
  isScheduled && endDate !== undefined && Date.parse(endDate) <= now;

/** What is found counts up to here; more are "1,000+". */
export const MOST_COUNTED = 1_000;
