import { AppError, boundedErrors } from '../_platform/errors.ts';

/** The contract's own bodies nest six deep. */
const MOST_DEPTH = 32;
/** The longest map of the contract has an entry for each question. */
const MOST_KEYS = 1_000;
/** Below it a number is too small for the table; above the largest safe integer it is not exact. */
const SMALLEST_NUMBER = 1e-130;

const refuse = (name: string, message: string) =>
  new AppError('INVALID_INPUT', { errors: boundedErrors([[name || 'body', message]]) });

function heldNumber(value: number, name: string): number {
  const size = Math.abs(value);
  if (size > Number.MAX_SAFE_INTEGER) throw refuse(name, 'This number is too large');
  if (value !== 0 && size < SMALLEST_NUMBER) throw refuse(name, 'This number is too small');
  return value;
}

/**
 * A value from outside as schemas, handlers and table can take it: lone surrogates in texts replaced, since UTF-8 has
 * none; numbers that the table can hold; nesting and number of keys bounded. `name` is its path, for the refusal.
 * @throws AppError INVALID_INPUT
 */
export function takeIn(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return heldNumber(value, name);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MOST_DEPTH) throw refuse(name, 'This is nested too deeply');
  const below = (key: string | number, part: unknown) =>
    takeIn(part, name ? `${name}.${key}` : String(key), depth + 1);
  if (Array.isArray(value)) return value.map((part, index) => below(index, part));
  const entries = Object.entries(value);
  if (entries.length > MOST_KEYS) throw refuse(name, 'There are too many fields');
  return Object.fromEntries(entries.map(([key, part]) => [key.toWellFormed(), below(key, part)]));
}
