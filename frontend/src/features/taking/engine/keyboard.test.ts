import { describe, expect, test } from 'vitest';
import { type KeyAction, keyAction, optionLetter } from './keyboard.ts';

const plain = { modified: false, typing: false, onControl: false };
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

  test('Enter goes on from a text field, but belongs to a button that has the focus', () => {
    expect(keyAction({ key: 'Enter', ...plain, typing: true }, 0, true)).toEqual({ do: 'next' });
    expect(keyAction({ key: 'Enter', ...plain, onControl: true }, 4, true)).toBeUndefined();
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

  test('options are lettered from A', () => {
    expect([0, 1, 25].map(optionLetter)).toEqual(['A', 'B', 'Z']);
  });
});
