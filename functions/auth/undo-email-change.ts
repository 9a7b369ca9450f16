import { auth } from '@quizhall/shared/contract/auth';
import { undoEmailChange } from '../_accounts/email-change.ts';
import { createResetToken } from '../_data/reset-tokens.ts';
import { endpoint } from '../_http/endpoint.ts';
import { randomSecret } from '../_platform/random.ts';
import { sha256 } from '../_platform/tokens.ts';
import { renewedEmail } from '../_runs/new-names.ts';

/** Removes the password, which the person who changed the address knew; the link's owner sets a new one. */
export const handler = endpoint(auth.undoEmailChange, async ({ body }) => {
  const user = await undoEmailChange(body.token, renewedEmail);
  const resetToken = randomSecret();
  await createResetToken(sha256(resetToken), user);
  return { email: user.email, resetToken };
});
