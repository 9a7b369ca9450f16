import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { textOfMath } from './math-text.ts';
import { type MathNode, readMathml } from './mathml.ts';
import { writeMathml } from './mathml-write.ts';

const written = (source: string): string | undefined => {
  const tree = readMathml(source);
  return tree && writeMathml(tree);
};

describe('readMathml', () => {
  it.each([
    ['<math><mi>x</mi></math>', '<math><mi>x</mi></math>'],
    [
      '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mi>x</m:mi></m:math>',
      '<math><mi>x</mi></math>',
    ],
    [
      '<math display="block"><msup><mi>x</mi> <mn>2</mn></msup></math>',
      '<math display="block"><msup><mi>x</mi><mn>2</mn></msup></math>',
    ],
    [
      '<math><mo>&lt;</mo><mi>&#960;</mi><mi>&#x3c0;</mi></math>',
      '<math><mo>&lt;</mo><mi>π</mi><mi>π</mi></math>',
    ],
    [
      '<math><mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced></math>',
      '<math><mrow><mo>[</mo><mi>a</mi><mo>,</mo><mi>b</mi><mo>]</mo></mrow></math>',
    ],
    [
      '<math><mpadded voffset="-1.5em" width="99em" lspace="-12pt"><mi>x</mi></mpadded></math>',
      '<math><mpadded voffset="-1.5em" width="99em" lspace="-12pt"><mi>x</mi></mpadded></math>',
    ],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
      '<math><mi>x</mi></math>',
    ],
  ])('%s', (source, expected) => {
    expect(written(source)).toBe(expected);
  });

  it.each([
    '<math><maction actiontype="statusline#http://a"><mi>x</mi><mtext>y</mtext></maction></math>',
    '<math href="javascript:alert(1)"><mi>x</mi></math>',
    '<math><mi xlink:href="javascript:alert(1)" href="data:x">x</mi></math>',
    '<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><img src="x" onerror="alert(1)"/></annotation-xml></semantics></math>',
    '<math><mi style="background:url(//a)" onclick="alert(1)" class="a" id="b">x</mi></math>',
    '<math><mi>x</mi><script>alert(1)</script></math>',
    '<math><mi>x</mi><mglyph src="http://a"/></math>',
    '<math><mi>x</mi><svg><script>alert(1)</script></svg><foreignObject/></math>',
    '<math><style>*{}</style><mi>x</mi></math>',
    '<math><mi aaa"display="block" mathvariant-="bold">x</mi></math>',
    '<math><mi voffset="99em" width="-3em">x</mi></math>',
    '<math><mi voffset="-2.5em" lspace="-40px">x</mi></math>',
    '<math mathbackground="red" width="9999em" xmlns="x"><mi width="1e9em">x</mi></math>',
  ])('lets nothing through that does: %s', (source) => {
    expect(written(source)).toBe('<math><mi>x</mi></math>');
  });

  it.each([
    '',
    'x',
    '<math>',
    '<math></math>',
    '<math><mi>x</math>',
    '<math><mi>x</mi></math><math><mi>y</mi></math>',
    '<p><math><mi>x</mi></math></p>',
    '<math><!-- --><mi>x</mi></math>',
    '<mrow>'.repeat(100),
    `<math>${'<mrow>'.repeat(100)}x${'</mrow>'.repeat(100)}</math>`,
  ])('takes nothing else for a formula: %j', (source) => {
    expect(readMathml(source)).toBeUndefined();
  });

  const NAMES = [
    'math',
    'mi',
    'mrow',
    'mfenced',
    'script',
    'a',
    'img',
    'annotation-xml',
    'maction',
    'svg',
    'mtext',
  ];
  const ATTRIBUTES = [
    'href',
    'onclick',
    'style',
    'class',
    'src',
    'display',
    'width',
    'xlink:href',
    'alttext',
  ];
  const token = fc.oneof(
    fc.constantFrom(...NAMES).map((name) => `</${name}>`),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...ATTRIBUTES),
        fc.constantFrom('x', 'block', 'javascript:a', '"', '>'),
      )
      .map(([name, attribute, value]) => `<${name} ${attribute}="${value}">`),
    fc.constantFrom('<', '>', '&lt;', '<!--', 'x', '"', "'", '<math>', '</math>'),
  );
  const SHOWN = /^(?:math|m[a-z]+|none)$/;
  const check = (node: MathNode): void => {
    if (typeof node === 'string') return;
    expect(node.name).toMatch(SHOWN);
    expect(Object.keys(node.attributes).join(' ')).not.toMatch(/href|on\w+|style|src/);
    node.children.forEach(check);
  };

  it('whatever it is given, answers what only shows, and reads it again as it wrote it', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => {
        const tree = readMathml(`<math>${tokens.join('')}<mi>x</mi></math>`);
        if (!tree) return;
        check(tree);
        expect(readMathml(writeMathml(tree))).toEqual(tree);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('says a formula as a line of text', () => {
  const said = (source: string) => textOfMath(readMathml(`<math>${source}</math>`) ?? '');
  expect(said('<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>')).toBe('(a+b)/2');
  expect(said('<msqrt><msup><mi>x</mi><mn>2</mn></msup></msqrt>')).toBe('√x²');
});
