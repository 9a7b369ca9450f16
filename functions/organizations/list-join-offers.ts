import { organizations } from '@quizhall/shared/contract/organizations';
import { findSignedInPerson } from '../_accounts/signed-in-person.ts';
import { endpoint } from '../_http/endpoint.ts';
import { offersFor } from '../_organizations/offers.ts';

export const handler = endpoint(
  organizations.listJoinOffers,
  async ({ person: { user, own } }) => ({ offers: await offersFor(user, own) }),
  { findPerson: findSignedInPerson },
);
