import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { listOrganizationUnsettled } from '../_runs/end-organization.ts';

export const handler = permittedEndpoint(organizations.getOrganizationDeletion, async ({ organization }) => ({
  unsettled: await listOrganizationUnsettled(organization.id),
}));
