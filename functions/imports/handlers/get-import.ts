import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ImportAnswer } from '@quizhall/shared/contract/imports/quiz-imports';
import { getJob } from '../../platform/jobs/job-store.ts';
import { getFile } from '../../platform/storage/storage.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.getImport, async ({ params, user }) => {
  const run = await getJob({ ownerId: user.id, id: params.id });
  const key = run?.kind === 'import' && run.status === 'done' ? run.result?.key : undefined;
  const bytes = typeof key === 'string' ? await getFile(key) : undefined;
  if (!bytes) throw new AppError('NOT_FOUND');
  return ImportAnswer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
});
