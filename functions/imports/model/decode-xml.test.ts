import { describe, expect, it } from 'vitest';
import { decodeXml } from './decode-xml.ts';
import { readQuestions } from './index.ts';
import { readQtiPackage } from './qti/qti-package.ts';
import { choiceOf, choices, item, manifest, packed, response, single } from './testing/qti-package.ts';

const bytes = (text: string, ...more: number[]) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.from(more)]);
const declare = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`;

describe('XML', () => {
  it.each([
    ['ISO-8859-2', [0xb6, 0xbf], 'śż'],
    ['iso-8859-15', [0xa4], '€'],
    ['windows-1251', [0xcf, 0xf0], 'Пр'],
    ['Shift_JIS', [0x93, 0xfa], '日'],
    ['gb2312', [0xd6, 0xd0], '中'],
    ['UTF-8', [0xc5, 0x9b], 'ś'],
    ['utf-8', [0xe9], 'é'],
    ['x-nobody-knows', [0xe9], 'é'],
    ['UTF-16', [0xe9], 'é'],
  ])('is read in %s, as it declares', (encoding, more, text) => {
    expect(decodeXml(bytes(declare(encoding), ...more))).toBe(declare(encoding) + text);
    expect(decodeXml(bytes(declare(encoding).replaceAll('"', "'"), ...more)).endsWith(text)).toBe(true);
  });

  it('is read in UTF-16 without a mark, and by its mark whatever it declares', () => {
    const text = `${declare('UTF-16')}<a>ś</a>`;
    const wide = Buffer.from(text, 'utf16le');
    expect(decodeXml(wide)).toBe(text);
    expect(decodeXml(Buffer.from(wide).swap16())).toBe(text);
    expect(decodeXml(Buffer.from(`\uFEFF${declare('ISO-8859-2')}ś`))).toBe(`${declare('ISO-8859-2')}ś`);
  });
});

describe('a declared encoding', () => {
  it('is that of a file of Moodle', async () => {
    const source = bytes(
      `${declare('ISO-8859-2')}<quiz><question type="shortanswer"><questiontext format="html"><text>Miasto \xb6?</text></questiontext><answer fraction="100"><text>tak \xb1</text></answer></question></quiz>`,
    );
    const { questions, summary } = await readQuestions({ source });
    expect([questions[0]?.question, questions[0]?.correctAnswers, summary.kept]).toEqual([
      'Miasto ś?',
      ['tak ą'],
      1,
    ]);
  });

  it('is that of each part of a package', () => {
    const xml = item({
      declaration: response(single, ['A']),
      body: `<p>Miasto \xb6?</p>${choiceOf(choices('tak \xb1', 'nie'))}`,
    }).replace('UTF-8', 'ISO-8859-2');
    const [read] = readQtiPackage(packed({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': bytes(xml) }));
    expect(read?.question).toMatchObject({
      question: 'Miasto ś?\n\nWhich?',
      options: [{ text: 'tak ą' }, { text: 'nie' }],
    });
  });
});
