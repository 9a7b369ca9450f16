import { auth } from '@quizhall/shared/contract/accounts/auth';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { findLinkedUser, putTicket, TICKET_SECONDS } from '../model/oidc-tickets.ts';
import { redirectEndpoint } from '../../http/redirect-endpoint.ts';
import { setCookie } from '../use-cases/cookies.ts';
import { finishOidcFlow } from '../use-cases/flow.ts';
import { ticketCookie } from '../use-cases/ticket.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';

/**
 * Leads to the page that signs in, with a code that works once and in this browser alone. Behind the `#`, which no log
 * has. An address that the provider does not vouch for opens and makes no account.
 */
export const handler = redirectEndpoint(auth.finishOidc, async ({ params, query, cookies }) => {
  const { identity, from, over } = await finishOidcFlow({ provider: params.provider, query, cookies });
  if (!identity.isVerified && !(await findLinkedUser(identity))) throw new AppError('EMAIL_UNVERIFIED');
  const [code, browser] = [randomSecret(), randomSecret()];
  const digest = sha256(code);
  await putTicket(digest, { identity, from, browser: sha256(browser) });
  return {
    location: `${config.SITE_URL}${SITE_PATHS.providerSignIn}#code=${code}`,
    cookies: [over, setCookie(ticketCookie(digest), browser, TICKET_SECONDS)],
  };
});
