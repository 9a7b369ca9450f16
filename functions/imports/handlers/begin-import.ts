import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { createJob } from '../../platform/jobs/job-store.ts';
import { isOwnUpload } from '../../platform/storage/media-urls.ts';
import { getFileStart } from '../../platform/storage/storage.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

export const handler = endpoint(quizzes.beginImport, async ({ body: { key, format, encoding }, user }) => {
  const isThere = isOwnUpload(key, 'import', user.id) && (await getFileStart(key));
  if (!isThere) throw new AppError('UPLOAD_MISSING', { errors: { key: 'Please upload the file again' } });
  const { runId, write } = newJob('import', user.id, { userId: user.id, key, format, encoding });
  await createJob(write);
  return { runId };
});
