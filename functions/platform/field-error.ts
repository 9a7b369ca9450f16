import { AppError } from './errors.ts';

/** A refusal that is shown beside its field, and says the same where no field is. */
export const refusedField = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', { message, errors: { [field]: message } });
