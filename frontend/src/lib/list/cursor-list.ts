import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

/** One page of a list: rows under a name of their own, and where the next page begins. */
interface CursorPage {
  nextCursor?: string | undefined;
}

/** A list as the query cache holds it. */
export type Pages<Page> = InfiniteData<Page, string | undefined>;

type Options<Page> = UseInfiniteQueryOptions<Page, Error, Pages<Page>, QueryKey, string | undefined>;
type Own<Page> = Pick<Options<Page>, 'staleTime' | 'enabled' | 'initialDataUpdatedAt'> & {
  queryKey: QueryKey;
  /** Reads one page; the first one without a cursor. */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  initialData?: () => Pages<Page> | undefined;
};

/**
 * How a list is read page by page, for a feature's `api/`. While another list of the same place loads (other filters),
 * the former one stays.
 */
export const cursorQuery = <Page extends CursorPage>({ read, ...own }: Own<Page>) =>
  infiniteQueryOptions<Page, Error, Pages<Page>, QueryKey, string | undefined>({
    placeholderData: keepPreviousData,
    ...own,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** What a `DataList` shows of a list, wherever its rows come from. */
export interface ListState<Item> {
  /** Undefined until the first rows are there. */
  items: readonly Item[] | undefined;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  /** The rows are those of a former question. */
  outdated?: boolean;
  /** Where there are pages. */
  more?: { has: boolean; loading: boolean; failed: boolean; load: () => void };
}

export interface CursorList<Item, Page> extends ListState<Item> {
  /** For what a page says of the whole list: counts, unread. */
  firstPage: Page | undefined;
}

/** Reads a list page by page. A row that has moved to another page meanwhile is shown once, where it came first. */
export function useCursorList<Page, Item extends { id: string }>(
  query: Options<Page>,
  itemsOf: (page: Page) => readonly Item[],
): CursorList<Item, Page> {
  const list = useInfiniteQuery(query);
  const pages = list.data?.pages;
  return {
    ...listState(list, pages && onceEach(pages.flatMap(itemsOf))),
    firstPage: pages?.[0],
    outdated: list.isPlaceholderData,
    more: {
      has: list.hasNextPage,
      loading: list.isFetchingNextPage,
      failed: list.isFetchNextPageError,
      load: () => void list.fetchNextPage(),
    },
  };
}

/** The rows of a query that has no pages. */
export const listState = <Item>(
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>,
  items: readonly Item[] | undefined,
): ListState<Item> => ({
  items,
  error: query.error,
  retrying: query.isFetching,
  retry: () => void query.refetch(),
});

function onceEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}
