import {
  COMMON_PASSWORD_MESSAGE,
  isTooEasy,
  type PasswordOwner,
} from '@quizhall/shared/rules/accounts/password';
import { AppError } from '../../platform/errors.ts';

/** Rejects a new password that is too easy to guess. @throws AppError INVALID_INPUT */
export function assertStrongPassword(password: string, owner: PasswordOwner, field = 'password'): void {
  if (!isTooEasy(password, owner)) return;
  throw new AppError('INVALID_INPUT', {
    message: COMMON_PASSWORD_MESSAGE,
    errors: { [field]: COMMON_PASSWORD_MESSAGE },
  });
}
