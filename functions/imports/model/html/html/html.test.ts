import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { htmlToInline, htmlToMarkdown, htmlToText, looksLikeHtml } from '../html.ts';

describe('htmlToMarkdown', () => {
  it.each([
    ['paragraphs and breaks', '<p>One<br>two</p>\n<p>three</p>', 'One\ntwo\n\nthree'],
    ['emphasis', 'a <b>b</b> <em>c</em> <code>d</code> <strong>e </strong>f', 'a **b** *c* `d` **e** f'],
    ['lists', '<ul><li>a<li>b</ul><ol><li>c</li><li>d</li></ol>', '- a\n- b\n\n1. c\n2. d'],
    ['links to the web', '<a href="https://example.org/a">there</a>', '[there](https://example.org/a)'],
    ['no script', 'a<script>alert(1)</script>b', 'ab'],
    ['entities', 'a &lt;b&gt; &amp; &eacute;&#8364; c', 'a <b> & é€ c'],
    [
      'powers and indices',
      '10<sup>2</sup> H<sub>2</sub>O x<sup>n+1</sup> x<sup>a b</sup>',
      '10² H₂O xⁿ⁺¹ x<sup>a b</sup>',
    ],
    ['indentation of code', '<pre>if\n  then</pre>', '```\nif\n  then\n```'],
    ['broken HTML', '<p>a <b>b<p>c</i>', 'a **b**\n\n**c**'],
    ['signs that are text', 'a *b* `c` 2*3 snake_case', 'a \\*b\\* \\`c\\` 2*3 snake_case'],
    ['comparisons', 'if a<b and c>d, x<y <b>then</b> i<3', 'if a<b and c>d, x<y **then** i<3'],
    ['names in angles', '#include <iostream>, List<String>', '#include <iostream>, List<String>'],
    ['an open tag at the end', 'is a<b', 'is a<b'],
    ['a comment without end', 'a <!-- b', 'a <!-- b'],
    ['a comment', 'a<!-- b -->c', 'ac'],
    ['marks beside each other', '<b>a</b><b>b</b> <code>x<b>y</b></code>', '**ab** `xy`'],
    ['a blank to fill', '<b>The</b> ___ of <i>_____</i>', '**The** ___ of *_____*'],
    [
      'formulas',
      '<math><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msub><mi>a</mi><mi>k</mi></msub></mrow></math>',
      '<math alttext="x²+a_k"><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msub><mi>a</mi><mi>k</mi></msub></mrow></math>',
    ],
    [
      'formulas with their source',
      '<math> <semantics>\n<msup> <mi>e</mi> <mrow><mi>i</mi><mi>π</mi></mrow> </msup><annotation encoding="application/x-tex">e^{i\\pi}</annotation></semantics></math>',
      '$e^{i\\pi}$',
    ],
  ])('%s', (_case, html, markdown) => {
    expect(htmlToMarkdown(html)).toEqual({ text: markdown, lost: [] });
  });

  it('says what it leaves out and keeps the description of a picture', () => {
    expect(
      htmlToMarkdown('see <img src="@@PLUGINFILE@@/a.png" alt="a map"> <audio src="b"></audio>'),
    ).toEqual({
      text: 'see [a map]',
      lost: ['A picture was left out, its description stays', 'A sound was left out'],
    });
  });

  it.each([
    ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>', '(a+b)/2'],
    ['<msqrt><mi>x</mi></msqrt>', '√x'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '³√x'],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '(a, b)'],
    [
      '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>',
      '[1, 2; 3]',
    ],
    ['<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>', '∑_(i=1)ⁿ'],
  ])('makes a line of text of formulas where texts are compared, and says so: %s', (math, text) => {
    expect(htmlToText(`<math>${math}</math>`)).toEqual({
      text,
      lost: ['A formula was written as a line of text'],
    });
  });

  it.each([
    ['a <math><mi onclick="b()">x</mi><script>c</script></math>', 'a <math alttext="x"><mi>x</mi></math>'],
    ['<b><math><mi>x</mi></math></b> *', '**<math alttext="x"><mi>x</mi></math>** *'],
    ['the sum \\(a_1 + b\\) is', 'the sum $a_1 + b$ is'],
    ['so \\[x &lt; 1\\] and $$y$$', 'so $$x < 1$$ and $$y$$'],
    ['\\(\\foo\\), $5 and $6', '\\(\\foo\\), $5 and $6'],
    ['it is $x$ here', 'it is \\$x\\$ here'],
    ['&lt;math&gt;&lt;mi&gt;x&lt;/mi&gt;&lt;/math&gt;', '\\<math><mi>x</mi></math>'],
  ])('keeps formulas, and makes none: %s', (html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [] });
  });

  it('writes a formula that is too long as a line of text, and says so', () => {
    const long = `<math><msqrt>${'<mi>x</mi>'.repeat(200)}</msqrt></math>`;
    const { text, lost } = htmlToMarkdown(long);
    expect(text).toBe(`√${'x'.repeat(200)}`);
    expect(lost).toEqual(['A formula was written as a line of text']);
  });

  it('says when marks inside of words are left out', () => {
    expect(htmlToMarkdown('un<i>happi</i>ness')).toEqual({
      text: 'unhappiness',
      lost: ['Marks that cannot be written inside of words were left out'],
    });
  });

  it('gives up the layout, not the text, of what is nested without end', () => {
    expect(htmlToMarkdown(`${'<b>'.repeat(1_000)}deep`)).toEqual({
      text: 'deep',
      lost: ['The layout was too complicated and was left out'],
    });
  });

  it('leaves marks out of plain text', () => {
    expect(htmlToText('x<sup>a b</sup> *c*').text).toBe('x^(a b) *c*');
    expect(htmlToText('<p><b>a</b> <a href="https://example.org">b</a></p><ul><li>c</li></ul>').text).toBe(
      'a b\n\nc',
    );
  });

  it('keeps marks, not lists, in texts that stand in a line', () => {
    expect(htmlToInline('<ul><li><b>a</b></li></ul>').text).toBe('**a**');
  });

  it('reads anything', () => {
    const piece = fc.oneof(
      fc.constantFrom('<b>', '</b>', '<p', '<!--', ']]>', '&', '<pre>', '<li>', '<a href="'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(htmlToMarkdown(pieces.join('')).text).not.toMatch(/^\s|\s$/);
      }),
    );
  });
});

describe('looksLikeHtml', () => {
  it.each([
    ['a <b>c</b>', true],
    ['x &lt; y', true],
    ['a<br/>b', true],
    ['a < b and c > d', false],
    ['x<y>z', false],
    ['R&D', false],
    ['Tom & Jerry; friends', false],
  ])('%s', (text, expected) => {
    expect(looksLikeHtml(text)).toBe(expected);
  });
});
