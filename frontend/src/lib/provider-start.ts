import type { SignInProvider } from '@quizhall/shared/model/enums';

/** A page of the API that leads on to the provider, and back to a page of this site. Wants a link that reloads the document. */
export const providerStart = (provider: SignInProvider, from: string): string =>
  `/api/auth/oidc/${provider}/start?${new URLSearchParams({ from }).toString()}`;
