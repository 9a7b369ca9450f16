import type { FindPerson } from '../../platform/security/tokens.ts';
import type { Counters } from '@quizhall/shared/rules/accounts/counters';
import { toCounters } from './counters.ts';
import { countersKey, ownOrganizationsKey } from '../../platform/dynamodb/keys.ts';
import { type OwnOrganizations, toOwnOrganizations } from '../../organizations/model/user-organizations.ts';
import { readSessionState } from './sessions.ts';
import { User } from './users.ts';

export interface SignedInPerson {
  user: User;
  counters: Counters;
  own: OwnOrganizations;
}

/** The person behind a sign-in that still stands, with what is counted for them and their organizations: one call of the table. */
export const findSignedInPerson: FindPerson<SignedInPerson> = async (principal) => {
  const found = await readSessionState(principal, [
    countersKey(principal.id),
    ownOrganizationsKey(principal.id),
  ]);
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
  const found = await readSessionState(principal);
  return found && User.parse(found.profile);
};
