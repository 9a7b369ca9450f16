import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listMembershipsOf } from '../model/memberships.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOwnAssignment, toAssignmentAnswer } from '../use-cases/assignments.ts';

export const handler = permittedEndpoint(
  organizations.getAssignment,
  async ({ organization: { id, settings }, params: { assignmentId } }) => {
    const stored = await getOwnAssignment(id, assignmentId);
    const [assignment, named] = await Promise.all([
      toAssignmentAnswer(stored),
      listMembershipsOf(id, stored.userIds),
    ]);
    return {
      assignment,
      timezone: settings.timezone,
      named: [...named.values()].map(({ userId, name }) => ({ id: userId, name })),
    };
  },
);
