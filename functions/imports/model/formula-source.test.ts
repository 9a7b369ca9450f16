import { describe, expect, it } from 'vitest';
import { splitAtLatex } from './formula-source.ts';

const formulasOf = (text: string) =>
  splitAtLatex(text)
    .filter(({ isFormula }) => isFormula)
    .map((part) => part.text);

describe('splitAtLatex', () => {
  it('finds formulas between the signs of other platforms', () => {
    expect(splitAtLatex('a \\(x\\) b \\[y\\] c $$z$$')).toEqual([
      { text: 'a ', isFormula: false },
      { text: '$x$', isFormula: true },
      { text: ' b ', isFormula: false },
      { text: '$$y$$', isFormula: true },
      { text: ' c ', isFormula: false },
      { text: '$$z$$', isFormula: true },
      { text: '', isFormula: false },
    ]);
  });

  it('leaves what is none as it is, and finds one behind it', () => {
    expect(formulasOf('\\(\\nosuch\\) \\(x\\)')).toEqual(['$x$']);
    expect(formulasOf(`\\(${'x '.repeat(600)} \\(y\\)`)).toEqual(['$y$']);
  });

  it.each(['\\(', '\\[', '$$', '\\(\\[', '\\( $$ \\]'])('looks at each character once: many %s', (sign) => {
    const text = sign.repeat(20_000);
    const tally = { steps: 0 };
    splitAtLatex(text, tally);
    expect(tally.steps).toBeLessThanOrEqual(3 * text.length);
  });
});
