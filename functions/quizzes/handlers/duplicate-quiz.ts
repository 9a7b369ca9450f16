import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { copyOf } from '../use-cases/copy-quiz.ts';
import { newQuizId, saveNewQuiz } from '../use-cases/new-quiz.ts';
import { loadDraft } from '../model/publishing.ts';
import { cardAnswer } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';

export const handler = permittedEndpoint(
  quizzes.duplicateQuiz,
  async ({ quiz: original, user, roles, onceId }) => {
    const copy = copyOf(await loadDraft(original), await newQuizId(onceId), nowIso());
    return cardAnswer((await saveNewQuiz(copy, user.id)).quiz, { roles, user });
  },
);
