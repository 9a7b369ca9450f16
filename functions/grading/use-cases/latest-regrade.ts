import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getJob } from '../../platform/jobs/job-store.ts';

/** How the run of the latest correction of the key stands; undefined where there was none, or so long ago that none is kept. */
export async function latestRegrade({
  regrade,
}: Pick<Quiz, 'regrade'>): Promise<'running' | 'done' | 'failed' | undefined> {
  const run = regrade && (await getJob({ ownerId: regrade.by, id: regrade.runId }));
  if (!run) return undefined;
  return run.status === 'queued' ? 'running' : run.status;
}
