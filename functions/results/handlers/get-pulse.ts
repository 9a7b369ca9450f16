import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { getCountedAt } from '../model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getPulse, async ({ quiz }) => {
  const counted = await getCountedAt(quiz.id);
  return { changedAt: new Date(Math.max(counted, Date.parse(quiz.updatedAt))).toISOString() };
});
