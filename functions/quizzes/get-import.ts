import { quizzes } from '@quizhall/shared/contract/quizzes';
import { ImportAnswer } from '@quizhall/shared/contract/quiz-imports';
import { getRun } from '../_data/runs.ts';
import { readFile } from '../_files/storage.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(quizzes.getImport, async ({ params, user }) => {
  const run = await getRun({ ownerId: user.id, id: params.id });
  const key = run?.kind === 'import' && run.status === 'done' ? run.result?.key : undefined;
  const bytes = typeof key === 'string' ? await readFile(key) : undefined;
  if (!bytes) throw new AppError('NOT_FOUND');
  return ImportAnswer.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
});
