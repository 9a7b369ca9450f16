import type { Signup } from '@quizhall/shared/model/accounts/user';
import { hashPassword } from '../../platform/security/passwords.ts';
import { keyedDigest, sha256 } from '../../platform/security/tokens.ts';

/** A signup form as the server remembers it: by a digest, so that nothing that a stranger typed is stored. */
export interface SignupForm extends Pick<Signup, 'email' | 'name' | 'accountType' | 'organizationName'> {
  passwordHash: string;
  /** The same for the same form, and for no other. */
  digest: string;
}

const SALT_BYTES = 16;

/** Derives the password's hash, with a salt of the address that only the stage can know: the same form, the same digest. */
export async function signupForm({ password, ...form }: Signup): Promise<SignupForm> {
  const { email, name, accountType } = form;
  const organizationName = accountType === 'organization' ? form.organizationName : undefined;
  const salt = Buffer.from(await keyedDigest('signup-salt', email), 'base64url').subarray(0, SALT_BYTES);
  const passwordHash = await hashPassword(password, salt);
  const digest = sha256(JSON.stringify([name, accountType, organizationName ?? '', passwordHash]));
  return { email, name, accountType, organizationName, passwordHash, digest };
}
