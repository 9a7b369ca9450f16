import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { wholeTimeLimit } from '@quizhall/shared/rules/attempts/deadline';
import { questionsOnPage } from '@quizhall/shared/rules/pages';
import { preventionOf } from '@quizhall/shared/rules/attempts/prevention';
import { questionTimeOf } from '@quizhall/shared/rules/attempts/question-time';
import type { Attempt } from './attempts.ts';
import type { LiveQuiz, QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { paperOf, participantQuestions, shownPassages } from './test-form.ts';

/**
 * The quiz as one attempt shows it, without its key: what a start gives, and whoever replays the attempt reads again. `whole` is
 * the version that the attempt is pinned to; of the quiz as it is by now only its language.
 */
export async function shownQuiz(
  { language }: Pick<LiveQuiz, 'language'>,
  attempt: Attempt,
  { whole, content }: { whole: QuizVersion; content: QuizVersion },
): Promise<StartedAttempt['quiz']> {
  const { settings } = content;
  return {
    id: attempt.quizId,
    title: content.title,
    language: content.about?.language ?? language,
    settings: {
      timeLimit: wholeTimeLimit(settings.timeLimit, attempt.extra),
      preventCheating: preventionOf(settings),
      showResultsImmediately: settings.showResultsImmediately,
      showCorrectAnswers: settings.showCorrectAnswers,
      showExplanations: settings.showExplanations,
      allowResultsReview: settings.allowResultsReview,
      allowBackNavigation: settings.allowBackNavigation,
      questionsPerPage: questionsOnPage(settings, questionTimeOf(whole) !== undefined),
      practiceMode: settings.practiceMode || undefined,
    },
    questions: participantQuestions(content, await paperOf(attempt, whole), attempt.extra),
    passages: shownPassages(content),
    totalPoints: content.totalPoints,
  };
}
