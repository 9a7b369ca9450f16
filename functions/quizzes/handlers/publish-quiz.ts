import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { statusMove } from '@quizhall/shared/rules/quizzes/quiz-status';
import { requestApproval } from '../model/publish-approvals.ts';
import { needsPublishApproval } from '../model/needs-approval.ts';
import { getDraft, changeStatus } from '../model/publishing.ts';
import { getCardResponse } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.publishQuiz, async ({ quiz: before, user, roles }) => {
  if (before.status === 'archived') throw new AppError('INVALID_STATE');
  const draft = await getDraft(before);
  if (statusMove(before, 'published') === 'publish' && (await needsPublishApproval(before, roles)))
    return {
      ...(await getCardResponse(before, { roles, user })),
      approvalId: await requestApproval(before, draft, user.id),
    };
  const { quiz } = await changeStatus(draft, 'published', user.id);
  return getCardResponse(quiz, { roles, user });
});
