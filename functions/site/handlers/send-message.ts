import { system } from '@quizhall/shared/contract/site/system';
import { endpoint } from '../../http/endpoint.ts';
import { receiveMessage } from '../use-cases/receive-message.ts';

export const handler = endpoint(system.sendMessage, ({ body: { website, ...written } }) =>
  receiveMessage({ about: 'contact', ...written, ...(website && { suspected: true as const }) }),
);
