import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { listMemberships } from '../../organizations/model/memberships.ts';
import { organizationEventItem } from '../../organizations/model/organization-audit.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { changeEmail, restoreEmail } from '../model/account-email.ts';
import { listProviderLinks } from '../model/oidc-tickets.ts';
import { type FormerEmail, getUser, restorableEmails, type User } from '../model/users.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { nowSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';

const UNDO_SECONDS = 7 * 24 * 3_600;
/** Addresses of one account that can be restored at the same time. */
const MOST_FORMER = 5;
/** Audit entries in the transaction, one for each organization of the person. */
const MOST_AUDITED = 50;

/** Begins the run that replaces the former address `from` in copies. */
type Renew = (userId: string, from: string) => ReturnType<typeof newJobItem>;

/** A change is announced on the former address, which stays reserved meanwhile. @throws AppError TOO_MANY */
export function assertCanChangeEmail(user: User): void {
  const former = restorableEmails(user);
  if (former.length < MOST_FORMER) return;
  const seconds = Math.min(...former.map(({ until }) => until)) - nowSeconds();
  throw new AppError('TOO_MANY', {
    message: 'You have changed your email address often enough this week.',
    retryAfterSeconds: seconds,
  });
}

/** Replaces the address of an account. False: the address was taken or the account changed meanwhile. */
export async function replaceEmail(
  user: User,
  { to, codeHash }: { to: string; codeHash: string },
  renew: Renew,
): Promise<boolean> {
  const secret = randomSecret();
  const changedAt = nowSeconds();
  const until = changedAt + UNDO_SECONDS;
  const digest = sha256(secret);
  const before = restorableEmails(user);
  // Back at an address from before: what came after it can no longer be restored.
  const back = before.findIndex(({ email }) => email === to);
  const kept = back < 0 ? before : before.slice(0, back);
  const formerEmails = [...kept, { email: user.email, digest, changedAt, until }];
  const mail = newTypedMailItem('emailChanged', {
    to: user.email,
    cause: `${user.id}#${digest}`,
    data: { name: user.name, email: to, token: `${user.id}.${secret}`, until: until * 1_000 },
    language: user.language,
  });
  return changeEmail(
    { user, to, formerEmails, codeHash, mail, run: renew(user.id, user.email) },
    await audited(user.id),
  );
}

/**
 * Restores the address that an undo link names. @throws AppError INVALID_LINK once it is used, expired or overtaken by an
 * earlier link
 */
export async function undoEmailChange(token: string, renew: Renew): Promise<User> {
  const [userId = '', secret = ''] = token.split('.');
  const user = await getUser(userId);
  const before = user ? restorableEmails(user) : [];
  const at = before.findIndex(({ digest }) => digest === sha256(secret));
  const former: FormerEmail | undefined = before[at];
  if (!user || !former) throw new AppError('INVALID_LINK');
  const restored = {
    user,
    to: former.email,
    formerEmails: before.slice(0, at),
    links: (await listProviderLinks(userId, SIGN_IN_PROVIDERS)).filter(
      ({ since = '' }) => Date.parse(since) >= former.changedAt * 1_000,
    ),
    run: renew(userId, user.email),
  };
  if (!(await restoreEmail(restored, await audited(userId)))) throw new AppError('INVALID_LINK');
  return { ...user, email: former.email, passwordHash: '', securityVersion: user.securityVersion + 1 };
}

const audited = async (userId: string): Promise<Writes> =>
  (await listMemberships(userId))
    .slice(0, MOST_AUDITED)
    .map(({ organizationId }) =>
      organizationEventItem(organizationId, { kind: 'emailChanged', by: userId, data: {} }),
    );
