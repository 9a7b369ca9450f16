import { quizzes } from '@quizhall/shared/contract/quizzes';
import { releaseResults } from '../_data/quizzes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = permittedEndpoint(quizzes.releaseResults, async ({ quiz, user }) => {
  const releasedAt = nowIso();
  const input = { quizId: quiz.id, from: quiz.releasedAt, until: releasedAt };
  const { runId, write } = newRunOf('release', user.id, input);
  await releaseResults(quiz, releasedAt, write);
  return { releasedAt, runId };
});
