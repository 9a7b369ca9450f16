import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOwnAssignment } from '../use-cases/assignments.ts';
import { removeAssignment } from '../use-cases/assign-quiz.ts';

export const handler = permittedEndpoint(
  organizations.deleteAssignment,
  async ({ params: { id, assignmentId }, user }) =>
    removeAssignment(await getOwnAssignment(id, assignmentId), user.id),
);
