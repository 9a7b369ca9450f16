import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';

interface Person {
  organizations?: readonly { id: string; title: string; role: OrganizationRole }[] | undefined;
}

/** Stands for the person. */
export const ONESELF = 'me';

/** Who a quiz can be given to by this person: organizations in whose name they make quizzes, and themselves. */
export function newOwners(
  { organizations = [] }: Person,
  organizationId: string | undefined,
  own: string,
): { value: string; label: string }[] {
  const making = organizations.filter((one) => may(organizationRoles(one), 'quiz.create'));
  return [
    ...(organizationId === undefined ? [] : [{ value: ONESELF, label: own }]),
    ...making.filter(({ id }) => id !== organizationId).map(({ id, title }) => ({ value: id, label: title })),
  ];
}
