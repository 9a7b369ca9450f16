import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { holdPrize } from '../_payments/hold-prize.ts';
import { wonPrizeAnswer } from '../_payments/prize-answer.ts';

export const handler = permittedEndpoint(quizzes.holdPrize, async ({ params, body, quiz, user }) => ({
  prize: wonPrizeAnswer(
    await holdPrize(quiz.id, { prizeId: params.prizeId, reason: body.reason, by: user.id }),
  ),
}));
