// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSelection } from './use-selection.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const open = (...ids: string[]) => renderHook((items) => useSelection(items), { initialProps: rows(...ids) });

describe('the selection of a list', () => {
  it('goes through none, some and all', () => {
    const { result } = open('a', 'b');
    expect(result.current.state).toBe(false);
    act(() => result.current.toggle('a'));
    expect(result.current.state).toBe('indeterminate');
    act(() => result.current.toggleAll());
    expect([...result.current.selected]).toEqual(['a', 'b']);
    expect(result.current.state).toBe(true);
    act(() => result.current.toggleAll());
    expect(result.current.selected.size).toBe(0);
  });

  it('takes one out again', () => {
    const { result } = open('a', 'b');
    act(() => result.current.toggle('a'));
    act(() => result.current.toggle('a'));
    expect(result.current.selected.size).toBe(0);
  });

  it('never holds a row that is not shown', () => {
    const { result, rerender } = open('a', 'b');
    act(() => result.current.toggleAll());
    rerender(rows('b', 'c'));
    expect([...result.current.selected]).toEqual(['b']);
    expect(result.current.state).toBe('indeterminate');
    act(() => result.current.toggle('c'));
    rerender(rows('a', 'b', 'c'));
    // Rows that left the list are not included.
    expect([...result.current.selected]).toEqual(['b', 'c']);
  });

  it('of an empty list is none', () => {
    expect(open().result.current.state).toBe(false);
  });
});
