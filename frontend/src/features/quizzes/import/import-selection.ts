/** Indexes of the selected questions of an import. `room` is the number that the quiz can still take. */
export type Selection = ReadonlySet<number>;

const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index);

export function selectFirst(count: number, total: number, room: number): Selection {
  return new Set(upTo(Math.min(count, total, room)));
}

/** Default number of questions if not all fit. */
export const USUAL_COUNT = 20;

/** Returns the initial selection: all questions, or a default number if they do not fit. */
export const selectAtFirst = (total: number, room: number): Selection =>
  selectFirst(total > room ? USUAL_COUNT : total, total, room);

/** Selects `count` different questions at random. `random` returns numbers in [0, 1). */
export function selectRandom(count: number, total: number, room: number, random: () => number): Selection {
  const pool = upTo(total);
  const wanted = Math.min(count, total, room);
  for (let index = 0; index < wanted; index += 1) {
    const other = index + Math.floor(random() * (total - index));
    [pool[index], pool[other]] = [pool[other] ?? 0, pool[index] ?? 0];
  }
  return new Set(pool.slice(0, wanted));
}

/** Toggles a question. Ignored beyond `room`. */
export function toggle(selection: Selection, index: number, room: number): Selection {
  const next = new Set(selection);
  if (next.delete(index)) return next;
  return next.size < room ? next.add(index) : selection;
}

/** Returns the selected items in file order. */
export function chosen<Item>(items: readonly Item[], selection: Selection): Item[] {
  return items.filter((_, index) => selection.has(index));
}
