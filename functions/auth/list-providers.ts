import { auth } from '@quizhall/shared/contract/auth';
import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import { endpoint } from '../_http/endpoint.ts';
import { config } from '../_platform/config.ts';

/** What the stage was given, without a look at any secret. */
export const handler = endpoint(auth.listProviders, async () => ({
  providers: SIGN_IN_PROVIDERS.filter((provider) => config.OIDC_PROVIDERS.split(' ').includes(provider)),
}));
