import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizState } from '@quizhall/shared/rules/quizzes/quiz-changes';
import { fromQuiz, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';

/** Returns the comparable state of a form: the body it would send, so that empty rows make no difference. */
export function stateOfForm(form: QuizForm): QuizState {
  const { title = '', settings = {}, coverImage, questions = [], ...rest } = toQuizBody(form);
  return {
    ...rest,
    title,
    settings,
    coverImage: coverImage?.key ?? null,
    questions: questions.map((question, index) => ({ ...question, id: question.id ?? String(index) })),
  };
}

/** Returns the comparable state of a stored quiz. */
export const stateOfQuiz = (quiz: OwnQuiz): QuizState => stateOfForm(fromQuiz(quiz));
