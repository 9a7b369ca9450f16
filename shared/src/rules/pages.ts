import type { StoredSettings } from '../model/quizzes/quiz.ts';

type PageSettings = Pick<StoredSettings, 'questionsPerPage' | 'allowBackNavigation' | 'practiceMode'>;

/**
 * How many questions stand on a page of the paper (decision 46). One where each question is its own matter: its time runs
 * while it is on screen, it is left for good, or its answer is checked before one goes on.
 * @param isTimed whether any question of the quiz has a time of its own
 */
export const questionsOnPage = (
  { questionsPerPage, allowBackNavigation, practiceMode }: PageSettings,
  isTimed: boolean,
): number => (allowBackNavigation && !practiceMode && !isTimed ? questionsPerPage : 1);
