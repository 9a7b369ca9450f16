import { describe, expect, it } from 'vitest';
import { countBlanks } from '../grading/blanks.ts';
import * as fc from '../../testing/properties.ts';
import { type Block, type Inline, parseInline, parseMarkdown } from './markdown.ts';
import { plainText, textOfInline } from './markdown-plain.ts';
import { hasMarks, writeInline, writePlain } from './markdown-write.ts';

/** Pieces as short as they can be read: `em(b)`, blanks as `___`. */
const sketch = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) =>
      'children' in piece
        ? `${piece.type}${'href' in piece ? `:${piece.href}` : ''}{${sketch(piece.children)}}`
        : piece.type === 'blank'
          ? `{${piece.text}}`
          : piece.text,
    )
    .join('');

describe('parseInline', () => {
  it.each([
    ['a **b** *c* _d_', 'a strong{b} em{c} em{d}'],
    ['**a _b_**', 'strong{a em{b}}'],
    ['***a***', 'strong{em{a}}'],
    ['*a **b***', 'em{a strong{b}}'],
    ['**2 *3**', 'strong{2 *3}'],
    ['**un**happy', 'strong{un}happy'],
    ['`**x**`', 'code{**x**}'],
    ['`` a`b ``', 'code{a`b}'],
    ['`a', '`a'],
    ['x<sup>a+b</sup> y<sub>i</sub>', 'xsup{a+b} ysub{i}'],
    ['<sup>a', '<sup>a'],
    ['a</sup> <sup></sup>', 'a</sup> <sup></sup>'],
    ['[a](https://b.c/d?e=f)', 'link:https://b.c/d?e=f{a}'],
    ['[**a**](mailto:b@c.d)', 'link:mailto:b@c.d{strong{a}}'],
    ['[a](javascript:b)', '[a](javascript:b)'],
    ['[](https://b.c)', '[](https://b.c)'],
    ['[a [b](https://c.d)', '[a link:https://c.d{b}'],
    ['2 * 3 * 4 = 2*3*4', '2 * 3 * 4 = 2*3*4'],
    ['2**8 and 2**16', '2**8 and 2**16'],
    ['snake_case_name __init__ *args', 'snake_case_name __init__ *args'],
    ['____ a ** b', '{____} a ** b'],
    ['*The ___ of `x = ___`*', 'em{The {___} of code{x = {___}}}'],
    ['[a](https://b.c/___)', '[a](https://b.c/{___})'],
    ['[___](https://b.c)', '[{___}](https://b.c)'],
    ['*a\nb*', '*a\nb*'],
    [
      String.raw`\*a\* \_b\_ \`c\` [d]\(https://e.f) \<sup>g</sup>`,
      '*a* _b_ `c` [d](https://e.f) <sup>g</sup>',
    ],
    [String.raw`\(x\) \[y\] \frac12 C:\new`, String.raw`\(x\) \[y\] \frac12 C:\new`],
    ['<b>x</b>', '<b>x</b>'],
    ['**a $b*c$**', 'strong{a $b*c$}'],
    ['a\n```js\n*b*\n ___\n```\nc', 'apre{*b*\n {___}}c'],
    ['```\na', '```\na'],
    ['```a```', 'code{a}'],
  ])('%s', (text, expected) => {
    expect(sketch(parseInline(text))).toBe(expected);
  });
});

describe('parseMarkdown', () => {
  it.each([
    ['a\nb\n\nc', ['a|b', 'c']],
    ['- a\n- b\n1. c', ['*a|b', '1c']],
    ['1945. *a*\n1946. b', ['1945em{a}|b']],
    ['a\r\n- b', ['a', '*b']],
  ])('%j', (text, expected) => {
    const show = (block: Block) =>
      block.type === 'paragraph'
        ? block.lines.map(sketch).join('|')
        : `${block.ordered ? block.start : '*'}${block.items.map(sketch).join('|')}`;
    expect(parseMarkdown(text).map(show)).toEqual(expected);
  });
});

/** Everything that means something, and what stands around it. */
const PIECES = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '___',
  '`',
  '``',
  '\n```\n',
  '```js\n',
  '$',
  '$$',
  '\n$$\n',
  '<math>',
  '</math>',
  '[',
  ']',
  '](',
  '](https://a.b)',
  '](mailto:c)',
  ')',
  '\\',
  '<sup>',
  '</sup>',
  '<sub>',
  '</sub>',
  '<b>',
  ' ',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  'x',
  'Y',
  '2',
  'é',
  '(',
  '.',
];
const anyText = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary' })), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

const leaves = (pieces: readonly Inline[]): Inline[] =>
  pieces.flatMap((piece): Inline[] => {
    const named: Inline[] =
      piece.type === 'pre' && piece.language ? [{ type: 'text', text: piece.language }] : [];
    return 'children' in piece ? [...named, ...leaves(piece.children)] : [piece];
  });
