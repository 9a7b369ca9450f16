import { Email } from '@quizhall/shared/model/common';
import type { SignInProvider } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { sha256 } from '../_platform/tokens.ts';

/** Who somebody is at a provider. */
export interface Identity {
  provider: SignInProvider;
  /** Digest of issuer and subject, which stay for ever. */
  id: string;
  /** Lower case. */
  email: string;
  /** The provider says that the address is this person's. */
  isVerified: boolean;
  name: string;
}

type Claims = Readonly<Record<string, unknown>>;

const isTrue = (claim: unknown) => [true, 'true', 1, '1'].includes(claim as never);

/**
 * Which claim says that an address is verified. Microsoft puts into `email` whatever the administrator of any tenant has
 * written there, so it alone proves nothing: `xms_edov` says that the owner of its domain is verified.
 */
const VERIFIED: Record<SignInProvider, (claims: Claims) => boolean> = {
  google: ({ email_verified: verified }) => isTrue(verified),
  microsoft: ({ xms_edov: verified }) => isTrue(verified),
};

/** Of the claims of a checked ID token; undefined: they name no address. */
export function identityOf(provider: SignInProvider, claims: Claims): Identity | undefined {
  const { iss, sub, name } = claims;
  const email = Email.safeParse(claims['email']);
  if (!email.success) return undefined;
  const called = typeof name === 'string' ? name.trim() : '';
  return {
    provider,
    id: sha256(`${String(iss)}\n${String(sub)}`),
    email: email.data,
    isVerified: VERIFIED[provider](claims),
    name: (called || (email.data.split('@')[0] ?? '')).slice(0, LIMITS.name),
  };
}
