// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormulaText, InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { FormulasOf } from './formula.tsx';

afterEach(cleanup);

const X2 = '<math alttext="x²"><msup><mi>x</mi><mn>2</mn></msup></math>';
const SHOWN = X2.replace('alttext="x²"', '$& aria-label="x²"');
const html = (text: string, formulas: Record<string, string> = { '$x^2$': X2 }) =>
  render(
    <FormulasOf formulas={formulas}>
      <InlineMarkdown text={text} />
    </FormulasOf>,
  ).container.innerHTML;

describe('a formula', () => {
  it('is MathML where the text has it', () => {
    expect(html('Is **$x^2$** 9?')).toContain(`>${SHOWN}</strong> 9?`);
    const math = document.querySelector('math');
    expect(math?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  });

  it('stands there as it was written where nothing was made of it', () => {
    expect(html('Is $y$ 9?')).toBe('Is $y$ 9?');
    expect(html('Is $x^2$ 9?', {})).toBe('Is $x^2$ 9?');
    expect(html('$x^2$', { '$x^2$': '<script>alert(1)</script>' })).toBe('$x^2$');
  });

  it('shows nothing but a formula, whatever MathML it is given', () => {
    const hostile =
      '<math href="javascript:a"><mi onclick="a()" style="color:red">x</mi><script>b</script><annotation-xml><img src="c" onerror="d"/></annotation-xml></math>';
    expect(html('$x^2$', { '$x^2$': hostile })).toBe('<math aria-label="x"><mi>x</mi></math>');
    expect(html(hostile)).toBe('<math aria-label="x"><mi>x</mi></math>');
  });

  it('on a line of its own scrolls by itself', () => {
    const { container } = render(
      <FormulasOf formulas={{ $$x$$: '<math display="block"><mi>x</mi></math>' }}>
        <MarkdownText text="a $$x$$" />
      </FormulasOf>,
    );
    expect(container.querySelector('.overflow-x-auto > math[display=block]')).not.toBeNull();
  });

  it('is in a text that is compared, which has no marks', () => {
    const { container } = render(
      <FormulasOf formulas={{ '$x^2$': X2 }}>
        <FormulaText text={'*a* $x^2$ \\$5'} />
      </FormulasOf>,
    );
    expect(container.innerHTML).toBe(`*a* ${SHOWN} $5`);
  });
});

const boundTo = (text: string) => {
  const { container } = render(
    <FormulasOf formulas={{ '$x^2$': X2, $$x$$: '<math display="block"><mi>x</mi></math>' }}>
      <InlineMarkdown text={text} />
    </FormulasOf>,
  );
  return container.querySelector('math')?.parentElement?.textContent;
};

describe('the line of a formula', () => {
  it.each([
    ['It is $x^2$. Then', 'x2.'],
    ['(see $x^2$), then', 'x2),'],
    ['It is ($x^2$)', '(x2)'],
    ['«$x^2$»', '«x2»'],
    ['is **$x^2$**. Then', 'x2.'],
    ['is **so $x^2$**!', 'x2!'],
    ['$x^2$-axis', 'x2-'],
    ['$$x$$.', 'x.'],
  ])('has the punctuation of "%s"', (text, line) => {
    expect(boundTo(text)).toBe(line);
  });

  it('has no more than punctuation', () => {
    expect(boundTo('$x^2$ is')).toBe('x2 is');
    expect(document.querySelector('.whitespace-nowrap')).toBeNull();
  });
});

it('shows code between fences line by line, as it is', () => {
  const { container } = render(<MarkdownText text={'Read:\n```js\nif (a) {\n  *b* = $c$\n}\n```\nthen'} />);
  expect(container.querySelector('code')?.textContent).toBe('if (a) {\n  *b* = $c$\n}');
  expect([...container.querySelectorAll('p')].map((p) => p.textContent?.slice(0, 4))).toEqual([
    'Read',
    'if (',
    'then',
  ]);
});
