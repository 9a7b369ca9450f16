import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { releaseResults } from '../../quizzes/model/quizzes.ts';
import { createJob } from '../../platform/jobs/job-store.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

const EPOCH = '1970-01-01';

export const handler = permittedEndpoint(quizzes.releaseResults, async ({ quiz, user, body }) => {
  if ('submissionIds' in body) {
    const { submissionIds } = body;
    if (submissionIds.some((id) => parseAttemptId(id).quizId !== quiz.id)) throw new AppError('NOT_FOUND');
    const { runId, write } = newJob('releaseSome', user.id, {
      quizId: quiz.id,
      submissionIds,
      by: user.id,
    });
    await createJob(write);
    return { releasedAt: nowIso(), runId };
  }
  // Later than the release before, also where two functions' clocks differ: what was shown stays shown.
  const releasedAt = new Date(Math.max(now(), Date.parse(quiz.releasedAt ?? EPOCH) + 1)).toISOString();
  // Of an older version, too: what it asked is graded and released after its essays left the quiz.
  const essays = quiz.hadEssays ?? true;
  const input = { quizId: quiz.id, from: quiz.releasedAt, until: releasedAt, essays, by: user.id };
  const { runId, write } = newJob('release', user.id, input);
  const cause = { quizId: quiz.id, by: user.id, cause: releasedAt, at: Date.parse(releasedAt) };
  await releaseResults(quiz, releasedAt, [
    write,
    auditEntryItem({ ...cause, kind: 'releasedAll', data: {} }),
  ]);
  return { releasedAt, runId };
});
