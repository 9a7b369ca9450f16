import { quizApprovals } from '@quizhall/shared/contract/quiz-approvals';
import { loadDraft } from '../_authoring/publishing.ts';
import { standingWith, toOwnQuiz } from '../_authoring/quiz-view.ts';
import { asAsked, waitingView } from '../_authoring/waiting.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { listNames } from '../_data/users.ts';
import { getWaiting } from '../_data/waiting-content.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

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
