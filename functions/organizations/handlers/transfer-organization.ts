import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { transferOwnership, getMember } from '../model/members.ts';

export const handler = permittedEndpoint(
  organizations.transferOrganization,
  async ({ params, membership, body }) => {
    await transferOwnership(membership, await getMember(params.id, body.userId));
  },
);
