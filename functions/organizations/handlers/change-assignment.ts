import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOwnAssignment, toAssignmentAnswer } from '../use-cases/assignments.ts';
import { changeAssignment } from '../use-cases/change-assignment.ts';

export const handler = permittedEndpoint(
  organizations.changeAssignment,
  async ({ params: { id, assignmentId }, body, user }) => ({
    assignment: await toAssignmentAnswer(
      await changeAssignment(await getOwnAssignment(id, assignmentId), body, user.id),
    ),
  }),
);
