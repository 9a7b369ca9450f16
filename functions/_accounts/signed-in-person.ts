import type { Counters } from '@quizhall/shared/rules/counters';
import { toCounters } from '../_data/counters.ts';
import { countersKey, ownOrganizationsKey } from '../_data/keys.ts';
import { type OwnOrganizations, toOwnOrganizations } from '../_data/own-organizations.ts';
import { readStanding } from '../_data/sessions.ts';
import { User } from '../_data/users.ts';
import type { FindPerson } from '../_http/request.ts';

export interface SignedInPerson {
  user: User;
  counters: Counters;
  own: OwnOrganizations;
}

/** The person behind a sign-in that still stands, with what is counted for them and their organizations: one call of the table. */
export const findSignedInPerson: FindPerson<SignedInPerson> = async (principal) => {
  const found = await readStanding(principal, [countersKey(principal.id), ownOrganizationsKey(principal.id)]);
  if (!found) return undefined;
  const [counters, own] = found.alongside;
  return {
    user: User.parse(found.profile),
    counters: toCounters(counters),
    own: toOwnOrganizations(own),
  };
};

/** The account behind a sign-in that still stands: what the look at it reads anyway. */
export const findAccount: FindPerson<User> = async (principal) => {
  const found = await readStanding(principal);
  return found && User.parse(found.profile);
};
