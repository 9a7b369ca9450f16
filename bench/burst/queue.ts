/** Events by time; those of the same moment in the order in which they were added. */
export class EventQueue<Event> {
  readonly #heap: { at: number; order: number; event: Event }[] = [];
  #added = 0;

  get size(): number {
    return this.#heap.length;
  }

  add(at: number, event: Event): void {
    const heap = this.#heap;
    const entry = { at, order: this.#added++, event };
    let place = heap.length;
    heap.push(entry);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = heap[parent];
      if (!above || before(above, entry)) break;
      heap[place] = above;
      place = parent;
    }
    heap[place] = entry;
  }

  next(): { at: number; event: Event } | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      let below = heap[child];
      const right = heap[child + 1];
      if (below && right && before(right, below)) [child, below] = [child + 1, right];
      if (!below || before(last, below)) break;
      heap[place] = below;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

interface Timed {
  at: number;
  order: number;
}

const before = (a: Timed, b: Timed): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
