import { quizzes } from '@quizhall/shared/contract/quizzes';
import { releaseResults } from '../_data/quizzes.ts';
import { nowIso } from '../_platform/clock.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizzes.releaseResults, async ({ params, user }) => {
  const releasedAt = nowIso();
  await releaseResults(params.id, user.id, releasedAt);
  return { releasedAt };
});
