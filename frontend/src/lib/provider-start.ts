import type { SignInProvider } from '@quizhall/shared/model/enums';

/**
 * API URL that redirects to the provider and back to a page of this site. Requires a link that reloads the
 * document.
 */
export const providerStart = (provider: SignInProvider, from: string): string =>
  `/api/auth/oidc/${provider}/start?${new URLSearchParams({ from }).toString()}`;
