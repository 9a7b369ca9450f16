import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { draftCopy } from '../use-cases/copy-quiz.ts';
import { newQuizId, saveNewQuiz } from '../use-cases/new-quiz.ts';
import { getDraft } from '../model/publishing.ts';
import { getCardResponse } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';

export const handler = permittedEndpoint(
  quizzes.duplicateQuiz,
  async ({ quiz: original, user, roles, onceId }) => {
    const copy = draftCopy(await getDraft(original), await newQuizId(onceId), nowIso());
    return getCardResponse((await saveNewQuiz(copy, user.id)).quiz, { roles, user });
  },
);
