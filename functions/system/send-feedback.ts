import { system } from '@quizhall/shared/contract/system';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { endpoint } from '../_http/endpoint.ts';
import { takeMessage } from '../_outbox/take-message.ts';

export const handler = endpoint(
  system.sendFeedback,
  ({ body, person: { id: userId, name, email } }) =>
    takeMessage({ about: 'feedback', userId, name, email, ...body }),
  { findPerson: findAccount },
);
