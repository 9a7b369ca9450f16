import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { formulasIn } from './formulas.ts';
import { parseFormulas, parseInline } from './markdown.ts';
import { textOfInline } from './markdown-plain.ts';

describe('dollars', () => {
  it.each([
    ['What is $x^2$?', ['$x^2$']],
    ['the $n$th term, ($a$), $b$-axis', ['$n$', '$a$', '$b$']],
    ['$x$ costs $5', ['$x$']],
    ['函数$f(x)$是', ['$f(x)$']],
    ['so $$\\sum_i i$$ it is', ['$$\\sum_i i$$']],
    ['$$ x $$', ['$$ x $$']],
    ['a\n$$\n\\frac{1}{2}\n= x\n$$\nb', ['$$\n\\frac{1}{2}\n= x\n$$']],
    ['$\\text{\\$5}$', ['$\\text{\\$5}$']],
    ['**bold $x$**', ['$x$']],
    ['<math><mi>x</mi></math>', ['<math><mi>x</mi></math>']],
    // Prices, names, shells.
    ['costs $5 and $6', []],
    ['costs $5 and $6 or 7$', []],
    ['US$5, AU$6', []],
    ['$5-$10, $5/$6', []],
    ['from 5$ to 6$', []],
    ['$HOME and $PATH', []],
    ['$ x $', []],
    ['$', []],
    ['$$', []],
    ['$$$x$$$', []],
    ['\\$x$ and $x\\$', []],
    ['`$x$`', []],
    ['$a `b$` c', []],
    ['```\n$x$\n```', []],
    ['$x_{___}$', []],
    ['$$\na\n\nb\n$$', []],
    ['a $x\ny$ b', []],
    ['\\<math><mi>x</mi></math>', []],
    ['<math> without an end', []],
  ])('%j holds %j', (text, formulas) => {
    expect(formulasIn(text)).toEqual(formulas);
  });

  it('shows a dollar after a backslash as a dollar', () => {
    expect(textOfInline(parseInline('\\$5 for $x$'))).toBe('$5 for $x$');
    expect(textOfInline(parseFormulas('\\$5'))).toBe('$5');
  });

  const price = fc.integer({ min: 0, max: 9_999 }).map((amount) => `$${amount}`);
  const words = fc.stringMatching(/^[a-z]{1,8}$/);
  const space = fc.constantFrom(' ', ', ', '. ', ' – ', ' (', ') ');

  it('never makes a formula of prices in a sentence', () => {
    const sentence = fc.array(fc.tuple(fc.oneof(price, words), space), { maxLength: 20 });
    fc.assert(
      fc.property(sentence, (parts) => {
        expect(formulasIn(parts.flat().join(''))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('finds every formula between words, and loses nothing of a text', () => {
    const formula = fc.stringMatching(/^\$[a-z0-9^+=]{1,8}\$$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, space, formula, space), { maxLength: 8 }), (parts) => {
        const text = parts.flat().join('');
        expect(formulasIn(text)).toEqual(parts.map(([, , written]) => written));
        expect(textOfInline(parseInline(text))).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });
});
