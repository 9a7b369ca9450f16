import { readFileSync } from 'node:fs';
import { typeset } from '@quizhall/shared/rules/text/typeset';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./math.css', import.meta.url), 'utf8');

it.each([
  '\\cancel{x}',
  '\\bcancel{x}',
  '\\xcancel{x}',
  '\\sout{x}',
  '\\overline{x}',
  '\\underline{x}',
  '\\boxed{x}',
  '\\begin{aligned}a&=b\\end{aligned}',
])('whatever MathML alone does not draw of %s has its rule', (latex) => {
  const made = typeset(`$${latex}$`);
  const words = [...('mathml' in made ? made.mathml : '').matchAll(/ (notation|class)="([^"]+)"/g)].flatMap(
    ([, kind, names = '']) =>
      names.split(' ').map((name) => (kind === 'class' ? `.${name}` : `[notation~="${name}"]`)),
  );
  expect(words).not.toEqual([]);
  for (const word of words) expect(css).toContain(word);
});
