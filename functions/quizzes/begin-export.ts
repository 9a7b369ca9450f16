import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { beginRun } from '../_data/runs.ts';
import { exportKey } from '../_files/exports.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { randomText } from '../_platform/random.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = permittedEndpoint(quizzes.beginExport, async ({ quiz, body, user }) => {
  const format: QuizExportFormat = body.format === 'questions-json' ? 'json' : body.format;
  const key = exportKey(user.id, randomText(24));
  const { runId, write } = newRunOf('export', user.id, {
    userId: user.id,
    quizId: quiz.id,
    key,
    format,
    media: body.media,
  });
  await beginRun(write);
  return { runId };
});
