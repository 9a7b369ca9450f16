// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { textOfPastedList } from './pasted-list.ts';

describe('textOfPastedList', () => {
  it.each([
    [
      'Google Docs',
      '<b style="font-weight:normal"><ol><li style="list-style-type:decimal"><p><span style="font-weight:400">Capital of France?</span></p></li><ol><li style="list-style-type:lower-alpha"><p><span>Berlin</span></p></li><li style="list-style-type:lower-alpha"><p><span style="font-weight:700">Paris</span></p></li></ol></ol></b>',
      '1. Capital of France?\na) Berlin\nb) **Paris**',
    ],
    [
      'Word',
      '<p class=MsoListParagraph><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp; </span></span>Capital?</p><p class=MsoListParagraph><span style="mso-list:Ignore">a)<span>&nbsp; </span></span><span style="background:yellow">Paris</span></p>',
      '1. Capital?\na) ==Paris==',
    ],
    ['a web page', '<ol start="3" type="A"><li>x</li><li><strong>y</strong></li></ol>', 'C) x\nD) **y**'],
    ['a coloured answer', '<p>A) x</p><p>B) <span style="color:#ff0000">y</span></p>', 'A) x\nB) ==y=='],
    ['line breaks', '<div><b>One?</b><br>A) x<br>B) y</div>', '**One?**\nA) x\nB) y'],
  ])('%s', (_source, html, text) => {
    expect(textOfPastedList(html)).toBe(text);
  });

  it('leaves plain texts to the browser', () => {
    expect(textOfPastedList('<p>question,option1</p>')).toBeUndefined();
  });
});
