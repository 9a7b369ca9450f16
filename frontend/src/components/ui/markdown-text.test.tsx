// @vitest-environment happy-dom

import * as fc from '@quizhall/shared/testing/properties';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { InlineMarkdown, MarkdownText } from './markdown-text.tsx';

afterEach(cleanup);

const html = (text: string) =>
  render(<MarkdownText text={text} />).container.firstElementChild?.innerHTML ?? '';
const bare = (text: string) => html(text).replaceAll(/ class="[^"]*"/g, '');

describe('MarkdownText', () => {
  it.each([
    ['bold and italic', 'a **b** *c* _d_', '<p>a <strong>b</strong> <em>c</em> <em>d</em></p>'],
    ['nesting', '**a _b_**', '<p><strong>a <em>b</em></strong></p>'],
    ['code, untouched inside', '`**x**`', '<p><code>**x**</code></p>'],
    ['sums are no italics', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['names_with_underscores', 'snake_case_name', '<p>snake_case_name</p>'],
    ['blanks stay', 'The capital is ___ or _____.', '<p>The capital is ___ or _____.</p>'],
    ['paragraphs and line breaks', 'a\nb\n\nc', '<p>a<br>b</p><p>c</p>'],
    ['lists', '- a\n- b\n1. c', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
    ['numbers that are no places', '1989. a', '<ol start="1989"><li>a</li></ol>'],
    ['powers and indices', 'x<sup>a+b</sup> y<sub>i</sub>', '<p>x<sup>a+b</sup> y<sub>i</sub></p>'],
    ['markup is text', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ])('%s', (_name, text, expected) => {
    expect(bare(text)).toBe(expected);
  });

  it('links to the web and to mail, with no trust given', () => {
    render(<MarkdownText text="see [this](https://example.org/a?b=c)" />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'this' });
    expect(link.href).toBe('https://example.org/a?b=c');
    expect(link.rel).toBe('noopener nofollow');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'JaVaScRiPt:x',
    'https:\njavascript:x',
  ])('makes no link of %s', (target) => {
    render(<MarkdownText text={`[x](${target})`} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('never makes an element out of the text, and loses none of its letters', () => {
    const allowed = new Set(['P', 'STRONG', 'EM', 'CODE', 'A', 'UL', 'OL', 'LI', 'BR', 'SUP', 'SUB']);
    const pieces = fc.constantFrom(
      '<img src=x onerror=a>',
      '**',
      '*',
      '_',
      '`',
      '[',
      '](',
      'https://a.b',
      ')',
      'x',
      ' ',
      '\n',
      '- ',
      '1. ',
      '<sup>',
      '</sup>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 24 }), (parts) => {
        const text = parts.join('');
        const { container, unmount } = render(<MarkdownText text={text} />);
        for (const element of container.firstElementChild?.querySelectorAll('*') ?? []) {
          expect(allowed).toContain(element.tagName);
        }
        expect(container.textContent?.replaceAll(/[^x]/g, '').length).toBe(letters(text, container));
        unmount();
      }),
      { numRuns: 300 },
    );
  });
});

/** Letters "x" that must be on screen: all of the text, without those in link targets. */
function letters(text: string, container: HTMLElement): number {
  const inTargets = [...container.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .join('');
  return count(text) - count(inTargets);
}

const count = (text: string) => text.replaceAll(/[^x]/g, '').length;

describe('InlineMarkdown', () => {
  const inline = (node: React.ReactNode) =>
    render(<h3>{node}</h3>)
      .container.querySelector('h3')
      ?.innerHTML.replaceAll(/ class="[^"]*"/g, '');

  it('stands in a heading without breaking it up', () => {
    expect(inline(<InlineMarkdown text={'Is **E** = mc<sup>2</sup>\n- yes?'} />)).toBe(
      'Is <strong>E</strong> = mc<sup>2</sup>\n- yes?',
    );
  });

  it('shows targets as text where nothing may be pressed', () => {
    expect(inline(<InlineMarkdown text="[a](https://b.c)" links={false} />)).toBe('a (https://b.c)');
  });

  it('puts something in place of each blank, with the signs that close it', () => {
    const blank = (index: number, closing: string) => `{${index + 1}${closing}}`;
    expect(inline(<InlineMarkdown text="**The ___, of** `x = ____`?!" blank={blank} />)).toBe(
      '<strong>The {1,} of</strong> <code>x = {2}</code>?!',
    );
    expect(inline(<InlineMarkdown text="___; ___" blank={blank} />)).toBe('{1;} {2}');
  });
});
