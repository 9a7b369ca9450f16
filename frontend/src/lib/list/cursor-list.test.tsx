// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cursorQuery, useCursorList } from './cursor-list.ts';

interface Page {
  rows: { id: string }[];
  nextCursor?: string;
}
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

afterEach(cleanup);

/** Reads from `pages`, keyed by cursor; the first key is ''. */
function open(pages: Record<string, Page | Error>, key = 'a') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const read = vi.fn(async (cursor: string | undefined) => {
    const page = pages[cursor ?? ''];
    if (!page || page instanceof Error) throw page ?? new Error(`no page ${cursor}`);
    return page;
  });
  const { result, rerender } = renderHook(
    (name: string) => useCursorList(cursorQuery<Page>({ queryKey: [name], read }), (page) => page.rows),
    {
      initialProps: key,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { list: result, rerender, pages, read };
}
const ids = (list: { current: { items: readonly { id: string }[] | undefined } }) =>
  list.current.items?.map(({ id }) => id);

describe('a list that is read page by page', () => {
  it('asks for the next page with the cursor of the last one, until there is none', async () => {
    const { list, read } = open({ '': { rows: rows('1', '2'), nextCursor: 'c' }, c: { rows: rows('3') } });
    expect(list.current.items).toBeUndefined();
    await waitFor(() => expect(ids(list)).toEqual(['1', '2']));
    expect(list.current.more?.has).toBe(true);
    await act(async () => list.current.more?.load());
    await waitFor(() => expect(ids(list)).toEqual(['1', '2', '3']));
    expect(list.current.more?.has).toBe(false);
    expect(read.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'c']);
    expect(list.current.firstPage?.rows).toHaveLength(2);
  });

  it('shows a row once that has moved to the next page meanwhile', async () => {
    const { list } = open({ '': { rows: rows('1', '2'), nextCursor: 'c' }, c: { rows: rows('2', '3') } });
    await waitFor(() => expect(ids(list)).toHaveLength(2));
    await act(async () => list.current.more?.load());
    await waitFor(() => expect(ids(list)).toEqual(['1', '2', '3']));
  });

  it('keeps the rows of the former question until those of the next are there', async () => {
    const { list, rerender, pages } = open({ '': { rows: rows('1') } });
    await waitFor(() => expect(ids(list)).toEqual(['1']));
    pages[''] = { rows: rows('9') };
    rerender('b');
    expect(ids(list)).toEqual(['1']);
    expect(list.current.outdated).toBe(true);
    await waitFor(() => expect(ids(list)).toEqual(['9']));
    expect(list.current.outdated).toBe(false);
  });

  it('keeps what is there when the next page does not come, and tries again', async () => {
    const { list, pages } = open({ '': { rows: rows('1'), nextCursor: 'c' }, c: new Error('gone') });
    await waitFor(() => expect(ids(list)).toEqual(['1']));
    await act(async () => list.current.more?.load());
    await waitFor(() => expect(list.current.more?.failed).toBe(true));
    expect(ids(list)).toEqual(['1']);
    pages.c = { rows: rows('2') };
    await act(async () => list.current.more?.load());
    await waitFor(() => expect(ids(list)).toEqual(['1', '2']));
    expect(list.current.error).toBeNull();
  });

  it('says what failed before there was anything, and reads again on request', async () => {
    const { list, pages } = open({ '': new Error('gone') });
    await waitFor(() => expect(list.current.error?.message).toBe('gone'));
    expect(list.current.items).toBeUndefined();
    pages[''] = { rows: rows('1') };
    await act(async () => list.current.retry());
    await waitFor(() => expect(ids(list)).toEqual(['1']));
  });
});
