import { quizzes } from '@quizhall/shared/contract/quizzes';
import { toOwnQuiz } from '../_authoring/quiz-view.ts';
import { asWritten, loadStored } from '../_authoring/versions.ts';
import { getCardNumbers } from '../_data/card-numbers.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getVersion, async ({ params, quiz: today, roles }) => {
  const { version, content } = await loadStored(today, params.n);
  const [{ quiz, ...written }, numbers] = await Promise.all([
    asWritten(today, content),
    getCardNumbers(today.id),
  ]);
  const number = params.n.isDraft ? today.version : version.number;
  const then = { ...quiz, version: number, updatedAt: version.publishedAt };
  return { version, quiz: toOwnQuiz(then, written, numbers, roles) };
});
