export interface ComboboxOption {
  value: string;
  label: string;
  description?: string | undefined;
}

/** Letters as they are compared: without case and without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/**
 * Options that contain every typed word, in any order; those whose label begins with the typed text come first, the
 * rest keeps its order.
 */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): Option[] {
  const typed = plain(query).trim();
  if (typed === '') return [...options];
  const words = typed.split(/\s+/);
  const found = options.filter(({ label, description = '' }) => {
    const text = plain(`${label} ${description}`);
    return words.every((word) => text.includes(word));
  });
  const first = found.filter(({ label }) => plain(label).startsWith(typed));
  return [...first, ...found.filter((option) => !first.includes(option))];
}

/** Where a key takes the mark in a list of `count`; it goes round at the ends. −1 is no mark; undefined another key. */
export function moveMark(key: string, mark: number, count: number): number | undefined {
  if (count === 0) return undefined;
  const moves: Record<string, number> = {
    ArrowDown: mark + 1 >= count ? 0 : mark + 1,
    ArrowUp: mark <= 0 ? count - 1 : mark - 1,
    PageDown: Math.min(count - 1, mark + 10),
    PageUp: Math.max(0, mark - 10),
  };
  return moves[key];
}
