import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { toOwnQuiz } from '../model/quiz-view.ts';
import { restoredDraft, getStoredVersion } from '../model/versions.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';

export const handler = permittedEndpoint(quizzes.getVersion, async ({ params, quiz: today, roles }) => {
  const { version, content } = await getStoredVersion(today, params.n);
  const [{ quiz, ...written }, numbers] = await Promise.all([
    restoredDraft(today, content),
    getCardNumbers(today.id),
  ]);
  const number = params.n.isDraft ? today.version : version.number;
  const then = { ...quiz, version: number, updatedAt: version.publishedAt };
  return { version, quiz: toOwnQuiz(then, written, numbers, roles) };
});
