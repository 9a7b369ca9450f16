import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** What the service says of itself. @throws ApiError where it does not answer */
export const getHealth = (signal: AbortSignal) => call(routes.system.getHealth, {}, { quiet: true, signal });
