import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { assignmentOf, toAssignment } from '../use-cases/assignments.ts';
import { changeAssignment } from '../use-cases/change-assignment.ts';

export const handler = permittedEndpoint(
  organizations.changeAssignment,
  async ({ params: { id, assignmentId }, body, user }) => ({
    assignment: await toAssignment(
      await changeAssignment(await assignmentOf(id, assignmentId), body, user.id),
    ),
  }),
);
