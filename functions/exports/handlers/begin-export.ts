import {
  RESULTS_FORMATS,
  type ResultsFormat,
  type RunExportFormat,
} from '@quizhall/shared/contract/exports/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { createJob } from '../../platform/jobs/job-store.ts';
import { assertMaySeeResults } from '../../results/model/results-permission.ts';
import { exportKey } from '../../platform/storage/export-key.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { nowIso } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** `json` is that of the results, where both could be meant. */
const isOfResults = (format: RunExportFormat): format is ResultsFormat =>
  (RESULTS_FORMATS as readonly string[]).includes(format);

export const handler = permittedEndpoint(
  quizzes.beginExport,
  async ({ quiz, roles, body: { format, media }, user }) => {
    const input = { userId: user.id, quizId: quiz.id, key: exportKey(user.id, randomText(24)) };
    if (isOfResults(format)) assertMaySeeResults(roles, format);
    const { runId, write } = isOfResults(format)
      ? newJob('results', user.id, { ...input, format, until: nowIso() })
      : newJob('export', user.id, {
          ...input,
          format: format === 'questions-json' ? 'json' : format,
          media,
        });
    await createJob(write);
    return { runId };
  },
);
