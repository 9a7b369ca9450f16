import { quizApprovals } from '@quizhall/shared/contract/quizzes/quiz-approvals';
import { withdrawApproval } from '../model/publish-approvals.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizApprovals.withdrawQuiz, async ({ quiz, user, roles }) =>
  withdrawApproval(quiz, user.id, roles),
);
