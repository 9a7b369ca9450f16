import { createHash } from 'node:crypto';
import { ulidOf } from '@quizhall/shared/rules/ulid';

/** Id derived from the cause, so a repeated cause notifies nobody twice. */
export const notificationId = (at: number, cause: string): string =>
  ulidOf(at, createHash('sha256').update(cause).digest());
