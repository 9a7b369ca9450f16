import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { releasePrize } from '../_payments/hold-prize.ts';
import { wonPrizeAnswer } from '../_payments/prize-answer.ts';

export const handler = permittedEndpoint(quizzes.releasePrize, async ({ params, quiz, user }) => ({
  prize: wonPrizeAnswer(await releasePrize(quiz.id, params.prizeId, user.id)),
}));
