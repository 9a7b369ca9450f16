import { quizzes } from '@quizhall/shared/contract/quizzes';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { readQuestions } from '../_import/index.ts';

export const handler = endpoint(quizzes.importQuestions, async ({ body, files }) => {
  const source = files.file?.[0]?.bytes ?? body.text;
  if (source === undefined || source.length === 0) {
    throw new AppError('INVALID_INPUT', { errors: { text: 'Please choose a file or paste some text' } });
  }
  return readQuestions({ format: body.format, source });
});
