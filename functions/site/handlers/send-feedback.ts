import { system } from '@quizhall/shared/contract/site/system';
import { findAccount } from '../../accounts/model/signed-in-person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { receiveMessage } from '../use-cases/receive-message.ts';

export const handler = endpoint(
  system.sendFeedback,
  ({ body, person: { id: userId, name, email } }) =>
    receiveMessage({ about: 'feedback', userId, name, email, ...body }),
  { findPerson: findAccount },
);
