import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { selectOrganization } from '../model/user-organizations.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(organizations.chooseOrganization, async ({ body, user }) => {
  if (!(await selectOrganization(user.id, body.organizationId))) throw new AppError('NOT_FOUND');
});
