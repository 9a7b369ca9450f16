import type { ListPosition } from '@quizhall/shared/rules/quizzes/quiz-list';
import * as z from 'zod';
import { AppError } from '../../platform/errors.ts';

const Position = z.tuple([z.union([z.string(), z.number()]), z.string()]);

export const encodeListCursor = (position: ListPosition): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws AppError INVALID_INPUT for an invalid cursor */
export function decodeListCursor(cursor: string): ListPosition {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  }
}
