import type { ShownDepartment } from '@quizhall/shared/model/organizations/member';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import type * as z from 'zod';
import { listDepartments } from './departments.ts';
import { listMembers, listMembershipsOf } from './memberships.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { toDepartmentNames } from './members.ts';

type Shown = z.output<typeof ShownDepartment>;

/** Departments of the organization that owns a quiz. */
export interface DepartmentFilter {
  departments: Shown[];
  /** Finds the present department of each of these participants. */
  of: (participants: readonly string[]) => Promise<(participant: string) => Shown | undefined>;
  /** Finds the participants that are in a department; an empty id stands for members and guests without one. */
  within: (departmentId: string) => Promise<(participant: string) => boolean>;
}

const PERSON = 'u_';
const userIdOf = (participant: string): string | undefined =>
  participant.startsWith(PERSON) ? participant.slice(PERSON.length) : undefined;

/**
 * Departments by which the results of a quiz can be filtered. Undefined for a personal quiz and for an
 * organization without departments.
 */
export async function findDepartmentFilter({
  ownerId,
}: Pick<Quiz, 'ownerId'>): Promise<DepartmentFilter | undefined> {
  const owner = ownerOf(ownerId);
  if (!('organization' in owner)) return undefined;
  const { organization } = owner;
  const departments = await listDepartments(organization);
  if (departments.length === 0) return undefined;
  const named = toDepartmentNames(departments);
  return {
    departments: departments.map(({ id, name }) => ({ id, name })),
    async of(participants) {
      const ids = [...new Set(participants.flatMap((one) => userIdOf(one) ?? []))];
      const memberships = await listMembershipsOf(organization, ids);
      return (participant) => named(memberships.get(userIdOf(participant) ?? '')?.departmentId);
    },
    async within(departmentId) {
      const members = await listMembers(organization);
      const placed = new Map(members.map((one) => [one.userId, named(one.departmentId)?.id ?? '']));
      return (participant) => (placed.get(userIdOf(participant) ?? '') ?? '') === departmentId;
    },
  };
}
