/** What becomes of each item, in their order; at most so many are worked on at once. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}

/**
 * Works on items as they come, at most so many at once, and begins none once the time is over.
 * @returns whether all were begun
 */
export async function workThrough<Item>(
  items: AsyncGenerator<Item>,
  { most, isOver }: { most: number; isOver: () => boolean },
  work: (item: Item) => Promise<void>,
): Promise<boolean> {
  let isWhole = true;
  const worker = async () => {
    while (isWhole) {
      const { value, done } = await items.next();
      if (done) return;
      isWhole &&= !isOver();
      if (isWhole) await work(value);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return isWhole;
}
