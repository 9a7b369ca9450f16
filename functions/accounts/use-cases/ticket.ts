import { getTicket, type Ticket } from '../model/oidc-tickets.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { readCookie } from './cookies.ts';

/**
 * Binds a code to the browser that came back with it: nobody is signed in by a link that a stranger sends. Several tabs may sign in
 * at once, and one may wait for a code or the terms meanwhile: each has its own.
 */
export const ticketCookie = (digest: string): string => `quizhall-ticket-${digest.slice(0, 12)}`;

/** @throws AppError SIGN_IN_OVER */
export async function readTicket(digest: string, cookies: readonly string[]): Promise<Ticket> {
  const ticket = await getTicket(digest);
  const browser = readCookie(cookies, ticketCookie(digest));
  if (!ticket || !browser || sha256(browser) !== ticket.browser) throw new AppError('SIGN_IN_OVER');
  return ticket;
}
