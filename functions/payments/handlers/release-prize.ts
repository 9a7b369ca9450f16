import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { releasePrize } from '../use-cases/hold-prize.ts';
import { toWonPrize } from '../model/prize-answer.ts';

export const handler = permittedEndpoint(quizzes.releasePrize, async ({ params, quiz, user }) => ({
  prize: toWonPrize(await releasePrize(quiz.id, params.prizeId, user.id)),
}));
