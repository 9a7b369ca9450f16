import temml from 'temml';
import { describe, expect, it, vi } from 'vitest';
import { readMathml } from './mathml.ts';
import { writeMathml } from './mathml-write.ts';
import { typeset } from './typeset.ts';

describe('typeset', () => {
  it.each([
    ['$x^2$', '<math alttext="x²"><msup><mi>x</mi><mn>2</mn></msup></math>'],
    [
      '$\\frac{a+b}{2}$',
      '<math alttext="(a+b)/2"><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>',
    ],
    ['$$ x $$', '<math display="block" alttext="x"><mi>x</mi></math>'],
    ['$\\text{<b>}$', '<math alttext="&lt;b&gt;"><mtext>&lt;b&gt;</mtext></math>'],
  ])('%s', (source, mathml) => {
    expect(typeset(source)).toEqual({ mathml });
  });

  it.each([
    '$\\sqrt[3]{x}$',
    '$\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}$',
    '$$\\begin{aligned}a&=b\\\\&=c\\end{aligned}$$',
    '$\\begin{cases}x&1\\\\y&2\\end{cases}$',
    '$\\vec v \\cdot \\hat{x} \\overline{ab} \\boxed{c}$',
    '$\\ce{2H2 + O2 -> 2H2O}$',
    '$\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt\\pi}{2}$',
    '$\\cancel{a} \\bcancel{b} \\xcancel{c} \\sout{d}$',
  ])('makes of %s nothing but what may be shown', (source) => {
    const made = typeset(source);
    const tree = readMathml('mathml' in made ? made.mathml : '');
    expect(tree && { mathml: writeMathml(tree) }).toEqual(made);
  });

  it.each([
    ['$x^{2$', "Expected '}', got 'its end'"],
    ['$\\foo$', 'Unsupported function name: \\foo'],
    ['$\\href{javascript:alert(1)}{x}$', 'Unsupported function name: \\href'],
    ['$\\class{a}{x}$', 'Function "\\class" is not trusted'],
    ['$\\includegraphics{a.png}$', 'Function "\\includegraphics" is not trusted'],
    ['$\\def\\a{xx}\\a$', 'it defines commands of its own'],
    ['$\\newcommand{\\a}{x}\\a$', 'it defines commands of its own'],
    ['$\\let\\a=b$', 'it defines commands of its own'],
    [`$${'x'.repeat(1_001)}$`, 'it is longer than 1000 characters'],
    [`$\\ce{${'A'.repeat(200)}}$`, 'with chemistry in it, it may have 200 characters'],
    [`$x \\pu{${'1'.repeat(200)}}$`, 'with chemistry in it, it may have 200 characters'],
    [`$${'\\boxed{'.repeat(80)}x${'}'.repeat(80)}$`, 'it is nested too deeply'],
    ['$\\color{red}x$', '\\color is not shown here'],
    ['$\\rule{1em}{1em}$', '\\rule is not shown here'],
    ['$\\colorbox{red}{x}$', '\\colorbox is not shown here'],
    ['$\\phase{-78}$', '\\phase is not shown here'],
    ['$\\relax$', 'it says nothing'],
    [`$${'\\frac12'.repeat(140)}${'\\boxed{'.repeat(2)}x}}$`, undefined],
  ])('says what is wrong with %s', (source, problem) => {
    const made = typeset(source);
    expect('problem' in made ? made.problem : undefined).toBe(problem);
  });

  it.each([
    ['$2\\frac{1}{2}$', '2(1/2)'],
    ['$\\frac12x$', '(1/2)x'],
    ['$\\frac{1}{2}$', '1/2'],
    ['$\\sqrt{\\frac12x}$', '√((1/2)x)'],
    ['$a^{\\frac12}b$', 'a^(1/2)b'],
    ['$\\frac{\\frac12x}{3}$', '((1/2)x)/3'],
    ['$\\binom{n}{k}$', '(n; k)'],
    ['$\\overline{AB}$', 'A\u0305B\u0305'],
    ['$\\cancel{x}+y$', 'x\u0338+y'],
    ['$\\sout{x}$', 'x\u0336'],
  ])('says of %s what it is and nothing else', (source, said) => {
    const made = typeset(source);
    expect(readMathml('mathml' in made ? made.mathml : '')?.attributes.alttext).toBe(said);
  });

  it('asks the library once for a formula, refused or not', () => {
    const render = vi.spyOn(temml, 'renderToString');
    const twice = ['$once$', '$once{$'].map((source) => [typeset(source), typeset(source)]);
    expect(render).toHaveBeenCalledTimes(2);
    for (const [first, second] of twice) expect(second).toEqual(first);
    render.mockRestore();
  });
});
