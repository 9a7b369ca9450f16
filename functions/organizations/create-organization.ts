import { organizations } from '@quizhall/shared/contract/organizations';
import { getUser } from '../_data/users.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { makeOrganization } from '../_organizations/new-organization.ts';
import { toCard } from '../_organizations/view.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = permittedEndpoint(organizations.createOrganization, async ({ body, user, onceId }) => {
  const owner = await getUser(user.id);
  if (!owner) throw new AppError('SESSION_EXPIRED');
  const { organization, plan } = await makeOrganization(body, owner, onceId);
  return { organization: toCard(organization, plan) };
});
