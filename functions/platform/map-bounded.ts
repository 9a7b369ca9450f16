/** Maps items with at most `most` calls in parallel. Results keep the order of the items. */
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
 * Processes items as they arrive, at most `most` in parallel, and starts none once the time is over.
 * @returns whether all items were started
 */
export async function forEachBounded<Item>(
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
