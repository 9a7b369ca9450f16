import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { getUser } from '../../accounts/model/users.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { buildOrganization } from '../model/new-organization.ts';
import { toOrganizationCard } from '../model/organization-view.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = permittedEndpoint(organizations.createOrganization, async ({ body, user, onceId }) => {
  const owner = await getUser(user.id);
  if (!owner) throw new AppError('SESSION_EXPIRED');
  const { organization, plan } = await buildOrganization(body, owner, onceId);
  return { organization: toOrganizationCard(organization, plan) };
});
