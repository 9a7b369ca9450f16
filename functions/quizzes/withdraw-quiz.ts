import { quizApprovals } from '@quizhall/shared/contract/quiz-approvals';
import { withdraw } from '../_authoring/approvals.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizApprovals.withdrawQuiz, async ({ quiz, user, roles }) =>
  withdraw(quiz, user.id, roles),
);
