import { users } from '@quizhall/shared/contract/users';
import { pupilLoginOf } from '@quizhall/shared/model/pupil-account';
import { findAccountOwner } from '../_accounts/account-owner.ts';
import { confirmOwner } from '../_accounts/confirm-owner.ts';
import { inWords, listHeirs, listUnsettled } from '../_accounts/deletion.ts';
import { partedSubject } from '../_accounts/parted.ts';
import { closeAccount } from '../_data/erasures.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { refusedField } from '../_platform/refused-field.ts';
import { newRunOf, UNASKED } from '../_runs/start.ts';

export const handler = endpoint(
  users.deleteAccount,
  async ({ body: { confirm, transferTo, ...proof }, person: owner, address }) => {
    const { user } = owner;
    const pupil = pupilLoginOf(user.email);
    if (confirm !== (pupil?.userName ?? user.email))
      throw refusedField(
        'confirm',
        pupil ? 'This is not your user name' : 'This is not the address of your account',
      );
    await confirmOwner(owner, { ...proof, address }, () => assertSettled(user.id, transferTo));
    const { write: run } = newRunOf('eraseAccount', UNASKED, { userId: user.id });
    const parted = await partedSubject(user.email);
    if (!(await closeAccount({ user, transferTo, run, parted }))) throw new AppError('SESSION_EXPIRED');
  },
  { findPerson: findAccountOwner },
);

async function assertSettled(userId: string, transferTo: string | undefined): Promise<void> {
  const unsettled = inWords(await listUnsettled(userId));
  if (unsettled.length > 0) throw new AppError('ACCOUNT_UNSETTLED', { message: unsettled.join(' ') });
  if (transferTo === undefined) return;
  const { heirs } = await listHeirs(userId);
  if (!heirs.some(({ id }) => id === transferTo))
    throw refusedField('transferTo', 'This person works on none of your quizzes any more');
}
