import { quizApprovals } from '@quizhall/shared/contract/quizzes/quiz-approvals';
import { loadDraft } from '../model/publishing.ts';
import { standingWith, toOwnQuiz } from '../model/quiz-view.ts';
import { asAsked, waitingView } from '../model/pending-version.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { listNames } from '../../accounts/model/users.ts';
import { getWaiting } from '../model/pending-content.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizApprovals.getWaitingQuiz, async ({ quiz, roles, user }) => {
  const waiting = await getWaiting(quiz.id);
  if (!waiting) throw new AppError('NOT_FOUND');
  const [before, numbers, standing, names] = await Promise.all([
    loadDraft(quiz),
    getCardNumbers(quiz.id),
    standingWith(quiz, roles, user.id),
    listNames([waiting.by]),
  ]);
  const { quiz: asked, ...content } = await asAsked(before, waiting);
  const answer = toOwnQuiz(asked, content, numbers, roles);
  return { quiz: { ...answer, ...standing, waiting: waitingView(waiting, names.get(waiting.by)) } };
});
