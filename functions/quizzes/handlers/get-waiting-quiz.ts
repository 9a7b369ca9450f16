import { quizApprovals } from '@quizhall/shared/contract/quizzes/quiz-approvals';
import { getDraft } from '../model/publishing.ts';
import { getQuizAccess, toOwnQuiz } from '../model/quiz-view.ts';
import { getPendingDraft, toWaitingQuiz } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { listNames } from '../../accounts/model/users.ts';
import { getPendingContent } from '../model/pending-content.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizApprovals.getWaitingQuiz, async ({ quiz, roles, user }) => {
  const waiting = await getPendingContent(quiz.id);
  if (!waiting) throw new AppError('NOT_FOUND');
  const [before, numbers, standing, names] = await Promise.all([
    getDraft(quiz),
    getCardNumbers(quiz.id),
    getQuizAccess(quiz, roles, user.id),
    listNames([waiting.by]),
  ]);
  const { quiz: asked, ...content } = await getPendingDraft(before, waiting);
  const answer = toOwnQuiz(asked, content, numbers, roles);
  return { quiz: { ...answer, ...standing, waiting: toWaitingQuiz(waiting, names.get(waiting.by)) } };
});
