import { auth } from '@quizhall/shared/contract/auth';
import { refuseCommonPassword } from '../_accounts/new-password.ts';
import { createCode } from '../_accounts/mailed-code.ts';
import { mailCode } from '../_accounts/verification-code.ts';
import { putSignup } from '../_data/signups.ts';
import { endpoint } from '../_http/endpoint.ts';
import { hashPassword } from '../_http/passwords.ts';

/** A taken address gets a pending signup too. No code for it is ever mailed, and everything else stays the same. */
export const handler = endpoint(auth.register, async ({ body }) => {
  const { email, name, accountType, organizationName, password } = body;
  refuseCommonPassword(password, body);
  const passwordHash = await hashPassword(password);
  const code = await createCode('signup-code', email);
  await putSignup({
    email,
    name,
    accountType,
    organizationName: accountType === 'organization' ? organizationName : undefined,
    passwordHash,
    codeHash: code.codeHash,
  });
  await mailCode(email, code);
});
