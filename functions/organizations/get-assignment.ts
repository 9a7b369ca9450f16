import { organizations } from '@quizhall/shared/contract/organizations';
import { listMembershipsOf } from '../_data/memberships.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { assignmentOf, toAssignment } from '../_organizations/assignments.ts';

export const handler = permittedEndpoint(
  organizations.getAssignment,
  async ({ organization: { id, settings }, params: { assignmentId } }) => {
    const stored = await assignmentOf(id, assignmentId);
    const [assignment, named] = await Promise.all([
      toAssignment(stored),
      listMembershipsOf(id, stored.userIds),
    ]);
    return {
      assignment,
      timezone: settings.timezone,
      named: [...named.values()].map(({ userId, name }) => ({ id: userId, name })),
    };
  },
);
