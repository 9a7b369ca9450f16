import { quizzes } from '@quizhall/shared/contract/quizzes';
import { countByStatus, pageOfQuizzes, sortsByNumbers } from '@quizhall/shared/rules/quiz-list';
import { NO_NUMBERS, toCard } from '../_authoring/quiz-view.ts';
import { readCursor, writeCursor } from '../_authoring/list-cursor.ts';
import { listCardNumbers } from '../_data/card-numbers.ts';
import { listOwnerCards } from '../_data/owner-quizzes.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(quizzes.listQuizzes, async ({ query, user }) => {
  const { cursor, ...wanted } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const all = await listOwnerCards(user.id);
  const numbersOfAll = sortsByNumbers(query.sort) ? await listCardNumbers(all.map(idOf)) : undefined;
  const numbered = all.map((card) => ({ ...card, ...(numbersOfAll?.(card.id) ?? NO_NUMBERS) }));
  const page = pageOfQuizzes(numbered, { ...wanted, after });
  const numbersOf = numbersOfAll ?? (await listCardNumbers(page.quizzes.map(idOf)));
  return {
    quizzes: page.quizzes.map((card) => toCard(card, numbersOf(card.id))),
    counts: countByStatus(all),
    nextCursor: page.next && writeCursor(page.next),
  };
});

const idOf = ({ id }: { id: string }): string => id;
