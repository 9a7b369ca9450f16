// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { filterOptions, moveMark } from './combobox-rules.ts';

afterEach(cleanup);

const options = [
  { value: 'de', label: 'Germany', description: 'Deutschland' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'nl', label: 'Netherlands' },
  { value: 'nz', label: 'New Zealand' },
];

describe('filterOptions', () => {
  it.each([
    ['', ['de', 'ci', 'nl', 'nz']],
    ['  ', ['de', 'ci', 'nl', 'nz']],
    ['cote', ['ci']],
    ['LAND', ['de', 'nl', 'nz']],
    ['zea new', ['nz']],
    ['ne', ['nl', 'nz']],
    ['xyz', []],
  ])('"%s"', (query, values) => {
    expect(filterOptions(options, query).map((option) => option.value)).toEqual(values);
  });

  it('puts what begins with the text first', () => {
    const list = [
      { value: '1', label: 'Old history' },
      { value: '2', label: 'History' },
    ];
    expect(filterOptions(list, 'hist').map((option) => option.value)).toEqual(['2', '1']);
  });
});

describe('moveMark', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['PageDown', 0, 30, 10],
    ['PageUp', 5, 30, 0],
    ['Home', 1, 3, undefined],
    ['ArrowDown', -1, 0, undefined],
  ])('%s from %d of %d', (key, mark, count, expected) => {
    expect(moveMark(key, mark, count)).toBe(expected);
  });
});

function Harness({
  initial = '',
  onPick,
  ...rest
}: Partial<ComboboxProps> & { initial?: string; onPick?: (value: string) => void }) {
  const [value, setValue] = useState(initial);
  return (
    <Combobox
      label="Country"
      options={options}
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onPick?.(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Combobox', () => {
  it('finds by typing and takes the marked option on Enter', () => {
    const onPick = vi.fn();
    render(<Harness onPick={onPick} />);
    type('ne');
    expect(listed()).toEqual(['Netherlands', 'New Zealand']);
    expect(marked()).toBe('Netherlands');
    press('ArrowDown');
    expect(marked()).toBe('New Zealand');
    press('Enter');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('nz');
    expect(field().value).toBe('New Zealand');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves the Enter of an input method to the input method', () => {
    const onPick = vi.fn();
    render(<Harness onPick={onPick} />);
    type('ne');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(onPick).not.toHaveBeenCalled();
    expect(listed()).toEqual(['Netherlands', 'New Zealand']);
  });

  it('opens by arrow key at the chosen option, and says how many there are', () => {
    render(<Harness initial="nl" />);
    press('ArrowDown');
    expect(marked()).toBe('Netherlands');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Netherlands');
    expect(screen.getByRole('status').textContent).toBe('4 options');
  });

  it('takes back what was typed but not chosen', () => {
    const onPick = vi.fn();
    render(<Harness initial="nl" onPick={onPick} />);
    type('germ');
    press('Tab');
    expect(field().value).toBe('Netherlands');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('has nothing chosen when it is emptied, unless it must have', () => {
    const onPick = vi.fn();
    const { unmount } = render(<Harness initial="nl" onPick={onPick} />);
    type('');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('');
    unmount();
    onPick.mockClear();
    render(<Harness initial="nl" onPick={onPick} required />);
    type('');
    press('Tab');
    expect(onPick).not.toHaveBeenCalled();
    expect(field().value).toBe('Netherlands');
  });

  it('says so when nothing matches', () => {
    render(<Harness emptyText="No such country" />);
    type('xyz');
    expect(screen.getByRole('status').textContent).toBe('No such country');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves options that somebody else looks up as they are', () => {
    const onQueryChange = vi.fn();
    render(<Harness onQueryChange={onQueryChange} />);
    type('xyz');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('xyz');
    expect(listed()).toHaveLength(4);
  });

  it('stays shut when read-only', () => {
    render(<Harness initial="nl" readOnly />);
    press('ArrowDown');
    fireEvent.click(field());
    expect(listed()).toEqual([]);
    expect(field().readOnly).toBe(true);
  });
});
