import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizState } from '@quizhall/shared/rules/quizzes/quiz-changes';
import { fromQuiz, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';

/** A form as the rule compares it: by what it would send, so that rows that are still empty make no difference. */
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

/** A quiz of the server, in the same shape. */
export const stateOfQuiz = (quiz: OwnQuiz): QuizState => stateOfForm(fromQuiz(quiz));
