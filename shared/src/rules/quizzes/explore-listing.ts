import { isOffered, type Offered } from './availability-to-participants.ts';
import { isListable } from './publish.ts';

/** What decides whether a quiz is shown to everybody. */
interface Shown extends Offered {
  /** As its author wishes. */
  listed: boolean;
  settings: { isPublic: boolean; requirePassword: boolean };
  schedule: { isScheduled: boolean; endDate?: string | undefined };
}

/** Whether Explore leads to a quiz: its author lists it, everybody is let in, and it can be taken, now or later. */
export const isInExplore = (quiz: Shown, now: number): boolean =>
  quiz.listed && isOffered(quiz) && isListable(quiz.settings) && !isOver(quiz.schedule, now);

/** Whether nobody can start it any more. */
export const isOver = ({ isScheduled, endDate }: Shown['schedule'], now: number): boolean =>
  isScheduled && endDate !== undefined && Date.parse(endDate) <= now;

/** What decides whether everybody may know an organization. */
interface Known {
  deletedAt?: string | undefined;
  settings: { allowPublicQuizzes: boolean };
}

/** Whether everybody may find the quizzes of an organization that it lists, and the organization by them. */
export const isPublicOrganization = ({ deletedAt, settings }: Known): boolean =>
  !deletedAt && settings.allowPublicQuizzes;

/** What is found counts up to here; more are "1,000+". */
export const MOST_COUNTED = 1_000;
