import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toAssignmentAnswer } from '../use-cases/assignments.ts';
import { addAssignment } from '../use-cases/assign-quiz.ts';

export const handler = permittedEndpoint(
  organizations.createAssignment,
  async ({ organization: { id }, body, user }) => ({
    assignment: await toAssignmentAnswer(await addAssignment(id, body, user.id)),
  }),
);
