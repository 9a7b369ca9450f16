import { quizzes } from '@quizhall/shared/contract/quizzes';
import { releaseResults } from '../_data/quizzes.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { now } from '../_platform/clock.ts';
import { newRunOf } from '../_runs/start.ts';

const EPOCH = '1970-01-01';

export const handler = permittedEndpoint(quizzes.releaseResults, async ({ quiz, user }) => {
  // Later than the release before, also where two functions' clocks differ: what was shown stays shown.
  const releasedAt = new Date(Math.max(now(), Date.parse(quiz.releasedAt ?? EPOCH) + 1)).toISOString();
  const input = { quizId: quiz.id, from: quiz.releasedAt, until: releasedAt };
  const { runId, write } = newRunOf('release', user.id, input);
  await releaseResults(quiz, releasedAt, write);
  return { releasedAt, runId };
});
