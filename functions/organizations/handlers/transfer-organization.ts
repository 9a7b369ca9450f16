import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { handOver, memberOf } from '../model/members.ts';

export const handler = permittedEndpoint(
  organizations.transferOrganization,
  async ({ params, membership, body }) => {
    await handOver(membership, await memberOf(params.id, body.userId));
  },
);
