import { createHash } from 'node:crypto';
import { ulidOf } from '@quizhall/shared/rules/ulid';

/** The same cause gives the same id, so that what comes again tells nobody twice. */
export const noteId = (at: number, cause: string): string =>
  ulidOf(at, createHash('sha256').update(cause).digest());
