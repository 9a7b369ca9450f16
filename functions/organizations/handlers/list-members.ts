import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { listDepartments } from '../model/departments.ts';
import { listMemberPage } from '../model/memberships.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { encodeCursor, createMemberFilter, hasFilters, decodeCursor } from '../use-cases/member-list.ts';
import { toDepartmentNames, toMemberAnswers } from '../model/members.ts';

export const handler = permittedEndpoint(
  organizations.listMembers,
  async ({ organization: { id }, membership, query: { limit, cursor, ...filters } }) => {
    const [page, departments, counts] = await Promise.all([
      listMemberPage(id, {
        limit,
        after: decodeCursor(cursor),
        fits: hasFilters(filters) ? createMemberFilter(filters) : undefined,
      }),
      listDepartments(id),
      getOrganizationCounts(id),
    ]);
    const members = await toMemberAnswers(page.members, toDepartmentNames(departments));
    // Addresses are for whoever writes to people by them.
    const manages = may(organizationRoles(membership), 'organization.manage');
    return {
      members: manages ? members : members.map((member) => ({ ...member, email: undefined })),
      total: counts.members,
      nextCursor: encodeCursor(page.next),
    };
  },
);
