import { quizzes } from '@quizhall/shared/contract/quizzes';
import { countByStatus, pageOfQuizzes } from '@quizhall/shared/rules/quiz-list';
import { toCard } from '../_authoring/quiz-view.ts';
import { readCursor, writeCursor } from '../_authoring/list-cursor.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizzes.listQuizzes, async ({ query, user }) => {
  const { cursor, ...wanted } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const all = await listOwnerCards(user.id);
  const page = pageOfQuizzes(all, { ...wanted, after });
  return {
    quizzes: page.quizzes.map((card) => toCard(card, card)),
    counts: countByStatus(all),
    nextCursor: page.next && writeCursor(page.next),
  };
});
