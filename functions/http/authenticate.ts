import type { MiddlewareObj } from '@middy/core';
import type { Endpoint } from '@quizhall/shared/contract/endpoint';
import { isSessionAlive } from '../accounts/model/sessions.ts';
import { AppError } from '../platform/errors.ts';
import type { HttpEvent, AuthenticateToken } from './request.ts';
import { type FindPerson, verifyAccessToken } from '../platform/security/tokens.ts';

/**
 * Knows the caller by the bearer token. A token that is sent but no longer valid is refused even where a guest would be
 * welcome, so that a signed-in person never silently becomes a guest. Where an account is needed, its session must not
 * have ended either; where a guest is welcome nothing is read, and a token works until it expires. Only inside an
 * attempt the attempt's own token stands in for it: those handlers check it before they do anything.
 */
export function authenticate(
  endpoint: Endpoint,
  findPerson: FindPerson<unknown> | undefined,
  knowToken?: AuthenticateToken,
): MiddlewareObj<HttpEvent> {
  return {
    before: async ({ event }) => {
      if (endpoint.auth === 'public') return;
      const token = /^Bearer (\S+)$/i.exec(event.headers.authorization ?? '')?.[1];
      if (token && (await knowToken?.(event, token))) return;
      event.state.user = token ? await verifyAccessToken(token) : undefined;
      const standsIn = endpoint.auth === 'attempt' && Boolean(event.headers['x-session-token']);
      if (token && !event.state.user && !standsIn) throw new AppError('SESSION_EXPIRED');
      if (endpoint.auth !== 'user') return;
      if (!event.state.user) throw new AppError('SIGNED_OUT');
      event.state.person = await (findPerson ?? isSessionAlive)(event.state.user);
      if (!event.state.person) throw new AppError('SESSION_EXPIRED');
    },
  };
}
