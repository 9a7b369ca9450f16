import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatText, MARKS, type TextFormat } from './markdown-edit.ts';

/** `|` marks the ends of the selection. */
function run(marked: string, format: TextFormat): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  const text = marked.replaceAll('|', '');
  const edit = formatText(text, start, Math.max(start, end - 1), format);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}|${after.slice(edit.start, edit.end)}|${after.slice(edit.end)}`;
}

describe('formatText', () => {
  test.each<[string, TextFormat, string]>([
    ['a |b| c', 'bold', 'a **|b|** c'],
    ['a **|b|** c', 'bold', 'a |b| c'],
    ['a **|b|** c', 'italic', 'a ***|b|*** c'],
    ['a ***|b|*** c', 'italic', 'a **|b|** c'],
    ['a ***|b|*** c', 'bold', 'a *|b|* c'],
    ['a| b |c', 'italic', 'a *|b|* c'],
    ['||', 'code', '`||`'],
    ['|x^2|', 'formula', '$|x^2|$'],
    ['|one\ntwo|', 'bold', '|**one**\n**two**|'],
    ['|site|', 'link', '[site](|https://|)'],
    ['||', 'link', '[||](https://)'],
    ['a\n|b\nc|', 'bullets', 'a\n|- b\n- c|'],
    ['|- b\n- c|', 'numbers', '|1. b\n2. c|'],
    ['|1. b\n2. c|', 'numbers', '|b\nc|'],
  ])('%j with %s', (before, format, after) => {
    expect(run(before, format)).toBe(after);
  });

  test('a mark that is applied twice leaves the text as it was', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}(?: [a-z]{1,6})?$/);
    const format = fc.constantFrom(...(Object.keys(MARKS) as (keyof typeof MARKS)[]));
    fc.assert(
      fc.property(word, word, word, format, (before, inner, after, mark) => {
        const marked = `${before} |${inner}| ${after}`;
        expect(run(run(marked, mark), mark)).toBe(marked);
      }),
    );
  });
});
