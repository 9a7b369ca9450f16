import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { findAccount } from '../../accounts/model/signed-in-person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { joinByLinkOrDomain } from '../use-cases/joining.ts';

export const handler = endpoint(
  organizations.joinOrganization,
  async ({ params, body: { key }, person }) => ({ state: await joinByLinkOrDomain(params.id, person, key) }),
  { findPerson: findAccount },
);
