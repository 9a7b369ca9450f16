import type { ShownDepartment } from '@quizhall/shared/model/member';
import { SHOWN_AFTER } from '@quizhall/shared/rules/assignments';
import type * as z from 'zod';
import { listAssignmentsSince } from '../_data/assignments.ts';
import { listDepartments } from '../_data/departments.ts';
import { listMembershipsOf } from '../_data/memberships.ts';
import type { StoredCard } from '../_data/quizzes.ts';
import { now } from '../_platform/clock.ts';
import { namedDepartments } from './members.ts';

type Shown = z.output<typeof ShownDepartment>;

/** Departments of an organization's quizzes: that of the creator, and those a quiz is assigned to. Undefined without departments. */
export async function quizDepartments(
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
  const named = namedDepartments(departments);
  return {
    all: departments.map(({ id, name }) => ({ id, name })),
    of({ id, createdBy }) {
      const own = memberships.get(createdBy ?? '')?.departmentId;
      const ids = new Set([...(own ? [own] : []), ...(assigned.get(id) ?? [])]);
      return [...ids].flatMap((one) => named(one) ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
    },
  };
}
