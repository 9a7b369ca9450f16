// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LoadMore } from './pagination.tsx';

afterEach(cleanup);

function List({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return (
    <LoadMore hasMore={page < pages} loading={false} onLoadMore={() => setPage(page + 1)} shown={page * 10} />
  );
}

const more = () => screen.queryByRole('button', { name: 'Load more' });

function press() {
  more()?.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
}

it('keeps the focus on its button while there is more, and on the count after the last page', () => {
  render(<List pages={3} />);
  press();
  expect(document.activeElement).toBe(more());
  press();
  expect(more()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.getByRole('status').textContent).toBe('Showing 30');
});

it('takes no focus where nobody pressed', () => {
  render(<List pages={1} />);
  expect(document.activeElement).toBe(document.body);
});
