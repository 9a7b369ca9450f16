import { describe, expect, it, vi } from 'vitest';
import { lineCounter } from '../../item.ts';
import { readXmlItems, XML_LIMITS } from '../xml-tree.ts';

describe('lineCounter', () => {
  it('looks for each line break once, and once for that there is none', () => {
    const search = vi.spyOn(String.prototype, 'indexOf');
    try {
      const lineAt = lineCounter('a\nb\nccccc');
      const lines = Array.from({ length: 9 }, (_, offset) => lineAt(offset));
      expect(search).toHaveBeenCalledTimes(3);
      expect(lines).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3]);
    } finally {
      search.mockRestore();
    }
  });
});

describe('readXmlItems', () => {
  it('stops at the limit instead of collecting everything', () => {
    const { items, stop } = readXmlItems(`<quiz>\n${'<question/>\n'.repeat(300_000)}</quiz>`, 'question');
    expect(items).toHaveLength(XML_LIMITS.items);
    expect(stop).toEqual({
      line: XML_LIMITS.items + 2,
      reason: 'There are too many elements to be read from here on',
    });
  });

  it.each([
    ['elements', `<question>${'<a/>'.repeat(XML_LIMITS.elements)}</question>`, 'There are too many elements'],
    [
      'attributes',
      `<question ${Array.from({ length: XML_LIMITS.attributes + 1 }, (_, n) => `a${n.toString(36)}=""`).join(' ')}/>`,
      'There are too many attributes',
    ],
    ['levels', '<a>'.repeat(50), 'The elements are nested too deeply'],
  ])('stops at too many %s', (_case, text, reason) => {
    const { items, stop } = readXmlItems(text, 'question');
    expect(items).toEqual([]);
    expect(stop?.reason).toContain(reason);
  });

  it('reads what a large file of real questions has', () => {
    const question = `<question type="x">${'<answer fraction="0" format="html"><text>a</text></answer>'.repeat(20)}</question>`;
    expect(readXmlItems(question.repeat(5_000), 'question')).toMatchObject({ items: { length: 5_000 } });
  });
});
