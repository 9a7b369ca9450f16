import { quizzes } from '@quizhall/shared/contract/quizzes';
import { beginRun } from '../_data/runs.ts';
import { isUploadOf } from '../_files/media.ts';
import { readStart } from '../_files/storage.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = endpoint(quizzes.beginImport, async ({ body: { key, format, encoding }, user }) => {
  const isThere = isUploadOf(key, 'import', user.id) && (await readStart(key));
  if (!isThere) throw new AppError('UPLOAD_MISSING', { errors: { key: 'Please upload the file again' } });
  const { runId, write } = newRunOf('import', user.id, { userId: user.id, key, format, encoding });
  await beginRun(write);
  return { runId };
});
