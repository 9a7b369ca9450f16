import { describe, expect, it } from 'vitest';
import { recognise, SNIFFED_BYTES } from './file-types.ts';

const isSvg = (text: string) => recognise('logo', Buffer.from(text))?.extension === 'svg';

describe('an SVG', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '\uFEFF <?xml version="1.0"?>\n<!-- one -->\n<!-- two - -- -->\n<!DOCTYPE svg PUBLIC "x">\n<svg>',
    '<!----><svg>',
  ])('is recognised by its start: %j', (text) => expect(isSvg(text)).toBe(true));

  it.each(['<html><svg>', '<!-- <svg> ', '<!-- a -->text<svg>', '<svgx>'])('is not %j', (text) =>
    expect(isSvg(text)).toBe(false),
  );

  it('is decided at once, however many comments come first', () => {
    // A pattern that may end a comment at each of these marks takes twice as long with every further one.
    expect(isSvg('<!---->'.repeat(Math.floor(SNIFFED_BYTES / 7)))).toBe(false);
  });
});
