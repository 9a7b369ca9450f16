import { auth } from '@quizhall/shared/contract/auth';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { findLinkedUser, putTicket, TICKET_SECONDS } from '../_data/oidc.ts';
import { redirectEndpoint } from '../_http/redirect-endpoint.ts';
import { setCookie } from '../_oidc/cookies.ts';
import { endFlow } from '../_oidc/flow.ts';
import { ticketCookie } from '../_oidc/ticket.ts';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import { randomSecret } from '../_platform/random.ts';
import { sha256 } from '../_platform/tokens.ts';

/**
 * Leads to the page that signs in, with a code that works once and in this browser alone. Behind the `#`, which no log
 * has. An address that the provider does not vouch for opens and makes no account.
 */
export const handler = redirectEndpoint(auth.finishOidc, async ({ params, query, cookies }) => {
  const { identity, from, over } = await endFlow({ provider: params.provider, query, cookies });
  if (!identity.isVerified && !(await findLinkedUser(identity))) throw new AppError('EMAIL_UNVERIFIED');
  const [code, browser] = [randomSecret(), randomSecret()];
  const digest = sha256(code);
  await putTicket(digest, { identity, from, browser: sha256(browser) });
  return {
    location: `${config.SITE_URL}${SITE_PATHS.providerSignIn}#code=${code}`,
    cookies: [over, setCookie(ticketCookie(digest), browser, TICKET_SECONDS)],
  };
});
