import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { QuizRole } from '@quizhall/shared/model/enums';
import { coAuthorRoles, may } from '@quizhall/shared/rules/permissions';
import {
  countByStatus,
  isFoundBy,
  isUnder,
  pageOfQuizzes,
  sortsByNumbers,
} from '@quizhall/shared/rules/quizzes/quiz-list';
import { EMPTY_CARD_NUMBERS, OWNER_ROLES, toCard } from '../model/quiz-view.ts';
import { decodeListCursor, encodeListCursor } from '../model/list-cursor.ts';
import { listCardNumbers } from '../../results/model/card-numbers.ts';
import { listSharedCardsWithDeleted, type SharedCard } from '../model/co-authors.ts';
import { listOwnerCardsWithDeleted } from '../model/owner-quizzes.ts';
import type { StoredCard } from '../model/quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(quizzes.listQuizzes, async ({ query, user }) => {
  const { cursor, scope, matches, ...wanted } = query;
  const after = cursor === undefined ? undefined : decodeListCursor(cursor);
  const ever =
    scope === 'own' ? await listOwnerCardsWithDeleted(user.id) : await listSharedCardsWithDeleted(user.id);
  const found = ever.filter((card) => isFoundBy(card, query.search ?? ''));
  const shown = found.filter((card) => isUnder(card, query.status));
  const numbersOfAll = sortsByNumbers(query.sort) ? await listCardNumbers(shown.map(idOf)) : undefined;
  const numbered = shown.map((card) => ({ ...card, ...(numbersOfAll?.(card.id) ?? EMPTY_CARD_NUMBERS) }));
  const page = pageOfQuizzes(numbered, { ...wanted, after });
  const [numbersOf, sharingOf] = await Promise.all([
    numbersOfAll ?? listCardNumbers(page.quizzes.map(idOf)),
    readSharing(page.quizzes),
  ]);
  return {
    quizzes: page.quizzes.map((card) => {
      const { roles, owner } = sharingOf(card);
      return { ...toCard(card, numbersOf(card.id), roles), owner };
    }),
    total: page.matching.length,
    matches:
      matches === 'with' ? page.matching.filter((card) => may(rolesWith(card), 'quiz.manage')) : undefined,
    counts: countByStatus(found),
    nextCursor: page.next && encodeListCursor(page.next),
  };
});

const idOf = ({ id }: { id: string }): string => id;

const rolesWith = (card: StoredCard | SharedCard): readonly QuizRole[] =>
  'role' in card ? coAuthorRoles(card) : OWNER_ROLES;

/** What the caller is to the quizzes, and whose those of others are, by the names of today. */
async function readSharing(cards: readonly (StoredCard | SharedCard)[]) {
  const names = await listNames(cards.flatMap((card) => ('role' in card ? card.ownerId : [])));
  return (card: StoredCard | SharedCard) => ({
    roles: rolesWith(card),
    owner: 'role' in card ? { id: card.ownerId, name: names.get(card.ownerId) } : undefined,
  });
}
