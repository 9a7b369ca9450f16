import { describe, expect, it } from 'vitest';
import { htmlToInline, htmlToMarkdown, htmlToText } from '../html.ts';

const UNDERLINED = 'Underlined text is in italics now';
const STRUCK = 'Text that was struck through is plain now';
const COLOURS = 'Colors were left out';
const FONTS = 'Fonts and sizes of letters were left out';
const TABLE = 'A table became lines of text';
const LETTERED = 'A list with other signs than numbers became lines of text';

describe('lists in HTML', () => {
  it.each([
    ['start', '<ol start="3"><li>c</li><li>d</li></ol>', '3. c\n4. d'],
    ['start at zero', '<ol start="0"><li>a</li></ol>', '0. a'],
    ['items with numbers of their own', '<ol><li>a<li value="5">b<li>c</ol>', '1. a\n\n5. b\n6. c'],
    ['falling numbers', '<ol reversed><li>a</li><li>b</li></ol>', '2. a\n\n1. b'],
    ['items in paragraphs', '<ol><li><p>a</p></li><li><p>b</p></li></ol>', '1. a\n2. b'],
    ['bold items', '<b><ul><li>a</li><li>b</li></ul></b>', '- **a**\n- **b**'],
    ['numbers named in a style', '<ol style="list-style-type: decimal"><li>a</li></ol>', '1. a'],
    ['a text that begins with a number', '<p>3. Oktober</p>', '3. Oktober'],
  ])('%s', (_case, html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [] });
  });

  it.each([
    ['letters', '<ol type="a"><li>x</li><li>y</li></ol>', 'a. x\nb. y'],
    ['capital letters', '<ol type="A" start="26"><li>x</li><li>y</li></ol>', 'Z. x\nAA. y'],
    ['Roman numerals', '<ol type="i" start="3"><li>x</li><li>y</li></ol>', 'iii. x\niv. y'],
    ['letters named in a style', '<ol style="list-style: upper-roman"><li>x</li></ol>', 'I. x'],
    ['numbers below zero', '<ol start="-1"><li>x</li><li>y</li></ol>', '-1. x\n0. y'],
  ])('with %s stay readable and are reported', (_case, html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [LETTERED] });
  });

  it('are reported where they are flattened', () => {
    expect(htmlToMarkdown('<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>')).toEqual({
      text: '1. a\n\n- b\n\n2. c',
      lost: ['A list inside of a list became a list of its own'],
    });
    expect(htmlToInline('<ul><li>a</li><li>b</li></ul>')).toEqual({
      text: 'a\nb',
      lost: ['A list became lines of text'],
    });
  });
});

describe('looks in HTML', () => {
  it.each([
    ['bold by style', '<span style="font-weight:700">a</span> b', '**a** b'],
    ['italic by style', '<span style="font-style: italic">a</span> b', '*a* b'],
    ['both', '<span style="font-weight:bold;font-style:italic">a</span>', '***a***'],
    ['bold taken back', '<b style="font-weight:normal">a</b>', 'a'],
    ['raised by style', 'x<span style="vertical-align: super">a b</span>', 'x<sup>a b</sup>'],
    ['monospace', '<span style="font-family: Courier New, monospace">x = 1</span>', '`x = 1`'],
    ['bold over lines', '<b>a<br>b</b>', '**a**\n**b**'],
    ['bold over paragraphs', '<strong><p>a</p><p>b</p></strong>', '**a**\n\n**b**'],
    ['a link over a paragraph', '<a href="https://a.b"><p>x</p></a>', '[x](https://a.b)'],
    ['a link with brackets', '<a href="https://a.b/c_(d)">x</a>', '[x](https://a.b/c_%28d%29)'],
    ['black', '<span style="color:#000">a</span>', 'a'],
    ['quotation marks', '<q>a</q>', '“a”'],
    ['sample output', '<samp>a</samp>', '`a`'],
    ['readings of signs', '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>', '漢(かん)'],
  ])('are kept: %s', (_case, html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [] });
  });

  it.each([
    ['underlined', 'a <u>b</u> c', 'a *b* c', UNDERLINED],
    ['inserted', 'a <ins>b</ins> c', 'a *b* c', UNDERLINED],
    ['underlined by style', '<span style="text-decoration: underline">b</span>', '*b*', UNDERLINED],
    ['underlined by style of the line', '<i style="text-decoration-line:underline">b</i>', '*b*', UNDERLINED],
    ['struck', '<s>a</s> b', 'a b', STRUCK],
    ['deleted', '<del>a</del>', 'a', STRUCK],
    ['struck by style', '<span style="text-decoration:line-through">a</span>', 'a', STRUCK],
    ['color', '<span style="color: red">a</span>', 'a', COLOURS],
    ['font color', '<font color="#ff0000">a</font>', 'a', COLOURS],
    ['marked', '<mark>a</mark>', '**a**', 'Highlighted text is bold now'],
    ['background', '<span style="background-color:yellow">a</span>', '**a**', 'Highlighted text is bold now'],
    ['size', '<span style="font-size:20pt">a</span>', 'a', FONTS],
    ['big', '<big>a</big>', 'a', FONTS],
    ['font', '<font face="Arial">a</font>', 'a', FONTS],
    ['centered', '<p style="text-align:center">a</p>', 'a', 'Alignment was left out'],
    [
      'a table',
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      'a | b\n1 | 2',
      TABLE,
    ],
    ['heading', '<h3>a</h3><p>b</p>', '**a**\n\nb', 'A heading became bold text'],
    ['quotation', '<blockquote>a</blockquote>', 'a', 'A quotation became a paragraph'],
    ['rule', 'a<hr>b', 'a\n\nb', 'A line between paragraphs was left out'],
    ['a link that stays behind', '<a href="page.php">a</a>', 'a', 'The target of a link was left out'],
    ['a link to a script', '<a href="javascript:alert(1)">a</a>', 'a', 'The target of a link was left out'],
    [
      'a style sheet',
      '<style>.r{color:red}</style><b class="r">a</b>',
      '**a**',
      'The rules of a style sheet were left out',
    ],
    ['hidden text', 'a<span style="display:none">b</span>', 'a', 'Hidden text was left out'],
    ['bold code', '<pre><b>a</b></pre>', '```\na\n```', 'Marks inside of code were left out'],
    ['terms', '<dl><dt>a</dt><dd>b</dd></dl>', 'a\nb', 'A list of terms became lines of text'],
    [
      'an indented paragraph',
      '<p style="margin-left: 40px">a</p>',
      'a',
      'The indentation of a paragraph was left out',
    ],
    ['a field', 'a <input value="b"> c', 'a c', 'A form field was left out'],
  ])('that no text can have are reported: %s', (_case, html, text, reason) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [reason] });
  });

  it('are reported where texts are compared', () => {
    expect(htmlToText('<b>a</b>')).toEqual({ text: 'a', lost: ['Marks were left out of texts to compare'] });
    expect(htmlToText('x<sup>a b</sup>').lost).toEqual(['Raised or lowered text was written with ^ or _']);
    expect(htmlToText('10<sup>2</sup>')).toEqual({ text: '10²', lost: [] });
  });
});

