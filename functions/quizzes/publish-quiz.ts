import { quizzes } from '@quizhall/shared/contract/quizzes';
import { statusMove } from '@quizhall/shared/rules/quiz-status';
import { askToPublish } from '../_authoring/approvals.ts';
import { publishWaits } from '../_authoring/publish-waits.ts';
import { loadDraft, moveStatus } from '../_authoring/publishing.ts';
import { cardAnswer } from '../_authoring/quiz-view.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

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
