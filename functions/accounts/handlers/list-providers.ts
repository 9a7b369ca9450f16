import { auth } from '@quizhall/shared/contract/accounts/auth';
import { endpoint } from '../../http/endpoint.ts';
import { offeredProviders } from '../use-cases/settings.ts';

export const handler = endpoint(auth.listProviders, async () => ({ providers: offeredProviders }));
