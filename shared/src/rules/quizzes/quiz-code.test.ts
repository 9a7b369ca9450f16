import { describe, expect, it } from 'vitest';
import { CODE_ALPHABET, hasMisread, parseRef } from './quiz-code.ts';

describe('parseRef', () => {
  it.each([
    ['q_AbCdEfGh12345678', { kind: 'id', value: 'q_AbCdEfGh12345678' }],
    ['H7K2MP', { kind: 'code', value: 'H7K2MP' }],
    [' h7k2mp ', { kind: 'code', value: 'H7K2MP' }],
    ['roman-history-h7k2m9pq', { kind: 'link', value: 'roman-history-h7k2m9pq' }],
    ['Roman-History-H7K2M9PQ', { kind: 'link', value: 'roman-history-h7k2m9pq' }],
    ['q_AbCdEfGh1234567', undefined],
    ['Q_AbCdEfGh12345678', undefined],
    ['H7K2M0', undefined],
    ['H7K2MPX', undefined],
    ['-a', undefined],
    ['a--b', undefined],
    ['', undefined],
  ])('%j', (ref, expected) => {
    expect(parseRef(ref)).toEqual(expected);
  });
});

it('has 32 characters that are not mistaken for each other', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(hasMisread(CODE_ALPHABET)).toBe(false);
  for (const misread of 'IO01io') expect(hasMisread(`ABC${misread}23`), misread).toBe(true);
});
