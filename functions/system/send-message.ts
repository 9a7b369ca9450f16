import { system } from '@quizhall/shared/contract/system';
import { endpoint } from '../_http/endpoint.ts';
import { takeMessage } from '../_outbox/take-message.ts';

export const handler = endpoint(system.sendMessage, ({ body: { website, ...written } }) =>
  takeMessage({ about: 'contact', ...written, ...(website && { suspected: true as const }) }),
);
