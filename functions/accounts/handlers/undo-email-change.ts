import { auth } from '@quizhall/shared/contract/accounts/auth';
import { undoEmailChange } from '../use-cases/email-change.ts';
import { createResetToken } from '../model/reset-tokens.ts';
import { endpoint } from '../../http/endpoint.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { replaceEmailCopiesItem } from '../../organizations/model/rename-jobs.ts';

/** Removes the password, which the person who changed the address knew; the link's owner sets a new one. */
export const handler = endpoint(auth.undoEmailChange, async ({ body }) => {
  const user = await undoEmailChange(body.token, replaceEmailCopiesItem);
  const resetToken = randomSecret();
  await createResetToken(sha256(resetToken), user);
  return { email: user.email, resetToken };
});
