import { organizations } from '@quizhall/shared/contract/organizations';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { endpoint } from '../_http/endpoint.ts';
import { joinBy } from '../_organizations/joining.ts';

export const handler = endpoint(
  organizations.joinOrganization,
  async ({ params, body: { key }, person }) => ({ state: await joinBy(params.id, person, key) }),
  { findPerson: findAccount },
);
