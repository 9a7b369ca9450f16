import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { QuizAction } from '@quizhall/shared/rules/permissions';
import { applyStatusAction } from '../model/publishing.ts';
import { removeQuiz } from '../model/remove-quiz.ts';
import type { Quiz } from '../model/quizzes.ts';
import { getPermittedQuiz } from '../../http/authorize.ts';
import { endpoint } from '../../http/endpoint.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { AppError } from '../../platform/errors.ts';

/** What is asked for and done, as by the calls for one quiz. */
const ACTIONS: Record<
  'archive' | 'restore' | 'delete',
  { permission: QuizAction; work: (quiz: Quiz, by: string) => Promise<unknown> }
> = {
  archive: { permission: 'quiz.manage', work: (quiz) => applyStatusAction(quiz, 'archive') },
  restore: { permission: 'quiz.manage', work: (quiz) => applyStatusAction(quiz, 'restore') },
  delete: { permission: 'quiz.delete', work: removeQuiz },
};

/** Each takes two or three calls of the table, one after the other. */
const AT_ONCE = 10;

export const handler = endpoint(quizzes.bulkAction, async ({ body: { quizIds, action }, user }) => {
  const { permission, work } = ACTIONS[action];
  const results = await mapBounded([...new Set(quizIds)], AT_ONCE, async (id) => {
    try {
      await work((await getPermittedQuiz(id, user.id, permission)).quiz, user.id);
      return { id, ok: true };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, ok: false, message: error.message };
    }
  });
  return { results };
});
