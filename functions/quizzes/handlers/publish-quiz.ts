import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { statusMove } from '@quizhall/shared/rules/quizzes/quiz-status';
import { askToPublish } from '../model/publish-approvals.ts';
import { publishWaits } from '../model/publish-approval-rule.ts';
import { loadDraft, moveStatus } from '../model/publishing.ts';
import { cardAnswer } from '../model/quiz-view.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(quizzes.publishQuiz, async ({ quiz: before, user, roles }) => {
  if (before.status === 'archived') throw new AppError('INVALID_STATE');
  const draft = await loadDraft(before);
  if (statusMove(before, 'published') === 'publish' && (await publishWaits(before, roles)))
    return {
      ...(await cardAnswer(before, { roles, user })),
      approvalId: await askToPublish(before, draft, user.id),
    };
  const { quiz } = await moveStatus(draft, 'published', user.id);
  return cardAnswer(quiz, { roles, user });
});
