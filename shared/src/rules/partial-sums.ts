/**
 * Sums by key (by question, UTC day or department) whose stored size is bounded and which stay exact: a key is either
 * counted singly with everything that belongs to it, or it is part of `rest`.
 */
export interface Parts<Sums> {
  each: Record<string, Sums>;
  /** What is not counted singly. As soon as there is any, no further key finds room. */
  rest?: Sums | undefined;
}

/** How sums of one kind are added, or taken back, and when nothing is left of them. */
export interface SumKind<Sums> {
  none: Sums;
  combine(a: Sums, b: Sums, sign: 1 | -1): Sums;
  isNothing(sums: Sums): boolean;
}

/**
 * Adds the parts of `b` to those of `a`, or takes them back: a contribution, or what another stream shard has counted. A
 * key stays single only where both sides count it singly or have never turned a key away, so what is shown of a key is
 * all of it. Merged in a Map, because a key such as `constructor` would find what every object has.
 */
export function combineParts<Sums>(
  a: Parts<Sums>,
  b: Parts<Sums>,
  sign: 1 | -1,
  { none, combine, isNothing }: SumKind<Sums>,
): Parts<Sums> {
  const [ours, theirs] = [new Map(Object.entries(a.each)), new Map(Object.entries(b.each))];
  const isOpen = a.rest === undefined && b.rest === undefined;
  const single = new Map<string, Sums>();
  let rest = combine(a.rest ?? none, b.rest ?? none, sign);
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const sums = combine(ours.get(key) ?? none, theirs.get(key) ?? none, sign);
    const isSingle = (a.rest === undefined || ours.has(key)) && (b.rest === undefined || theirs.has(key));
    if (!isSingle) rest = combine(rest, sums, 1);
    // Where keys are turned away, one that is empty for a moment would not come back.
    else if (!isOpen || !isNothing(sums)) single.set(key, sums);
  }
  return { each: Object.fromEntries(single), ...(!isOpen && { rest }) };
}

/**
 * The same sums in at most so many bytes: the keys that come first in `order` go to the rest. Answers `parts` itself
 * where they fit.
 */
export function limitParts<Sums>(
  parts: Parts<Sums>,
  mostBytes: number,
  { none, combine }: SumKind<Sums>,
  order: (a: [string, Sums], b: [string, Sums]) => number,
): Parts<Sums> {
  let bytes = storedBytes(parts.each);
  if (bytes <= mostBytes) return parts;
  const kept = new Map(Object.entries(parts.each));
  let rest = parts.rest ?? none;
  for (const [key, sums] of [...kept].sort(order)) {
    if (bytes <= mostBytes) break;
    kept.delete(key);
    rest = combine(rest, sums, 1);
    bytes -= storedBytes({ [key]: sums }) - storedBytes({});
  }
  return { each: Object.fromEntries(kept), rest };
}

/**
 * At least as many bytes as DynamoDB bills for a value (developer guide, "Item sizes and formats"): texts in UTF-8,
 * numbers a byte for two digits and one or two more, lists and maps three and one for each entry.
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length;
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 2;
  if (typeof value !== 'object' || value === null) return 1;
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((entry) => ['', entry])
    : Object.entries(value);
  return entries.reduce((sum, [name, entry]) => sum + 1 + storedBytes(name) + storedBytes(entry), 3);
}
