import { organizations } from '@quizhall/shared/contract/organizations';
import { findAccountOwner } from '../_accounts/account-owner.ts';
import { confirmOwner } from '../_accounts/confirm-owner.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { assertSettled, closeOrganization, listOrganizationUnsettled } from '../_runs/end-organization.ts';
import { refusedField } from '../_platform/refused-field.ts';

export const handler = permittedEndpoint(
  organizations.deleteOrganization,
  async ({ body: { confirm, ...proof }, organization, person, user, address }) => {
    if (confirm !== organization.name)
      throw refusedField('confirm', 'This is not the name of the organization');
    await confirmOwner(person, { ...proof, address }, async () =>
      assertSettled(await listOrganizationUnsettled(organization.id)),
    );
    const goesAt = await closeOrganization(organization, user.id);
    return { erasedFrom: new Date(goesAt).toISOString() };
  },
  { findPerson: findAccountOwner },
);
