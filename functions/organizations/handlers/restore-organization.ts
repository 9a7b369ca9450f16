import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { reopenOrganization } from '../use-cases/end-organization.ts';

export const handler = permittedEndpoint(organizations.restoreOrganization, ({ organization, user }) =>
  reopenOrganization(organization, user.id),
);
