import { quizzes } from '@quizhall/shared/contract/quizzes';
import { copyOf } from '../_authoring/copy-quiz.ts';
import { newQuizId, saveNewQuiz } from '../_authoring/new-quiz.ts';
import { loadDraft } from '../_authoring/publishing.ts';
import { cardAnswer } from '../_authoring/quiz-view.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';

export const handler = permittedEndpoint(
  quizzes.duplicateQuiz,
  async ({ quiz: original, user, roles, onceId }) => {
    const copy = copyOf(await loadDraft(original), await newQuizId(onceId), nowIso());
    return cardAnswer((await saveNewQuiz(copy, user.id)).quiz, { roles, user });
  },
);
