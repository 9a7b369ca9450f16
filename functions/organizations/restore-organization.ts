import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { reopenOrganization } from '../_runs/end-organization.ts';

export const handler = permittedEndpoint(organizations.restoreOrganization, ({ organization, user }) =>
  reopenOrganization(organization, user.id),
);
