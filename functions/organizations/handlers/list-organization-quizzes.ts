import type * as z from 'zod';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type { ShownDepartment } from '@quizhall/shared/model/organizations/member';
import { SHOWN_AFTER } from '@quizhall/shared/rules/organizations/assignments';
import { isOffered } from '@quizhall/shared/rules/quizzes/availability-to-participants';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import {
  countByStatus,
  isFoundBy,
  isUnder,
  pageOfQuizzes,
  sortsByNumbers,
} from '@quizhall/shared/rules/quizzes/quiz-list';
import { decodeListCursor, encodeListCursor } from '../../quizzes/model/list-cursor.ts';
import { EMPTY_CARD_NUMBERS, toCard } from '../../quizzes/model/quiz-view.ts';
import { listCardNumbers } from '../../results/model/card-numbers.ts';
import { listPendingApprovals } from '../../quizzes/model/approvals.ts';
import { listAssignmentsSince } from '../model/assignments.ts';
import { listDepartments } from '../model/departments.ts';
import { getQuizzes } from '../../quizzes/model/quizzes-by-id.ts';
import { listMembershipsOf } from '../model/memberships.ts';
import { listOwnerCardsWithDeleted } from '../../quizzes/model/owner-quizzes.ts';
import type { StoredCard } from '../../quizzes/model/quizzes.ts';
import { listNames } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { now } from '../../platform/clock.ts';
import { toDepartmentNames } from '../model/members.ts';

type Shown = z.output<typeof ShownDepartment>;

/** Departments of an organization's quizzes: that of the creator, and those a quiz is assigned to. Undefined without departments. */
async function quizDepartments(
  organizationId: string,
  cards: readonly Pick<StoredCard, 'createdBy'>[],
): Promise<{ all: Shown[]; of: (card: Pick<StoredCard, 'id' | 'createdBy'>) => Shown[] } | undefined> {
  const departments = await listDepartments(organizationId);
  if (departments.length === 0) return undefined;
  const creators = [...new Set(cards.flatMap(({ createdBy }) => createdBy ?? []))];
  const [memberships, assignments] = await Promise.all([
    listMembershipsOf(organizationId, creators),
    listAssignmentsSince(organizationId, now() - SHOWN_AFTER),
  ]);
  const assigned = new Map<string, string[]>();
  for (const { quizId, departmentIds } of assignments)
    assigned.set(quizId, [...(assigned.get(quizId) ?? []), ...departmentIds]);
  const named = toDepartmentNames(departments);
  return {
    all: departments.map(({ id, name }) => ({ id, name })),
    of({ id, createdBy }) {
      const own = memberships.get(createdBy ?? '')?.departmentId;
      const ids = new Set([...(own ? [own] : []), ...(assigned.get(id) ?? [])]);
      return [...ids].flatMap((one) => named(one) ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
    },
  };
}

const noNumbers = async () => () => EMPTY_CARD_NUMBERS;

/** In place of how a quiz goes, for whoever may not see that. */
const UNTOLD = {
  totalResponses: undefined,
  waitingResponses: undefined,
  avgScore: undefined,
  avgTime: undefined,
  avgSeconds: undefined,
  rating: undefined,
};

/** The same where analytics are switched off: how often it was taken is told all the same. */
const UNSUMMED = { avgScore: undefined, avgTime: undefined, avgSeconds: undefined, rating: undefined };

/** Quizzes that members may find. A private one is reached by its link only; a card without a visibility follows the settings' `isPublic`. */
async function forMembers(cards: readonly StoredCard[]): Promise<StoredCard[]> {
  const offered = cards.filter(isOffered);
  const unknown = offered.filter(({ visibility }) => visibility === undefined);
  const quizzes = await getQuizzes(unknown.map(({ id }) => id));
  return offered.filter(({ id, visibility }) => {
    const settings = quizzes.get(id)?.settings;
    const seenBy = visibility ?? settings?.visibility ?? (settings?.isPublic ? 'public' : 'private');
    return seenBy !== 'private';
  });
}

export const handler = permittedEndpoint(
  organizations.listOrganizationQuizzes,
  async ({ organization, membership, query: { cursor, search = '', category, departmentId, ...wanted } }) => {
    const roles = organizationRoles(membership);
    const seesAll = may(roles, 'quiz.view');
    // How a quiz goes is told to whoever may see that; in whatever order others ask for it.
    const figures = seesAll ? listCardNumbers : noNumbers;
    const after = cursor === undefined ? undefined : decodeListCursor(cursor);
    const [ever, pending] = await Promise.all([
      listOwnerCardsWithDeleted(organization.id),
      seesAll ? listPendingApprovals(organization.id) : [],
    ]);
    const waiting = new Map(pending.map(({ subject, id }) => [subject, id]));
    const visible = seesAll ? ever : await forMembers(ever);
    const classes = seesAll ? await quizDepartments(organization.id, visible) : undefined;
    const inCategory = (card: StoredCard) => category === undefined || card.customCategory === category;
    const inDepartment = (card: StoredCard) =>
      departmentId === undefined || !classes || classes.of(card).some(({ id }) => id === departmentId);
    const found = visible.filter((card) => inCategory(card) && inDepartment(card) && isFoundBy(card, search));
    const shown = found.filter((card) => isUnder(card, wanted.status));
    const numbersOfAll = sortsByNumbers(wanted.sort) ? await figures(shown.map(({ id }) => id)) : undefined;
    const isTold = organization.settings.enableAnalytics;
    const numbered = shown.map((card) => {
      const { totalResponses, ...sums } = numbersOfAll?.(card.id) ?? EMPTY_CARD_NUMBERS;
      return { ...card, ...(isTold ? sums : EMPTY_CARD_NUMBERS), totalResponses };
    });
    const page = pageOfQuizzes(numbered, { ...wanted, after });
    const [numbersOf, names] = await Promise.all([
      numbersOfAll ?? figures(page.quizzes.map(({ id }) => id)),
      listNames(page.quizzes.flatMap(({ createdBy }) => createdBy ?? [])),
    ]);
    return {
      quizzes: page.quizzes.map((card) => ({
        ...toCard(card, numbersOf(card.id), roles),
        ...(!isTold && UNSUMMED),
        ...(!seesAll && UNTOLD),
        creator:
          card.createdBy === undefined ? undefined : { id: card.createdBy, name: names.get(card.createdBy) },
        ...(classes && { departments: classes.of(card) }),
        approvalId: waiting.get(card.id),
      })),
      total: page.matching.length,
      counts: countByStatus(found),
      categories: organization.customCategories,
      ...(classes && { departments: classes.all }),
      nextCursor: page.next && encodeListCursor(page.next),
    };
  },
);
