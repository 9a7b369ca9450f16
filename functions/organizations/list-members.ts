import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { pageOfMembers } from '../_data/memberships.ts';
import { getOrganizationCounts } from '../_data/organization-counts.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { cursorOf, fitsFilters, isNarrowed, placeOf } from '../_organizations/member-list.ts';
import { namedDepartments, withPeople } from '../_organizations/members.ts';

export const handler = permittedEndpoint(
  organizations.listMembers,
  async ({ organization: { id }, query: { limit, cursor, ...filters } }) => {
    const [page, departments, counts] = await Promise.all([
      pageOfMembers(id, {
        limit,
        after: placeOf(cursor),
        fits: isNarrowed(filters) ? fitsFilters(filters) : undefined,
      }),
      listDepartments(id),
      getOrganizationCounts(id),
    ]);
    return {
      members: await withPeople(page.members, namedDepartments(departments)),
      total: counts.members,
      nextCursor: cursorOf(page.next),
    };
  },
);
