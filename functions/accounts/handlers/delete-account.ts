import { users } from '@quizhall/shared/contract/accounts/users';
import { pupilLoginOf } from '@quizhall/shared/model/organizations/pupil-account';
import { findAccountOwner } from '../model/account-owner.ts';
import { confirmOwner } from '../model/confirm-owner.ts';
import { unsettledMessages, listHeirs, listUnsettled } from '../use-cases/account-deletion.ts';
import { hashDeletedAddress } from '../model/deleted-address.ts';
import { closeAccount } from '../model/erasures.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { fieldError } from '../../platform/field-error.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

export const handler = endpoint(
  users.deleteAccount,
  async ({ body: { confirm, transferTo, ...proof }, person: owner, address }) => {
    const { user } = owner;
    const pupil = pupilLoginOf(user.email);
    if (confirm !== (pupil?.userName ?? user.email))
      throw fieldError(
        'confirm',
        pupil ? 'This is not your user name' : 'This is not the address of your account',
      );
    await confirmOwner(owner, { ...proof, address }, () => assertSettled(user.id, transferTo));
    const { write: run } = newJob('eraseAccount', SYSTEM_JOB_OWNER, { userId: user.id });
    const parted = await hashDeletedAddress(user.email);
    if (!(await closeAccount({ user, transferTo, run, parted }))) throw new AppError('SESSION_EXPIRED');
  },
  { findPerson: findAccountOwner },
);

async function assertSettled(userId: string, transferTo: string | undefined): Promise<void> {
  const unsettled = unsettledMessages(await listUnsettled(userId));
  if (unsettled.length > 0) throw new AppError('ACCOUNT_UNSETTLED', { message: unsettled.join(' ') });
  if (transferTo === undefined) return;
  const { heirs } = await listHeirs(userId);
  if (!heirs.some(({ id }) => id === transferTo))
    throw fieldError('transferTo', 'This person works on none of your quizzes any more');
}
