/** A page's number, or a gap where pages are left out. */
export type PageMark = number | 'gap';

/**
 * The pages to offer: first, last, the current one and its neighbours. A gap stands for two pages at least (one that is
 * left out alone is shown), and the row has the same length everywhere, so that nothing moves under the pointer.
 */
export function pageWindow(page: number, pageCount: number, neighbours = 1): PageMark[] {
  const room = 2 * neighbours + 5;
  if (pageCount <= room) return range(1, pageCount);
  const current = Math.min(pageCount, Math.max(1, page));
  const edge = 2 * neighbours + 3;
  if (current <= edge - neighbours) return [...range(1, edge), 'gap', pageCount];
  if (current > pageCount - edge + neighbours) return [1, 'gap', ...range(pageCount - edge + 1, pageCount)];
  return [1, 'gap', ...range(current - neighbours, current + neighbours), 'gap', pageCount];
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
