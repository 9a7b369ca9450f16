import type { FindPerson } from '../platform/security/tokens.ts';
import type { Endpoint, Permission } from '@quizhall/shared/contract/endpoint';
import { authenticateApiToken } from './authenticate-api-token.ts';
import { authorize } from './authorize.ts';
import { endpoint, type LambdaHandler } from './endpoint.ts';
import type { Handle } from './request.ts';

/**
 * An endpoint whose `access` asks for a permission. Apart from the others because what it reads for that would weigh on
 * the bundles of the burst path, which ask for none.
 */
export const permittedEndpoint = <E extends Endpoint & { access: Permission }, Person = unknown>(
  contract: E,
  handle: Handle<E, Person>,
  { findPerson }: { findPerson?: FindPerson<Person> } = {},
): LambdaHandler =>
  endpoint(contract, handle, {
    permission: authorize(contract.access),
    ...(contract.apiToken && { knowToken: authenticateApiToken }),
    ...(findPerson && { findPerson }),
  });
