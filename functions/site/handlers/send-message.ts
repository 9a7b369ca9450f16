import { system } from '@quizhall/shared/contract/site/system';
import { endpoint } from '../../http/endpoint.ts';
import { takeMessage } from '../use-cases/receive-message.ts';

export const handler = endpoint(system.sendMessage, ({ body: { website, ...written } }) =>
  takeMessage({ about: 'contact', ...written, ...(website && { suspected: true as const }) }),
);
