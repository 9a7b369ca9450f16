import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

/** Page of a list: rows under their own key, and the next cursor. */
interface CursorPage {
  nextCursor?: string | undefined;
}

/** Query cache format of a list. */
export type Pages<Page> = InfiniteData<Page, string | undefined>;

type Options<Page> = UseInfiniteQueryOptions<Page, Error, Pages<Page>, QueryKey, string | undefined>;
type Own<Page> = Pick<Options<Page>, 'staleTime' | 'enabled' | 'initialDataUpdatedAt'> & {
  queryKey: QueryKey;
  /** Reads one page; the first page has no cursor. */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;
  initialData?: () => Pages<Page> | undefined;
};

/**
 * Query options of a paginated list, for a feature's `api/`. The previous rows stay visible while another list
 * (other filters) loads.
 */
export const cursorQuery = <Page extends CursorPage>({ read, ...own }: Own<Page>) =>
  infiniteQueryOptions<Page, Error, Pages<Page>, QueryKey, string | undefined>({
    placeholderData: keepPreviousData,
    ...own,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor,
  });

/** List data for a `DataList`, from any source. */
export interface ListState<Item> {
  /** Undefined until the first rows load. */
  items: readonly Item[] | undefined;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  /** True if the rows belong to the previous query. */
  outdated?: boolean;
  /** Set for paginated lists. */
  more?: { has: boolean; loading: boolean; failed: boolean; load: () => void };
}

export interface CursorList<Item, Page> extends ListState<Item> {
  /** Metadata of the whole list: counts, unread. */
  firstPage: Page | undefined;
}

/**
 * Reads a paginated list. A row that moved to another page between requests is shown once, at its first position.
 */
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

/** List data of a query without pages. */
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
