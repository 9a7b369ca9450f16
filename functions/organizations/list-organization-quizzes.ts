import { organizations } from '@quizhall/shared/contract/organizations';
import { isOffered } from '@quizhall/shared/rules/offered';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import {
  countByStatus,
  isFoundBy,
  isUnder,
  pageOfQuizzes,
  sortsByNumbers,
} from '@quizhall/shared/rules/quiz-list';
import { readCursor, writeCursor } from '../_authoring/list-cursor.ts';
import { NO_NUMBERS, toCard } from '../_authoring/quiz-view.ts';
import { listCardNumbers } from '../_data/card-numbers.ts';
import { listOwnerCardsEver } from '../_data/owner-quizzes.ts';
import { listNames } from '../_data/users.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';

export const handler = permittedEndpoint(
  organizations.listOrganizationQuizzes,
  async ({ organization, membership, query: { cursor, search = '', ...wanted } }) => {
    const roles = organizationRoles(membership);
    const seesAll = may(roles, 'quiz.view');
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const ever = await listOwnerCardsEver(organization.id);
    const visible = seesAll ? ever : ever.filter(isOffered);
    const found = visible.filter((card) => isFoundBy(card, search));
    const shown = found.filter((card) => isUnder(card, wanted.status));
    const numbersOfAll = sortsByNumbers(wanted.sort)
      ? await listCardNumbers(shown.map(({ id }) => id))
      : undefined;
    const numbered = shown.map((card) => ({ ...card, ...(numbersOfAll?.(card.id) ?? NO_NUMBERS) }));
    const page = pageOfQuizzes(numbered, { ...wanted, after });
    const [numbersOf, names] = await Promise.all([
      numbersOfAll ?? listCardNumbers(page.quizzes.map(({ id }) => id)),
      listNames(page.quizzes.flatMap(({ createdBy }) => createdBy ?? [])),
    ]);
    return {
      quizzes: page.quizzes.map((card) => ({
        ...toCard(card, numbersOf(card.id), roles),
        creator:
          card.createdBy === undefined ? undefined : { id: card.createdBy, name: names.get(card.createdBy) },
      })),
      total: page.matching.length,
      counts: countByStatus(found),
      nextCursor: page.next && writeCursor(page.next),
    };
  },
);
