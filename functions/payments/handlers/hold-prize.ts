import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { holdPrize } from '../use-cases/hold-prize.ts';
import { toWonPrize } from '../model/prize-answer.ts';

export const handler = permittedEndpoint(quizzes.holdPrize, async ({ params, body, quiz, user }) => ({
  prize: toWonPrize(await holdPrize(quiz.id, { prizeId: params.prizeId, reason: body.reason, by: user.id })),
}));
