import { describe, expect, it } from 'vitest';
import { decodeAs, guessEncoding, sampleOf, TEXT_ENCODINGS, type TextEncoding } from './text-encoding.ts';

/** Characters of each single byte encoding by their byte; those of two bytes by both. */
function encoder(encoding: TextEncoding): Map<string, number[]> {
  const bytes = new Map<string, number[]>();
  for (let high = 0x80; high <= 0xff; high += 1) {
    const single = decodeAs(Uint8Array.of(high), encoding);
    if (single.length === 1 && single !== '\uFFFD') bytes.set(single, [high]);
    for (let low = 0x40; low <= 0xff; low += 1) {
      const double = decodeAs(Uint8Array.of(high, low), encoding);
      if (double.length === 1 && double !== '\uFFFD') bytes.set(double, [high, low]);
    }
  }
  return bytes;
}

function encode(text: string, encoding: TextEncoding): Uint8Array {
  const bytes = encoder(encoding);
  return Uint8Array.from(
    Array.from(text).flatMap((char) => (char < '\u0080' ? [char.charCodeAt(0)] : (bytes.get(char) ?? []))),
  );
}

const EXAMPLES: readonly [TextEncoding, ...string[]][] = [
  [
    'windows-1252',
    'Welche Straße führt nach München?',
    'créateur',
    '¿Cuál es la capital de España?',
    'Perché è così',
  ],
  ['windows-1250', 'Jaká je největší řeka v Česku?', 'Które miasto leży nad Wisłą? Żółw', 'Győr, tűz'],
  ['iso-8859-2', 'Które miasto leży nad Wisłą? Żółw śpi', 'Příliš žluťoučký kůň'],
  ['windows-1251', 'Какой город столица России?', 'Столиця України — Київ'],
  ['koi8-r', 'Какой город столица России?'],
  ['ibm866', 'Какой город столица России?'],
  ['windows-1253', 'Ποια είναι η πρωτεύουσα της Ελλάδας;'],
  ['windows-1254', 'Türkiye’nin başkenti hangisidir? Şehir, İstanbul'],
  ['windows-1255', 'מהי בירת ישראל?'],
  ['windows-1256', 'ما هي عاصمة مصر؟'],
  ['windows-1257', 'Kas ir Latvijas galvaspilsēta? Rīga', 'Kokia yra Lietuvos sostinė? ąžuolų'],
  ['macintosh', 'Welche Straße führt nach München?'],
  ['cp850', 'Welche Straße führt nach München?'],
  ['shift_jis', '日本の首都はどこですか。'],
  ['euc-jp', '日本の首都はどこですか。'],
  ['gb18030', '中国的首都是哪里？'],
  ['big5', '台灣最大的城市是哪裡？'],
  ['euc-kr', '한국의 수도는 어디입니까?'],
];

describe('guessEncoding', () => {
  it.each(EXAMPLES)('%s', (encoding, ...texts) => {
    for (const text of texts) {
      const bytes = encode(`question,option1,option2,correct\n${text},a,b,1\n`, encoding);
      expect([guessEncoding(bytes), decodeAs(bytes, encoding).split(/[\n,]/)[4]]).toEqual([
        encoding,
        text.split(',')[0],
      ]);
    }
  });

  it('knows UTF-16 without a mark', () => {
    expect(guessEncoding(Uint8Array.from([0x41, 0, 0xe4, 0, 0x42, 0]))).toBe('utf-16le');
    expect(guessEncoding(Uint8Array.from([0, 0x41, 0, 0xe4, 0, 0x42]))).toBe('utf-16be');
  });
});

it('every encoding reads ASCII and any byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const encoding of TEXT_ENCODINGS) expect(decodeAs(all, encoding).length).toBeGreaterThan(0);
});

it('shows lines with letters that tell', () => {
  expect(sampleOf('plain\nStraße\r\nx\nÄ\nö\nü')).toEqual(['Straße', 'Ä', 'ö']);
  expect(sampleOf(`${'x'.repeat(500)}ä${'y'.repeat(500)}`)[0]).toHaveLength(120);
});
