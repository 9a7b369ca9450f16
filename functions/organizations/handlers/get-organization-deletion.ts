import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listOrganizationUnsettled } from '../use-cases/end-organization.ts';

export const handler = permittedEndpoint(organizations.getOrganizationDeletion, async ({ organization }) => ({
  unsettled: await listOrganizationUnsettled(organization.id),
}));
