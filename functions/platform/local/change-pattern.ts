/** What one value may be, in the words of EventBridge, as far as they are used and understood here. */
type Allowed =
  | string
  | boolean
  | { prefix: string }
  | { suffix: string }
  | { exists: boolean }
  | { 'anything-but': string[] };

/** Filter of stream records: each named field must have one of its values. */
export interface ChangePattern {
  [field: string]: ChangePattern | readonly Allowed[];
}

/** Returns whether EventBridge would pass a record with this pattern. */
export function matchesPattern(pattern: ChangePattern, value: unknown): boolean {
  return Object.entries(pattern).every(([field, wanted]) => {
    const found = (value as Record<string, unknown> | undefined)?.[field];
    return Array.isArray(wanted)
      ? wanted.some((one: Allowed) => allows(one, found))
      : matchesPattern(wanted as ChangePattern, found);
  });
}

function allows(allowed: Allowed, found: unknown): boolean {
  if (typeof allowed === 'object' && 'exists' in allowed) return allowed.exists === (found !== undefined);
  if (typeof allowed === 'boolean') return found === allowed;
  if (typeof found !== 'string') return false;
  if (typeof allowed === 'string') return found === allowed;
  if ('prefix' in allowed) return found.startsWith(allowed.prefix);
  if ('suffix' in allowed) return found.endsWith(allowed.suffix);
  return !allowed['anything-but'].includes(found);
}
