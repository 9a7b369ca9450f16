import { storeOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { createJob } from '../../functions/platform/jobs/job-store.ts';
import { rebuildEntries } from '../../functions/explore/use-cases/rebuild-entries.ts';
import { newJob } from '../../functions/platform/jobs/new-job.ts';
import type { Call } from './command.ts';

/** `catalogue rebuild`. The files are made by a run, which the stage works on. */
export async function rebuildCatalogue({ by, dryRun }: Call): Promise<string[]> {
  if (dryRun)
    return [
      'The whole table would be read, and the catalogue of Explore made of the quizzes and organizations in it.',
    ];
  const count = await rebuildEntries();
  const { runId, write } = newJob('catalogue', 'site', { fresh: true });
  await createJob(write);
  const text = `${count} quizzes are in Explore`;
  await storeOperatorEntry({ command: 'catalogue rebuild', target: runId, by, reason: text });
  return [`${text}. Its files are being made.`];
}
