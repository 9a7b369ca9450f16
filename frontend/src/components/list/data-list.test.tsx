// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import type { ListState } from '@/lib/list/cursor-list.ts';
import { DataList } from './data-list.tsx';

afterEach(cleanup);

const retry = vi.fn<() => void>();
const load = vi.fn<() => void>();
const list: ListState<string> = { items: undefined, error: null, retrying: false, retry };
const more = { has: true, loading: false, failed: false, load };
const error = new ApiError('Too busy', { code: 'INTERNAL', status: 503 });

function show(state: Partial<ListState<string>>) {
  render(
    <DataList
      list={{ ...list, ...state }}
      texts={{ loading: 'Loading members', failed: 'No members', moreFailed: 'No more members' }}
      skeleton={<p>skeleton</p>}
      empty={<p>nobody</p>}
    >
      {(items) => <p>{items.join(' and ')}</p>}
    </DataList>,
  );
}

describe('a list', () => {
  it('says that it is on its way', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('Loading members');
    screen.getByText('skeleton');
  });

  it('says why it did not come, and tries again', () => {
    show({ error });
    expect(screen.getByRole('alert').textContent).toContain('Too busy');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('has a next step when it is empty, and no foot', () => {
    show({ items: [], more });
    screen.getByText('nobody');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not empty before the answer to another question than the last has come', () => {
    show({ items: [], outdated: true });
    screen.getByText('skeleton');
    expect(screen.queryByText('nobody')).toBeNull();
  });

  it('shows rows and asks for more', () => {
    show({ items: ['Ada', 'Bo'], more });
    screen.getByText('Ada and Bo');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['its rows could not be refreshed', false, 'No members'],
    ['the next page did not come', true, 'No more members'],
  ])('keeps its rows and says so when %s', (_, failed, text) => {
    show({ items: ['Ada'], error, more: { ...more, failed } });
    screen.getByText('Ada');
    expect(screen.getByRole('alert').textContent).toBe(text);
  });
});
