/** Positions of the chosen questions in an import; `room` is how many the quiz can still take. */
export type Selection = ReadonlySet<number>;

const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index);

export function selectFirst(count: number, total: number, room: number): Selection {
  return new Set(upTo(Math.min(count, total, room)));
}

/** Enough for one quiz, where a file holds more than fits. */
export const USUAL_COUNT = 20;

/** Chosen before anybody has chosen: everything, unless it does not fit. */
export const selectAtFirst = (total: number, room: number): Selection =>
  selectFirst(total > room ? USUAL_COUNT : total, total, room);

/** `count` different questions by chance; `random` gives numbers in [0, 1). */
export function selectRandom(count: number, total: number, room: number, random: () => number): Selection {
  const pool = upTo(total);
  const wanted = Math.min(count, total, room);
  for (let index = 0; index < wanted; index += 1) {
    const other = index + Math.floor(random() * (total - index));
    [pool[index], pool[other]] = [pool[other] ?? 0, pool[index] ?? 0];
  }
  return new Set(pool.slice(0, wanted));
}

/** Adding beyond `room` changes nothing. */
export function toggle(selection: Selection, index: number, room: number): Selection {
  const next = new Set(selection);
  if (next.delete(index)) return next;
  return next.size < room ? next.add(index) : selection;
}

/** The chosen items in the order of the file. */
export function chosen<Item>(items: readonly Item[], selection: Selection): Item[] {
  return items.filter((_, index) => selection.has(index));
}
