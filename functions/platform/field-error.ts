import { AppError } from './errors.ts';

/** An error shown beside its field. The message is the same where no field exists. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { message, errors: { [field]: message } });
