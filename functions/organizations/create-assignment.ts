import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { toAssignment } from '../_organizations/assignments.ts';
import { addAssignment } from '../_runs/assign.ts';

export const handler = permittedEndpoint(
  organizations.createAssignment,
  async ({ organization: { id }, body, user }) => ({
    assignment: await toAssignment(await addAssignment(id, body, user.id)),
  }),
);
