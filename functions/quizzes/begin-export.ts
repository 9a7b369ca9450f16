import {
  RESULTS_FORMATS,
  type ResultsFormat,
  type RunExportFormat,
} from '@quizhall/shared/contract/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { beginRun } from '../_data/runs.ts';
import { assertMaySeeResults } from '../_results/rights.ts';
import { exportKey } from '../_files/exports.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { nowIso } from '../_platform/clock.ts';
import { randomText } from '../_platform/random.ts';
import { newRunOf } from '../_runs/start.ts';

/** `json` is that of the results, where both could be meant. */
const isOfResults = (format: RunExportFormat): format is ResultsFormat =>
  (RESULTS_FORMATS as readonly string[]).includes(format);

export const handler = permittedEndpoint(
  quizzes.beginExport,
  async ({ quiz, roles, body: { format, media }, user }) => {
    const input = { userId: user.id, quizId: quiz.id, key: exportKey(user.id, randomText(24)) };
    if (isOfResults(format)) assertMaySeeResults(roles, format);
    const { runId, write } = isOfResults(format)
      ? newRunOf('results', user.id, { ...input, format, until: nowIso() })
      : newRunOf('export', user.id, {
          ...input,
          format: format === 'questions-json' ? 'json' : format,
          media,
        });
    await beginRun(write);
    return { runId };
  },
);
