import { Instant } from '@quizhall/shared/model/common';
import type { BankPosition } from '@quizhall/shared/rules/quizzes/bank';
import * as z from 'zod';
import { AppError } from '../../platform/errors.ts';

/**
 * Position after a page of the bank. `from`: creation time from which a bank too large for one request is
 * read on.
 */
export interface BankCursor {
  after: BankPosition;
  from?: string | undefined;
}

/** `from` goes into a key of the table, which bounds the length of keys. */
const Parts = z.tuple([z.string(), z.string(), Instant.optional()]);

export const encodeBankCursor = ({ after, from }: BankCursor): string =>
  Buffer.from(JSON.stringify(from === undefined ? after : [...after, from])).toString('base64url');

/** @throws AppError INVALID_INPUT for an invalid cursor */
export function decodeBankCursor(cursor: string): BankCursor {
  try {
    const [at, place, from] = Parts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { after: [at, place], from };
  } catch {
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  }
}
