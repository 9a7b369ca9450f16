import type { KeyCorrection } from '@quizhall/shared/model/grading/regrade';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { may } from '@quizhall/shared/rules/permissions';
import { readCorrections } from '@quizhall/shared/rules/grading/regrade';
import { formerQuestions, getEarlierVersions } from '../../quizzes/model/earlier-versions.ts';
import { latestRegrade } from '../use-cases/latest-regrade.ts';
import { getCorrections } from '../../quizzes/model/answer-key-corrections.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { correctKey, runAgain } from '../model/regrades.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { newJob } from '../../platform/jobs/new-job.ts';
import { previewOf } from '../use-cases/regrade-preview.ts';
import { needsPublishApproval } from '../../organizations/model/organization-rules.ts';

const APPROVED_ALONE =
  'This organization approves what participants are marked by: ask an admin to correct the key, or save the quiz with it and have that approved.';

export const handler = permittedEndpoint(quizzes.regradeQuiz, async ({ quiz, roles, user, body, query }) => {
  if (quiz.version === 0)
    throw new AppError('INVALID_STATE', { message: 'A draft has no results to correct. Please edit it.' });
  if (body.revision !== quiz.revision) throw new AppError('STALE_REVISION');
  // What was given up goes on: it was allowed when it was made.
  if (body.corrections.length > 0 && (await needsPublishApproval(quiz, roles)))
    throw new AppError('FORBIDDEN', { message: APPROVED_ALONE });
  const isPreview = query.preview === 'true';
  const latest = isPreview ? undefined : await latestRegrade(quiz);
  if (latest === 'running')
    throw new AppError('INVALID_STATE', {
      message: 'A correction is still being applied. Please wait for it.',
    });
  if (body.corrections.length === 0 && latest !== 'failed')
    throw new AppError('INVALID_INPUT', { errors: { corrections: 'Please correct at least one question' } });
  const corrections = await correctionsOf(quiz, body.corrections);
  if (!isPreview) return { runId: await apply(quiz, corrections, user.id) };
  const preview = await previewOf(quiz, corrections);
  // Names of people, who trusted them to the owner: for whoever decides on their results.
  return may(roles, 'quiz.grade') ? preview : { ...preview, changes: [] };
});

/** @throws AppError INVALID_INPUT naming every correction that cannot be made */
async function correctionsOf(
  quiz: Quiz,
  asked: Parameters<typeof readCorrections>[1],
): Promise<KeyCorrection[]> {
  const versions = await getEarlierVersions(quiz);
  const { changes, errors } = readCorrections(versions.newest, asked, {
    former: formerQuestions(versions),
    earlier: Map.groupBy(versions.earlier, ({ id }) => id),
    isPartial: versions.isPartial,
  });
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', { errors });
  return changes.map((change) => ({ ...change, upTo: quiz.version }));
}

/** Answers the run that marks what was handed in. */
async function apply(quiz: Quiz, corrections: readonly KeyCorrection[], by: string): Promise<string> {
  const at = nowIso();
  const before = quiz.keyRevision ?? 0;
  const earlier = before === 0 ? [] : await getCorrections(quiz.id, before);
  const isNew = corrections.length > 0;
  const made = isNew ? corrections : earlier;
  const input = {
    quizId: quiz.id,
    key: isNew ? before + 1 : before,
    at,
    by,
    questionIds: [...new Set(made.map(({ questionId }) => questionId))],
  };
  const { runId, write } = newJob('regrade', by, input);
  const run = { runId, by, write };
  if (isNew)
    await correctKey(quiz, { corrections: [...earlier, ...corrections], from: earlier.length, at, by }, run);
  else await runAgain(quiz, run);
  return runId;
}
