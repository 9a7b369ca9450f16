import { organizations } from '@quizhall/shared/contract/organizations';
import { chooseOrganization } from '../_data/own-organizations.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(organizations.chooseOrganization, async ({ body, user }) => {
  if (!(await chooseOrganization(user.id, body.organizationId))) throw new AppError('NOT_FOUND');
});
