import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { assignmentOf, toAssignment } from '../_organizations/assignments.ts';
import { remindOfAssignment } from '../_runs/assign.ts';

export const handler = permittedEndpoint(
  organizations.remindAssigned,
  async ({ params: { id, assignmentId }, user }) => ({
    assignment: await toAssignment(await remindOfAssignment(await assignmentOf(id, assignmentId), user.id)),
  }),
);
