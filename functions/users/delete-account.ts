import { users } from '@quizhall/shared/contract/users';
import { findAccountOwner } from '../_accounts/account-owner.ts';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { inWords, listHeirs, listUnsettled } from '../_accounts/deletion.ts';
import { partedSubject } from '../_accounts/parted.ts';
import { takeSecondStep } from '../_accounts/second-step.ts';
import { closeAccount } from '../_data/erasures.ts';
import type { User } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { refusedField } from '../_platform/refused-field.ts';
import { ERASURES } from '../_runs/look-at-erasure.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = endpoint(
  users.deleteAccount,
  async ({ body: { confirm, password, deviceId, totp, transferTo }, person: owner, address }) => {
    const { user } = owner;
    if (confirm !== user.email) throw refusedField('confirm', 'This is not the address of your account');
    await confirmPerson(owner, { password, deviceId, address });
    const unsettled = inWords(await listUnsettled(user.id));
    if (unsettled.length > 0) throw new AppError('ACCOUNT_UNSETTLED', { message: unsettled.join(' ') });
    if (transferTo !== undefined) {
      const { heirs } = await listHeirs(user.id);
      if (!heirs.some(({ id }) => id === transferTo))
        throw refusedField('transferTo', 'This person works on none of your quizzes any more');
    }
    await secondStep(user, { totp, deviceId, address });
    const { write: run } = newRunOf('eraseAccount', ERASURES, { userId: user.id });
    const parted = await partedSubject(user.email);
    if (!(await closeAccount({ user, transferTo, run, parted }))) throw new AppError('SESSION_EXPIRED');
  },
  { findPerson: findAccountOwner },
);

/** Beside its field: here a refusal says nothing about the sign-in. */
async function secondStep(user: User, step: Parameters<typeof takeSecondStep>[1]): Promise<void> {
  try {
    await takeSecondStep(user, step);
  } catch (error) {
    const isAboutCode =
      error instanceof AppError && (error.code === 'TOTP_REQUIRED' || error.code === 'TOTP_INVALID');
    throw isAboutCode ? refusedField('totp', error.message) : error;
  }
}
