import { users } from '@quizhall/shared/contract/users';
import { confirmPerson } from '../_accounts/confirm-person.ts';
import { inWords, listHeirs, listUnsettled } from '../_accounts/deletion.ts';
import { partedSubject } from '../_accounts/parted.ts';
import { takeSecondStep } from '../_accounts/second-step.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { closeAccount } from '../_data/erasures.ts';
import type { User } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { ERASURES } from '../_runs/look-at-erasure.ts';
import { newRunOf } from '../_runs/start.ts';

const refused = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { message, errors: { [field]: message } });

export const handler = endpoint(
  users.deleteAccount,
  async ({ body: { confirm, password, totp, transferTo }, person: user, address }) => {
    if (confirm !== user.email) throw refused('confirm', 'This is not the address of your account');
    await confirmPerson(user, password, address);
    const unsettled = inWords(await listUnsettled(user.id));
    if (unsettled.length > 0) throw new AppError('ACCOUNT_UNSETTLED', { message: unsettled.join(' ') });
    if (transferTo !== undefined) {
      const { heirs } = await listHeirs(user.id);
      if (!heirs.some(({ id }) => id === transferTo))
        throw refused('transferTo', 'This person works on none of your quizzes any more');
    }
    await secondStep(user, totp, address);
    const { write: run } = newRunOf('eraseAccount', ERASURES, { userId: user.id });
    const parted = await partedSubject(user.email);
    if (!(await closeAccount({ user, transferTo, run, parted }))) throw new AppError('SESSION_EXPIRED');
  },
  { findPerson: findAccount },
);

/** Beside its field: here a refusal says nothing about the sign-in. */
async function secondStep(user: User, totp: string | undefined, address: string): Promise<void> {
  try {
    await takeSecondStep(user, { totp, deviceId: undefined, address });
  } catch (error) {
    const isAboutCode =
      error instanceof AppError && (error.code === 'TOTP_REQUIRED' || error.code === 'TOTP_INVALID');
    throw isAboutCode ? refused('totp', error.message) : error;
  }
}