const links = (pieces: readonly Inline[]): string[] =>
  pieces.flatMap((piece) =>
    'children' in piece ? [...('href' in piece ? [piece.href] : []), ...links(piece.children)] : [],
  );
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('any text', () => {
  it('keeps its letters, in order; only targets of links and names of tags are signs', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const pieces = parseInline(text);
        const signs = /\]\((?:https:\/\/a\.b|mailto:c)\)|<\/?su[bp]>/g;
        const bare = (value: string) => letters(value.replaceAll(signs, ''));
        expect(
          bare(
            leaves(pieces)
              .map((leaf) => ('text' in leaf ? leaf.text : ''))
              .join(''),
          ),
        ).toBe(bare(text));
        for (const href of links(pieces)) expect(href).toMatch(/^(?:https?:\/\/|mailto:)\S/i);
      }),
      { numRuns: 2_000 },
    );
  });

  it('has as many places to fill in as the grading counts', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(leaves(parseInline(text)).filter(({ type }) => type === 'blank')).toHaveLength(
          countBlanks(text),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ...PIECES,
    '*a ',
    '**a ',
    '[a ',
    '`a ',
    '``a`',
    '<sup>a ',
    '*a `b` ',
    '[a `b` ',
    '<sub>`b`',
    '*a_b**c',
    '](https://a',
    '[a](https://b)',
    '<math ',
    '<math ___',
    '$a ',
  ])('is read in work proportional to its length: %s', (piece) => {
    const stepsOf = (length: number): number => {
      const tally = { steps: 0 };
      parseMarkdown(piece.repeat(Math.ceil(length / piece.length)), tally);
      return tally.steps;
    };
    // Each character is one sign at most, and a piece sinks through at most six open marks.
    expect(stepsOf(10_000)).toBeLessThanOrEqual(8 * 10_000);
    expect(stepsOf(80_000)).toBeLessThanOrEqual(8.1 * stepsOf(10_000) + 100);
  });

  it('has one formula end for all that begin', () => {
    const text = `${'<math '.repeat(1_000)}___ </math>`;
    const tally = { steps: 0 };
    expect(leaves(parseInline(text, tally)).some(({ type }) => type === 'math')).toBe(false);
    expect(tally.steps).toBeLessThanOrEqual(8 * text.length);
  });

  it('is read in work proportional to its length, whatever it mixes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tally = { steps: 0 };
        const long = text.repeat(20);
        parseInline(long, tally);
        expect(tally.steps).toBeLessThanOrEqual(8 * (long.length + 1));
      }),
    );
  });
});

describe('what is written', () => {
  const plain = anyText.map((text) => text.replaceAll(/[\uFDD0-\uFDEF\r]/g, ''));

  it('is read as the plain text that was meant', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(textOfInline(parseInline(writePlain(text)))).toBe(text);
        expect(leaves(parseInline(writePlain(text)))).toEqual(parseInline(writePlain(text)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same again when it is read and written', () => {
    fc.assert(
      fc.property(plain, (text) => {
        const lines = text.split('\n').map((line) => parseInline(line));
        for (const line of lines) {
          const { text: written } = writeInline(line);
          expect(writeInline(parseInline(written))).toEqual({ text: written, isWhole: true });
          expect(letters(plainText(written))).toBe(letters(textOfInline(line)));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['2 * 3 and snake_case', '2 * 3 and snake_case'],
    ['/*note*/', String.raw`/\*note\*/`],
    ['[a] and [b](https://c.d)', String.raw`[a] and [b]\(https://c.d)`],
    ['a <sup>b</sup>', String.raw`a \<sup>b\</sup>`],
    ['Fill ___ and ____.', 'Fill ___ and ____.'],
  ])('keeps %s readable', (text, written) => {
    expect(writePlain(text)).toBe(written);
  });

  it('says when emphasis inside a word is left out', () => {
    const em: Inline = { type: 'em', children: [{ type: 'text', text: 'b' }] };
    expect(writeInline([{ type: 'text', text: 'a' }, em, { type: 'text', text: 'c' }])).toEqual({
      text: 'abc',
      isWhole: false,
    });
  });

  it.each([
    ['a', false],
    ['2 * 3', false],
    ['Fill ___ in', false],
    ['*a*', true],
    [String.raw`\*a`, true],
    ['x<sup>a</sup>', true],
  ])('knows whether %s has marks', (text, expected) => {
    expect(hasMarks(text)).toBe(expected);
  });
});

describe('plainText', () => {
  it.each([
    ['**a** [b](https://c.d) `e`', 'a b e'],
    [
      '10<sup>2</sup> x<sup>n+1</sup> y<sup>a b</sup> H<sub>2</sub>O v<sub>k</sub>',
      '10² xⁿ⁺¹ y^(a b) H₂O v_k',
    ],
    [String.raw`\*a\*`, '*a*'],
  ])('%s', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('says a word for a blank', () => {
    expect(plainText('**The** ___ and ___.', { blank: 'blank' })).toBe('The blank and blank.');
  });
});
