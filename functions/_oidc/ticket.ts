import { getTicket, type Ticket } from '../_data/oidc.ts';
import { AppError } from '../_platform/errors.ts';
import { sha256 } from '../_platform/tokens.ts';
import { readCookie } from './cookies.ts';

/** Binds a code to the browser that came back with it: nobody is signed in by a link that a stranger sends. */
export const TICKET_COOKIE = 'quizhall-ticket';

/** @throws AppError SIGN_IN_OVER */
export async function readTicket(digest: string, cookies: readonly string[]): Promise<Ticket> {
  const ticket = await getTicket(digest);
  const browser = readCookie(cookies, TICKET_COOKIE);
  if (!ticket || !browser || sha256(browser) !== ticket.browser) throw new AppError('SIGN_IN_OVER');
  return ticket;
}
