// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, order, typed } from './filters.ts';
import { useListFilters } from './use-list-filters.ts';

const SCHEMA = {
  q: typed(),
  status: choice(['all', 'draft', 'published'], 'all'),
  sort: order(['recent', 'title'], 'recent'),
};
/** Requests of the page, in order. */
let asked: string[] = [];

function List() {
  const { filters, values, set, filtered, clear } = useListFilters(SCHEMA);
  const question = JSON.stringify(filters);
  if (asked.at(-1) !== question) asked.push(question);
  return (
    <>
      <input aria-label="Search" value={values.q} onChange={({ target }) => set({ q: target.value })} />
      <button type="button" onClick={() => set({ status: 'draft' })}>
        {values.status}
      </button>
      <button type="button" onClick={clear}>
        {filtered ? 'clear' : 'plain'}
      </button>
    </>
  );
}

function open(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: entries });
  render(<RouterProvider router={router} />);
  return { router, address: () => router.state.location.search };
}
const field = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const rest = () => act(() => vi.advanceTimersByTimeAsync(300));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the filters of a list', () => {
  it('are read from the address of a reload or a link', () => {
    open('/?q=gold&status=draft');
    expect(field().value).toBe('gold');
    screen.getByRole('button', { name: 'draft' });
    expect(asked).toEqual([JSON.stringify({ q: 'gold', status: 'draft', sort: 'recent' })]);
  });

  it('ask once for a word that is typed letter by letter, and leave no step per letter', async () => {
    const { router, address } = open('/before', '/');
    for (const text of ['g', 'go', 'gol', 'gold ']) {
      type(text);
      await act(() => vi.advanceTimersByTimeAsync(299));
      expect(address()).toBe('');
    }
    await rest();
    expect(address()).toBe('?q=gold');
    expect(asked).toHaveLength(2);
    // The trailing space before the next word is kept.
    expect(field().value).toBe('gold ');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  it('go back one choice with Back, also in the fields', async () => {
    const { router, address } = open('/');
    type('gold');
    await rest();
    await press('all');
    expect(address()).toBe('?q=gold&status=draft');
    await act(() => router.navigate(-1));
    expect(address()).toBe('?q=gold');
    screen.getByRole('button', { name: 'all' });
    expect(field().value).toBe('gold');
  });

  it('follow an address that changes by itself', async () => {
    const { router } = open('/?q=gold');
    type('silver');
    await act(() => router.navigate('/?q=copper'));
    expect(field().value).toBe('copper');
    await rest();
    expect(router.state.location.search).toBe('?q=copper');
  });

  it('keep what is typed while the address is on its way', async () => {
    const arrived = Promise.withResolvers<null>();
    let moves = 0;
    const loader = () => (moves++ === 0 ? null : arrived.promise);
    const router = createMemoryRouter([
      { path: '*', element: <List />, loader, HydrateFallback: () => null },
    ]);
    render(<RouterProvider router={router} />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    type('gol');
    await rest();
    type('gold');
    await act(async () => arrived.resolve(null));
    expect(router.state.location.search).toBe('?q=gol');
    expect(field().value).toBe('gold');
    await rest();
    expect(router.state.location.search).toBe('?q=gold');
  });

  it('take along what is being typed when something is chosen', async () => {
    const { address } = open('/');
    type('gold');
    await press('all');
    expect(address()).toBe('?q=gold&status=draft');
  });

  it('are cleared at once, with what is being typed, and keep the order', async () => {
    const { address } = open('/?q=gold&status=draft&sort=title');
    type('golden');
    await press('clear');
    expect(field().value).toBe('');
    expect(address()).toBe('?sort=title');
    await rest();
    expect(address()).toBe('?sort=title');
    screen.getByRole('button', { name: 'plain' });
  });
});
