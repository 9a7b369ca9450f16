import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { type Problems, sectionOf } from '../editor/problems.ts';
import { emptyQuiz, type QuizForm } from '../editor/quiz-form.ts';

/** Steps of `/quiz/create`. All but the last are sections of the quiz. */
export const CREATE_STEPS = ['basic', 'questions', 'settings', 'schedule', 'rewards', 'preview'] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** True if a section differs from that of a new quiz. */
export function isFilledIn(step: CreateStep, quiz: QuizForm, rules: QuizRules | undefined): boolean {
  const fresh = emptyQuiz(rules);
  return (Object.keys(fresh) as (keyof QuizForm)[]).some(
    (field) => sectionOf(field) === step && JSON.stringify(quiz[field]) !== JSON.stringify(fresh[field]),
  );
}

/** Returns the status of a step in the header. `visible` contains the problems that are displayed to the user. */
export function standingOf(
  step: CreateStep,
  { current, begun }: { current: CreateStep; begun: boolean },
  all: Problems,
  visible: Problems,
) {
  const isIn = (problems: Problems) => Object.keys(problems).some((path) => sectionOf(path) === step);
  const isBefore = CREATE_STEPS.indexOf(step) < CREATE_STEPS.indexOf(current);
  return { done: begun && isBefore && !isIn(all), faulty: isIn(visible) };
}

/** Returns the query that opens the same draft in another editor. An unsaved draft is in the browser. */
export function sameDraft({
  quiz,
  rules,
}: {
  quiz?: { id: string } | undefined;
  rules?: QuizRules | undefined;
}): string {
  const named = { ...(rules && { organization: rules.id }), ...(quiz && { quiz: quiz.id }) };
  const search = new URLSearchParams(named).toString();
  return search && `?${search}`;
}

/** Returns the path of the list with the quiz: the user's, or that of the owning organization. */
export const quizzesOf = (rules: QuizRules | undefined): string =>
  rules ? sitePath(SITE_PATHS.organizationOf, { id: rules.id }, { tab: 'quizzes' }) : MANAGE_PATH;

/** Identity of the open wizard across changes of the URL. */
export interface Seat {
  /** Id of the quiz; empty before the first save. */
  id: string;
  number: number;
}

/** Cause of a navigation: a step of the wizard, the browser's Back or Forward, or anything else. */
export type Arrival = 'own' | 'history' | 'link';

/**
 * Returns the seat after a navigation. The wizard keeps its seat in its own navigation, including the first one with
 * the quiz id, and when Back leads to a step without an id. Any other quiz, and a new one, gets a new seat.
 */
export function seatAt(seat: Seat, id: string, by: Arrival): Seat {
  if (id === seat.id || (id === '' && by !== 'link')) return seat;
  const gotItsId = seat.id === '' && by === 'own';
  return { id, number: gotItsId ? seat.number : seat.number + 1 };
}
