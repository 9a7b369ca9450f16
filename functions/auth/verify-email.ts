import { auth } from '@quizhall/shared/contract/auth';
import type { Signup } from '@quizhall/shared/model/user';
import { signIn } from '../_accounts/sign-in.ts';
import { isCode } from '../_accounts/mailed-code.ts';
import { type PendingSignup, takeTry } from '../_data/signups.ts';
import { createUser, type User } from '../_data/users.ts';
import { nowIso } from '../_http/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import { verifyPassword } from '../_http/passwords.ts';
import { randomText } from '../_http/random.ts';

export const handler = endpoint(auth.verifyEmail, async ({ body }) => {
  const signup = await takeTry(body.email);
  if (!signup || !(await isCode('signup-code', signup.email, body.otp, signup.codeHash)))
    throw new AppError('INVALID_CODE');
  if (!(await isSameSignup(signup, body))) throw new AppError('INVALID_CODE');
  const user = toUser(signup);
  if (!(await createUser(user, signup.codeHash))) throw new AppError('INVALID_CODE');
  return signIn(user, { remember: false });
});

/**
 * Whether the code is used by whoever began the pending signup. Without this, a stranger who registers the same
 * address a moment later would have their password confirmed by the owner's code.
 */
async function isSameSignup(signup: PendingSignup, form: Signup): Promise<boolean> {
  return (
    signup.name === form.name &&
    signup.accountType === form.accountType &&
    (signup.accountType !== 'organization' || signup.organizationName === form.organizationName) &&
    (await verifyPassword(form.password, signup.passwordHash))
  );
}

function toUser({ email, name, accountType, organizationName, passwordHash }: PendingSignup): User {
  const createdAt = nowIso();
  return {
    id: randomText(20),
    email,
    name,
    type: accountType,
    organizationName,
    canCreateQuizzes: accountType !== 'learner',
    passwordHash,
    passwordChangedAt: createdAt,
    securityVersion: 1,
    phone: '',
    location: '',
    bio: '',
    dateOfBirth: '',
    plan: 'free',
    createdAt,
  };
}
