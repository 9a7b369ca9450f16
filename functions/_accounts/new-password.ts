import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '@quizhall/shared/rules/password';
import { AppError } from '../_platform/errors.ts';

/**
 * Refuses a new password that anybody would try first.
 * @throws AppError INVALID_INPUT
 */
export function refuseCommonPassword(
  password: string,
  { name, email }: { name: string; email: string },
  field = 'password',
): void {
  if (!isCommonPassword(password, [name, email, email.replace(/@.*/, '')])) return;
  throw new AppError('INVALID_INPUT', {
    message: COMMON_PASSWORD_MESSAGE,
    errors: { [field]: COMMON_PASSWORD_MESSAGE },
  });
}
