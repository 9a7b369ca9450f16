import { describe, expect, it } from 'vitest';
import { decodeEntities, withoutHtmlEntities } from './entities.ts';

it.each([
  ['it&#39;s &eacute;t&#xe9; &amp; &unknown; &nbsp;', "it's été & &unknown; \u00A0"],
  ['AT&T; a & b', 'AT&T; a & b'],
])('decodes %s', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

describe('entities of HTML in XML', () => {
  it.each([
    ['<p>a&nbsp;b &eacute; &hellip;</p>', '<p>a\u00A0b é …</p>'],
    ['<p>&lt; &amp;nbsp; &#233; &own;</p>', '<p>&lt; &amp;nbsp; &#233; &own;</p>'],
    ['&copy;<![CDATA[&copy;]]>&copy;', '©<![CDATA[&copy;]]>©'],
    ['&copy;<![CDATA[&copy;', '&copy;<![CDATA[&copy;'],
  ])('%s', (xml, expected) => {
    expect(withoutHtmlEntities(xml)).toBe(expected);
  });
});
