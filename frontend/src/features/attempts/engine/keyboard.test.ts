import { describe, expect, test } from 'vitest';
import { type KeyAction, keyAction, optionMark } from './keyboard.ts';

const plain = { modified: false, typing: false, empty: false, onControl: false };
const choose = (option: number): KeyAction => ({ do: 'choose', option });

describe('keys on the question screen', () => {
  test.each<[key: string, options: number, action: KeyAction | undefined]>([
    ['1', 4, choose(0)],
    ['4', 4, choose(3)],
    ['5', 4, undefined],
    ['0', 4, undefined],
    ['a', 4, choose(0)],
    ['D', 4, choose(3)],
    ['e', 4, undefined],
    ['f', 4, { do: 'flag' }],
    // With six options F still flags, and the sixth is chosen by its number.
    ['f', 6, { do: 'flag' }],
    ['6', 6, choose(5)],
    ['g', 7, choose(6)],
    ['a', 0, undefined],
    ['Enter', 4, { do: 'next' }],
    ['ArrowRight', 4, { do: 'forward' }],
    ['ArrowLeft', 4, { do: 'previous' }],
    ['ArrowDown', 4, undefined],
    ['Escape', 4, undefined],
  ])('%s with %i options', (key, options, action) => {
    expect(keyAction({ key, ...plain }, options, true)).toEqual(action);
  });

  test.each(['1', 'a', 'f', 'ArrowLeft', 'ArrowRight'])('%s is text while somebody types', (key) => {
    expect(keyAction({ key, ...plain, typing: true }, 4, true)).toBeUndefined();
  });

  test('arrows leave a text field that is still empty', () => {
    const press = { ...plain, typing: true, empty: true };
    expect(keyAction({ key: 'ArrowRight', ...press }, 0, true)).toEqual({ do: 'forward' });
    expect(keyAction({ key: 'ArrowLeft', ...press }, 0, true)).toEqual({ do: 'previous' });
    expect(keyAction({ key: 'f', ...press }, 0, true)).toBeUndefined();
  });

  test('Enter goes on from a text field, but belongs to a button that has the focus', () => {
    expect(keyAction({ key: 'Enter', ...plain, typing: true }, 0, true)).toEqual({ do: 'next' });
    expect(keyAction({ key: 'Enter', ...plain, onControl: true }, 4, true)).toBeUndefined();
  });

  test.each<[key: string, code: string, options: number, action: KeyAction | undefined]>([
    ['B', 'KeyB', 4, { do: 'strike', option: 1 }],
    // With caps lock, Shift writes small letters.
    ['b', 'KeyB', 4, { do: 'strike', option: 1 }],
    ['E', 'KeyE', 4, undefined],
    ['!', 'Digit1', 6, { do: 'strike', option: 0 }],
    ['^', 'Digit6', 6, { do: 'strike', option: 5 }],
    ['&', 'Digit7', 6, undefined],
    // French keyboards write digits with Shift.
    ['1', 'Digit1', 4, choose(0)],
    ['F', 'KeyF', 6, { do: 'flag' }],
    ['+', 'Equal', 4, { do: 'zoom', by: 1 }],
    ['A', 'KeyA', 0, undefined],
  ])('Shift with %s (%s) and %i options', (key, code, options, action) => {
    const press = { ...plain, key, code, shift: true };
    expect(keyAction(press, options, true)).toEqual(action);
    expect(keyAction({ ...press, typing: true }, options, true)).toBeUndefined();
    expect(keyAction(press, options, false)).toBeUndefined();
  });

  test('plus and minus zoom, also where there is nothing to choose', () => {
    const zoom = (key: string) => keyAction({ key, ...plain }, 0, true);
    expect(['+', '=', '-'].map(zoom)).toEqual([1, 1, -1].map((by) => ({ do: 'zoom', by })));
  });

  test('the browser keeps its own shortcuts', () => {
    for (const key of ['1', 'a', 'f', 'Enter', 'ArrowLeft']) {
      expect(keyAction({ key, ...plain, modified: true }, 4, true)).toBeUndefined();
    }
  });

  test('single keys can be turned off; Enter and arrows stay', () => {
    expect(keyAction({ key: 'a', ...plain }, 4, false)).toBeUndefined();
    expect(keyAction({ key: 'f', ...plain }, 4, false)).toBeUndefined();
    expect(keyAction({ key: 'Enter', ...plain }, 4, false)).toEqual({ do: 'next' });
    expect(keyAction({ key: 'ArrowRight', ...plain }, 4, false)).toEqual({ do: 'forward' });
  });

  test.each([
    [2, ['A', 'B']],
    [5, ['A', 'B', 'C', 'D', 'E']],
    [6, ['1', '2', '3', '4', '5', '6']],
  ])('what stands before %i options chooses them', (count, marks) => {
    const shown = marks.map((_, index) => optionMark(index, count));
    expect(shown).toEqual(marks);
    const actions = shown.map((key) => keyAction({ key, ...plain }, count, true));
    expect(actions).toEqual(marks.map((_, index) => choose(index)));
  });
});
