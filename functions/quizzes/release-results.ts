import { quizzes } from '@quizhall/shared/contract/quizzes';
import { releaseResults } from '../_data/quizzes.ts';
import { nowIso } from '../_platform/clock.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.releaseResults, async ({ quiz }) => {
  const releasedAt = nowIso();
  await releaseResults(quiz.id, quiz.ownerId, releasedAt);
  return { releasedAt };
});
