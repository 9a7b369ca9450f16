import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { handOver, memberOf } from '../_organizations/members.ts';

export const handler = permittedEndpoint(
  organizations.transferOrganization,
  async ({ params, membership, body }) => {
    await handOver(membership, await memberOf(params.id, body.userId));
  },
);
