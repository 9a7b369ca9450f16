import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { readXml, TooMuch } from '../xml-events.ts';

const PIECES = [
  '<a/>',
  '<a b="1"/>',
  '<a>x</a>',
  'x&lt;',
  '<!---->',
  '<?p?>',
  '<x:a x:b="" c=\'2\'></x:a>',
  '</a>',
  '<a>',
  '<',
];

function count(xml: string, signs: number) {
  let events = 0;
  const more = () => {
    events += 1;
  };
  let isRefused = false;
  try {
    readXml(xml, { signs }, { open: more, text: more, close: more });
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    isRefused = true;
  }
  return { events, isRefused };
}

describe('readXml', () => {
  it('tells of elements without their prefixes', () => {
    const seen: unknown[] = [];
    readXml(
      '<?xml version="1.0"?><x:a x:b="1&amp;2"><![CDATA[t]]></x:a>',
      { signs: 100 },
      {
        open: (name, attributes) => seen.push([name, attributes]),
        text: (data) => seen.push(data),
        close: (name) => seen.push(name),
      },
    );
    expect(seen).toEqual([['a', { b: '1&2' }], 't', 'a']);
  });

  it('does no more work than its budget allows, whatever it reads', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 300 }),
        (pieces, signs) => {
          const { events } = count(pieces.join('').repeat(400), signs);
          // An element opens and closes for the price of one.
          expect(events).toBeLessThanOrEqual(2 * signs);
        },
      ),
    );
  });

  it.each(PIECES.filter((piece) => !['</a>', '<'].includes(piece)))('refuses too much of %s', (piece) => {
    expect(count(piece.repeat(400), 300).isRefused).toBe(true);
  });

  it.each([
    ['elements in elements', '<a>'.repeat(41)],
    ['attributes of one element', `<a ${Array.from({ length: 201 }, (_, at) => `b${at}="1"`).join(' ')}>`],
  ])('refuses more %s than Office ever writes', (_case, xml) => {
    expect(count(xml, 1_000_000).isRefused).toBe(true);
  });
});
