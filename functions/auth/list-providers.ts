import { auth } from '@quizhall/shared/contract/auth';
import { endpoint } from '../_http/endpoint.ts';
import { offeredProviders } from '../_oidc/settings.ts';

export const handler = endpoint(auth.listProviders, async () => ({ providers: offeredProviders }));
