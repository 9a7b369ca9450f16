import { describe, expect, it } from 'vitest';
import { pastedLines, pastedOptions, pastedPairs } from './pasted-lines.ts';

describe('pasted lines', () => {
  it.each([
    ['a single line', 'Paris', []],
    ['lines', 'Paris\nLyon\n', ['Paris', 'Lyon']],
    ['lines of Windows and empty ones', 'Paris\r\n\r\n  Lyon ', ['Paris', 'Lyon']],
    ['a bullet list', '• Paris\n- Lyon\n* Nice', ['Paris', 'Lyon', 'Nice']],
    ['a lettered list', 'A) Paris\nb. Lyon\n(c) Nice', ['Paris', 'Lyon', 'Nice']],
    ['numbers that belong to the text', '1.5 km\n2 km', ['1.5 km', '2 km']],
    ['names with a sign', '-5\nA. Lincoln-Smith', ['-5', 'Lincoln-Smith']],
  ])('from %s', (_, text, lines) => {
    expect(pastedLines(text)).toEqual(lines);
  });

  it.each(['Paris (correct)', 'a) Paris (Correct) ', '- Paris ✓', 'Paris (x)'])(
    'mark what is right: %s',
    (line) => {
      expect(pastedOptions(`${line}\nLyon`)).toEqual([
        { text: 'Paris', isCorrect: true },
        { text: 'Lyon', isCorrect: false },
      ]);
    },
  );

  it.each([
    ['cells of a table', 'France\tParis\nItaly\tRome'],
    ['arrows', 'France -> Paris\nItaly → Rome'],
    ['equals signs', '1. France = Paris\n2. Italy=Rome'],
  ])('are pairs from %s', (_, text) => {
    expect(pastedPairs(text)).toEqual([
      { left: 'France', right: 'Paris' },
      { left: 'Italy', right: 'Rome' },
    ]);
  });

  it('are pairs with one side missing where nothing separates them', () => {
    expect(pastedPairs('France\nItaly = Rome = città')).toEqual([
      { left: 'France', right: '' },
      { left: 'Italy', right: 'Rome città' },
    ]);
    expect(pastedPairs('one cell\tand its neighbour')).toEqual([
      { left: 'one cell', right: 'and its neighbour' },
    ]);
    expect(pastedPairs('one line')).toEqual([]);
  });
});
