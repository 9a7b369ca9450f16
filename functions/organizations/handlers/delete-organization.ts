import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { findAccountOwner } from '../../accounts/model/account-owner.ts';
import { confirmOwner } from '../../accounts/model/confirm-owner.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import {
  assertSettled,
  closeOrganization,
  listOrganizationUnsettled,
} from '../use-cases/end-organization.ts';
import { fieldError } from '../../platform/field-error.ts';

export const handler = permittedEndpoint(
  organizations.deleteOrganization,
  async ({ body: { confirm, ...proof }, organization, person, user, address }) => {
    if (confirm !== organization.name)
      throw fieldError('confirm', 'This is not the name of the organization');
    await confirmOwner(person, { ...proof, address }, async () =>
      assertSettled(await listOrganizationUnsettled(organization.id)),
    );
    const goesAt = await closeOrganization(organization, user.id);
    return { erasedFrom: new Date(goesAt).toISOString() };
  },
  { findPerson: findAccountOwner },
);
