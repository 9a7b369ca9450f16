import * as fc from '@quizhall/shared/testing/properties';

const word = fc.constantFrom('one', 'Two', 'drei', 'é', 'x=1', '3.', 'a*b', '(c)', 'Oktober');
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));

/** Ways to write a mark: those that texts can have, and those that they cannot. */
const OPENERS = [
  ['<b>', '</b>'],
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<span style="font-weight: bold">', '</span>'],
  ['<span style="font-style: italic">', '</span>'],
  ['<code>', '</code>'],
  ['<sup>', '</sup>'],
  ['<a href="https://a.b/c_(d)">', '</a>'],
  ['<a href="https://a.b">', '</a>'],
  ['<u>', '</u>'],
  ['<s>', '</s>'],
  ['<mark>', '</mark>'],
  ['<big>', '</big>'],
  ['<span style="text-decoration: underline">', '</span>'],
  ['<span style="color: red">', '</span>'],
] as const;

const piece: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 1, arbitrary: fc.constant('<br/>') },
  { weight: 1, arbitrary: fc.constant('\u00A0\u00A0') },
  { weight: 1, arbitrary: fc.constant('<code>\\(a\\)</code>') },
);
const marked = fc
  .tuple(fc.constantFrom(...OPENERS), fc.array(piece, { minLength: 1, maxLength: 2 }))
  .map(([[open, close], inner]) => `${open}${inner.join(' ')}${close}`);
const twice = fc
  .tuple(fc.constantFrom(...OPENERS.slice(0, 5)), words, marked)
  .map(([[open, close], before, inner]) => `${open}${before} ${inner}${close}`);
const line = fc
  .array(fc.oneof({ weight: 3, arbitrary: piece }, { weight: 2, arbitrary: marked }, twice), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) => pieces.join(' '));

const item = fc.oneof(
  { weight: 6, arbitrary: words },
  marked,
  words.map((text) => `<p>${text}</p>`),
);
const items = fc.array(item, { minLength: 1, maxLength: 3 });
const numbered = fc
  .tuple(
    items,
    fc.constantFrom('', '', ' start="3"', ' type="a"', ' type="1"'),
    fc.constantFrom('', ' value="7"'),
  )
  .map(
    ([all, attributes, value]) =>
      `<ol${attributes}>${all.map((text, place) => `<li${place === 1 ? value : ''}>${text}</li>`).join('')}</ol>`,
  );
const bulleted = items.map((all) => `<ul>${all.map((text) => `<li>${text}</li>`).join('')}</ul>`);
const nested = fc.tuple(words, numbered).map(([text, list]) => `<ul><li>${text}${list}</li></ul>`);
const code = fc
  .array(fc.constantFrom('if x:', '    y = 1', '\tz', 'f(a)', '\\(b\\)'), { minLength: 1, maxLength: 3 })
  .map((lines) => `<pre><code>${lines.join('\n')}</code></pre>`);

const block = fc.oneof(
  { weight: 6, arbitrary: line.map((text) => `<p>${text}</p>`) },
  { weight: 2, arbitrary: numbered },
  { weight: 2, arbitrary: bulleted },
  { weight: 2, arbitrary: code },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: line.map((text) => `<div>${text}</div>`) },
  { weight: 1, arbitrary: words.map((text) => `<h3>${text}</h3>`) },
  { weight: 1, arbitrary: words.map((text) => `<blockquote>${text}</blockquote>`) },
  { weight: 1, arbitrary: words.map((text) => `<table><tr><td>${text}</td><td>b</td></tr></table>`) },
);

/** Well-formed HTML as editors of learning platforms write it. */
export const richHtml: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((blocks) => `<p>Look here:</p>${blocks.join('')}`);
