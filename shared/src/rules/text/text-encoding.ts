/** Encodings of text files that a person can choose, the more usual ones first. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'macintosh',
  'cp850',
  'ibm866',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

export const ENCODING_NAMES: Readonly<Record<TextEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  macintosh: 'Western European (Macintosh)',
  cp850: 'Western European (MS-DOS)',
  ibm866: 'Cyrillic (MS-DOS)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};

/** Upper half of code page 850, which no decoder of the platform knows. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ ';
const HALF = 0x80;

/** The text of a file in this encoding, without a byte order mark. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  const pieces: string[] = [];
  for (const byte of bytes) pieces.push(byte < HALF ? String.fromCharCode(byte) : (CP850[byte - HALF] ?? ''));
  return pieces.join('');
}

const BYTE_ORDER_MARKS: readonly [TextEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that the file itself tells: by its byte order mark, or because all of it is UTF-8. */
export function certainEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  if (bytes.includes(0)) return undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Not UTF-8: that is what the caller wants to know.
    return undefined;
  }
}

const WESTERN = 'äöüßÄÖÜéèêëàâçîïôûùìòœæÉÈÊÀÇÎÔñáíóúÑÁÍÓÚãõÃÕåøÅØÆ¿¡°ºª€';
const CENTRAL = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽľĺŕôäöüőűÄÖÜŐŰăâîşţŞŢđĐß€°';

/** Letters that texts in an encoding are made of. Encodings without an entry are not guessed: any bytes are letters in Thai. */
const LETTERS: Partial<Record<TextEncoding, RegExp>> = {
  'windows-1252': new RegExp(`[${WESTERN}]`),
  'windows-1250': new RegExp(`[${CENTRAL}]`),
  'iso-8859-2': new RegExp(`[${CENTRAL}]`),
  'windows-1251': /[\u0400-\u045F\u0490\u0491№]/,
  'koi8-r': /[\u0410-\u044FёЁ]/,
  'windows-1253': /[\u0386-\u03CE]/,
  'windows-1254': /[ığşİĞŞçöüÇÖÜâîû]/,
  'windows-1255': /[\u05D0-\u05EA]/,
  'windows-1256': /[\u060C-\u06D2]/,
  'windows-1257': /[āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽąęėįųĄĘĖĮŲõäöüÕÄÖÜ]/,
  macintosh: new RegExp(`[${WESTERN}]`),
  cp850: new RegExp(`[${WESTERN}]`),
  ibm866: /[\u0410-\u044FёЁ]/,
  shift_jis: /[\u3000-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]/,
  'euc-jp': /[\u3000-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]/,
  gb18030: /[\u3000-\u3020\u4E00-\u9FFF\uFF01-\uFF5E]/,
  big5: /[\u3000-\u3020\u4E00-\u9FFF\uFF01-\uFF5E]/,
  'euc-kr': /[\uAC00-\uD7A3\u3131-\u318E]/,
};

const PUNCTUATION = /[‘’“”„–—…«»·•\u00A0]/;
const CONTROL = /[\u0080-\u009F\uFFFD\uE000-\uF8FF\u2500-\u259F]/;
/** A piece of a word that no language writes: capitals behind small letters, signs or another script within. */
const BROKEN_WORD =
  /\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{N}\p{M}\s\p{ASCII}’‘·\u00AD]\p{L}|[a-z](?=\p{L})(?!\p{Script=Latin})|(?!\p{Script=Latin})\p{L}[a-z]|[ìòà](?=\p{Ll}{2})|[À-ÖØ-öø-ÿ]{3}|õ(?!e)|ç(?=[b-df-hj-np-tv-z])|(?<=\s)ß/gu;
/** Japanese has kana, and its kanji are not written without them for long. */
const KANA = /[\u3041-\u30FF]/;

/** Characters that are looked at. */
const SAMPLE = 20_000;

function score(text: string, encoding: TextEncoding): number {
  const letters = LETTERS[encoding];
  let points = 0;
  for (const char of text) {
    if (char < '\u0080') continue;
    if (CONTROL.test(char)) points -= 6;
    else if (letters?.test(char)) points += encoding === 'windows-1254' && /[ığşİĞŞ]/.test(char) ? 3 : 2;
    else if (PUNCTUATION.test(char)) points += 1;
    else points -= 2;
  }
  points -= 3 * (text.match(BROKEN_WORD)?.length ?? 0);
  if (encoding !== 'shift_jis' && encoding !== 'euc-jp') return points;
  return KANA.test(text) ? points : points / 2;
}

/** Encodings of two bytes a character have half as many characters for the same bytes. */
const WEIGHTS: Partial<Record<TextEncoding, number>> = {
  shift_jis: 2.2,
  'euc-jp': 2.2,
  gb18030: 2.2,
  big5: 2.2,
  'euc-kr': 2.3,
};

/** Of equal ones the first counts. Hebrew letters have the places of small Cyrillic ones, and Russian has capitals. */
const GUESSED: readonly TextEncoding[] = [
  'windows-1252',
  'windows-1255',
  ...TEXT_ENCODINGS.filter((encoding) => LETTERS[encoding] && !/-125[25]$/.test(encoding)),
];

/** The encoding in which bytes that are no UTF-8 most likely make a text. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const start = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map((odd) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > start.length / 5) return odd > even ? 'utf-16le' : 'utf-16be';
  let best: { encoding: TextEncoding; points: number } = { encoding: 'windows-1252', points: -Infinity };
  for (const encoding of GUESSED) {
    const points = score(decodeAs(start, encoding), encoding) * (WEIGHTS[encoding] ?? 1);
    if (points > best.points) best = { encoding, points };
  }
  return best.encoding;
}

const MOST_SHOWN = 3;
const MOST_IN_LINE = 120;

/** Lines of a text whose letters tell whether its encoding is right. */
export const sampleOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => /\P{ASCII}/u.test(line))
    .slice(0, MOST_SHOWN)
    .map((line) => {
      const at = line.search(/\P{ASCII}/u);
      const from = Math.max(0, at - MOST_IN_LINE / 2);
      return line.slice(from, from + MOST_IN_LINE).trim();
    });
