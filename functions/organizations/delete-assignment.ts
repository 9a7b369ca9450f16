import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { assignmentOf } from '../_organizations/assignments.ts';
import { removeAssignment } from '../_runs/assign.ts';

export const handler = permittedEndpoint(
  organizations.deleteAssignment,
  async ({ params: { id, assignmentId }, user }) =>
    removeAssignment(await assignmentOf(id, assignmentId), user.id),
);