describe('code in HTML', () => {
  it.each([
    ['LaTeX in code', 'Does <code>\\(a\\)</code> match <code>$$b$$</code>?', 'Does `\\(a\\)` match `$$b$$`?'],
    ['LaTeX in keys', '<kbd>\\[x\\]</kbd> \\(y\\)', '`\\[x\\]` $y$'],
    ['spaces that do not break', 'if x:<br>&nbsp;&nbsp;&nbsp; y<br>&#160;&#xa0; z', 'if x:\n    y\n   z'],
    ['spaces inside of a line', 'a&nbsp;&nbsp; b', 'a   b'],
    ['spaces kept by style', '<p style="white-space: pre-wrap">a\n  b</p>', 'a\n  b'],
    ['one space that does not break', '10&nbsp;%', '10 %'],
    ['a first line that is indented', '&nbsp; a<br>&nbsp; &nbsp; b', 'a\n  b'],
  ])('%s', (_case, html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [] });
  });
});

describe('a look that only an attribute names', () => {
  it.each([
    [
      '<abbr title="World Health Organization">WHO</abbr>',
      'WHO',
      'The full form of an abbreviation was left out',
    ],
    ['<span title="a hint">word</span>', 'word', 'The tooltip of a text was left out'],
    ['<p dir="rtl">שלום</p>', 'שלום', 'The writing direction of a text was left out'],
    ['<bdo dir="ltr">abc</bdo>', 'abc', 'The writing direction of a text was left out'],
    ['<p style="direction: rtl">שלום</p>', 'שלום', 'The writing direction of a text was left out'],
    ['<ul type="square"><li>a</li></ul>', '- a', 'The shape of bullets was left out'],
    ['<ul style="list-style-type: circle"><li>a</li></ul>', '- a', 'The shape of bullets was left out'],
    ['<ul style="list-style: none"><li>a</li></ul>', '- a', 'The shape of bullets was left out'],
    [
      '<ol style="list-style-type: lower-greek"><li>a</li></ol>',
      '1. a',
      'Signs of a numbered list became numbers',
    ],
    ['<span class="underline">a</span>', '*a*', UNDERLINED],
    ['<span class="x text-decoration-underline">a</span>', '*a*', UNDERLINED],
    ['<span class="ql-underline">a</span>', '*a*', UNDERLINED],
    ['<span class="text-decoration-line-through">a</span>', 'a', 'Text that was struck through is plain now'],
    ['<p class="text-center">a</p>', 'a', 'Alignment was left out'],
    ['<span class="text-danger">a</span>', 'a', 'Colors were left out'],
  ])('%s', (html, text, lost) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [lost] });
  });

  it.each([
    ['<p dir="ltr">a</p>', 'a'],
    ['<ul type="disc"><li>a</li></ul>', '- a'],
    ['<abbr>WHO</abbr>', 'WHO'],
    ['<p class="MsoNormal">a</p>', 'a'],
    ['<span class="fw-bold">a</span>', '**a**'],
  ])('%s is kept', (html, text) => {
    expect(htmlToMarkdown(html)).toEqual({ text, lost: [] });
  });
});
