import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import * as z from 'zod';

/** Beside the common configuration, because the functions that a crowd calls at once are to stay small. */
const Environment = z.object({
  /** Which providers sign people in, separated by blanks. */
  OIDC_PROVIDERS: z.string().default(''),
  /** The keys there as JSON (local stage and tests), or the secrets that hold them (AWS). */
  OIDC_GOOGLE: z.string().optional(),
  OIDC_GOOGLE_SECRET_ID: z.string().optional(),
  OIDC_MICROSOFT: z.string().optional(),
  OIDC_MICROSOFT_SECRET_ID: z.string().optional(),
});

const environment = Environment.parse(process.env);
const offered = environment.OIDC_PROVIDERS.split(' ');

/** What the stage was given, without a look at any secret. */
export const offeredProviders = SIGN_IN_PROVIDERS.filter((provider) => offered.includes(provider));

/** Keys, or the secret that holds them. */
export const providerKeys = {
  google: { text: environment.OIDC_GOOGLE, secretId: environment.OIDC_GOOGLE_SECRET_ID },
  microsoft: { text: environment.OIDC_MICROSOFT, secretId: environment.OIDC_MICROSOFT_SECRET_ID },
};
