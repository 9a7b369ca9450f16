import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { importFrom } from '../use-cases/import-from.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(quizzes.importQuestions, async ({ body, files, user }) => {
  const source = files.file?.[0]?.bytes ?? body.text;
  if (source === undefined || source.length === 0) {
    throw new AppError('INVALID_INPUT', { errors: { text: 'Please choose a file or paste some text' } });
  }
  return importFrom({ format: body.format, encoding: body.encoding, source }, user.id);
});
