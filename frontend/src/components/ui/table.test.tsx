// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSelection } from '@/lib/list/use-selection.ts';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Table, type TableColumn } from './table.tsx';

afterEach(cleanup);

const ROWS = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Bo' },
];
const COLUMNS: TableColumn<(typeof ROWS)[number]>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name }) => name,
    orders: [
      { value: 'name', direction: 'ascending' },
      { value: 'nameDown', direction: 'descending' },
    ],
  },
  { id: 'id', header: 'Id', cell: ({ id }) => id },
];

function Members() {
  const [sort, setSort] = useState('recent');
  const selection = useSelection(ROWS);
  return (
    <>
      <SelectionBar selection={selection}>
        <button type="button">Remove</button>
      </SelectionBar>
      <Table
        caption="Members"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={({ id }) => id}
        sort={{ value: sort, onChange: setSort }}
        selection={{ ...selection, nameOf: ({ name }) => name }}
      />
    </>
  );
}
const order = () => screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort');
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a table', () => {
  it('goes through the orders of a column, and says which one it has', () => {
    render(<Members />);
    expect(order()).toBeNull();
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    press();
    expect(order()).toBe('ascending');
    press();
    expect(order()).toBe('descending');
    press();
    expect(order()).toBe('ascending');
    expect(screen.queryByRole('button', { name: 'Id' })).toBeNull();
  });

  it('selects one row or all, and offers what can be done with them', () => {
    render(<Members />);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    fireEvent.click(box('Select Bo'));
    expect(box('1 selected').indeterminate).toBe(true);
    screen.getByRole('button', { name: 'Remove' });
    fireEvent.click(box('1 selected'));
    expect(box('2 selected').checked).toBe(true);
    expect(box('Select Ada').checked).toBe(true);
  });
});
