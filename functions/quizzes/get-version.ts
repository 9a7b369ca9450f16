import { quizzes } from '@quizhall/shared/contract/quizzes';
import { toOwnQuiz } from '../_authoring/quiz-view.ts';
import { asWritten, loadVersion, withNames } from '../_authoring/versions.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(quizzes.getVersion, async ({ params, quiz: today, roles }) => {
  const { note, content } = await loadVersion(today, params.n);
  const [{ quiz, ...written }, [version], numbers] = await Promise.all([
    asWritten(today, content),
    withNames([note]),
    getCardNumbers(today.id),
  ]);
  if (!version) throw new AppError('NOT_FOUND');
  const then = { ...quiz, version: note.number, updatedAt: note.publishedAt };
  return { version, quiz: toOwnQuiz(then, written, numbers, roles) };
});
