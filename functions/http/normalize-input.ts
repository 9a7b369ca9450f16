import { AppError, boundedErrors } from '../platform/errors.ts';

/** The contract's own bodies nest six deep. */
const MOST_DEPTH = 32;
/** The longest map of the contract has an entry for each question. */
const MOST_KEYS = 1_000;
/** Below it a number is too small for the table; above the largest safe integer it is not exact. */
const SMALLEST_NUMBER = 1e-130;

type Path = (string | number)[];

function refuse(path: Path, depth: number, message: string): AppError {
  return new AppError('INVALID_INPUT', {
    errors: boundedErrors([[path.slice(0, depth).join('.') || 'body', message]]),
  });
}

/**
 * Normalizes request input for schemas, handlers and DynamoDB: replaces lone surrogates, bounds numbers,
 * nesting and the number of keys. Returns valid values without copying them.
 * @throws AppError INVALID_INPUT
 */
export const normalizeInput = (value: unknown): unknown => held(value, [], 0);

/** `path` holds the way to the value, as far as `depth`. */
function held(value: unknown, path: Path, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number') return heldNumber(value, path, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MOST_DEPTH) throw refuse(path, depth, 'This is nested too deeply');
  return Array.isArray(value)
    ? heldList(value, path, depth)
    : heldFields(value as Record<string, unknown>, path, depth);
}

function heldNumber(value: number, path: Path, depth: number): number {
  const size = Math.abs(value);
  if (size > Number.MAX_SAFE_INTEGER) throw refuse(path, depth, 'This number is too large');
  if (value !== 0 && size < SMALLEST_NUMBER) throw refuse(path, depth, 'This number is too small');
  return value;
}

function heldList(list: readonly unknown[], path: Path, depth: number): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (let i = 0; i < list.length; i++) {
    path[depth] = i;
    const part = held(list[i], path, depth + 1);
    if (part !== list[i]) changed ??= [...list];
    if (changed) changed[i] = part;
  }
  return changed ?? list;
}

function heldFields(value: Record<string, unknown>, path: Path, depth: number): object {
  const keys = Object.keys(value);
  if (keys.length > MOST_KEYS) throw refuse(path, depth, 'There are too many fields');
  let changed: [string, unknown][] | undefined;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    path[depth] = key;
    const [name, part] = [key.toWellFormed(), held(value[key], path, depth + 1)];
    if (name !== key || part !== value[key])
      changed ??= keys.slice(0, i).map((before) => [before, value[before]]);
    changed?.push([name, part]);
  }
  return changed ? Object.fromEntries(changed) : value;
}
