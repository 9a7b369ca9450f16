import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { assignmentOf, toAssignment } from '../_organizations/assignments.ts';
import { changeAssignment } from '../_runs/change-assignment.ts';

export const handler = permittedEndpoint(
  organizations.changeAssignment,
  async ({ params: { id, assignmentId }, body, user }) => ({
    assignment: await toAssignment(
      await changeAssignment(await assignmentOf(id, assignmentId), body, user.id),
    ),
  }),
);
