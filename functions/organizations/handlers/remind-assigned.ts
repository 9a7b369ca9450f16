import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { assignmentOf, toAssignment } from '../use-cases/assignments.ts';
import { remindOfAssignment } from '../use-cases/assign-quiz.ts';

export const handler = permittedEndpoint(
  organizations.remindAssigned,
  async ({ params: { id, assignmentId }, user }) => ({
    assignment: await toAssignment(await remindOfAssignment(await assignmentOf(id, assignmentId), user.id)),
  }),
);
