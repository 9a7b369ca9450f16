import {
  certainEncoding,
  decodeAs,
  guessEncoding,
  type TextEncoding,
} from '@quizhall/shared/rules/text/text-encoding';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Stands for a character that the file has lost; readers report the items that contain it. */
export const LOST = '\uFFFD';

/** Well-formed UTF-8 beyond ASCII, one character (Unicode standard, table 3-7), as bytes written in Latin-1. */
const SEQUENCE =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}/;

/** UTF-8 whose last byte an editor replaced by `?`, because Windows-1252 has no character for it. */
const CUT_SEQUENCE = /[\xC2-\xDF]\?|[\xE0-\xEF][\x80-\xBF]\?|[\xF0-\xF4][\x80-\xBF]{2}\?/;

/**
 * In a line without whole UTF-8 the same bytes may be Windows-1252 before a question mark, unless a word goes on or they
 * begin a quotation mark or dash.
 */
const CERTAINLY_CUT = /[\xC2-\xDF]\?(?=[a-z\x80-\xFF])|\xE2\x80\?/;

const PIECES_OF_UTF8 = new RegExp(`(${SEQUENCE.source})|(${CUT_SEQUENCE.source})|([\\x80-\\xFF])`, 'g');
const PIECES_OF_WINDOWS = new RegExp(`(${SEQUENCE.source})|(${CERTAINLY_CUT.source})|([\\x80-\\xFF])`, 'g');

const toBytes = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');

/** A line in which UTF-8 and Windows-1252 may be mixed: each character by itself. */
function decodeMixed(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes).toString('latin1');
  const pieces = SEQUENCE.test(latin1) ? PIECES_OF_UTF8 : PIECES_OF_WINDOWS;
  return latin1.replace(pieces, (piece, whole?: string, cut?: string) => {
    if (whole) return utf8.decode(toBytes(piece));
    return cut ? LOST : windows1252.decode(toBytes(piece));
  });
}

function tryUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    // Not UTF-8: that is what the caller wants to know.
    return undefined;
  }
}

const NEWLINE = 0x0a;

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return [...lines, bytes.subarray(from)];
}

const UTF8_OR_CUT = new RegExp(`${SEQUENCE.source}|${CERTAINLY_CUT.source}`, 'g');

/** The share of bytes beyond ASCII that are part of UTF-8. */
function shareOfUtf8(bytes: Uint8Array): number {
  const latin1 = Buffer.from(bytes).toString('latin1');
  const beyond = latin1.match(/[\x80-\xFF]/g)?.length ?? 0;
  const whole = latin1.match(UTF8_OR_CUT)?.reduce((sum, { length }) => sum + length, 0) ?? 0;
  return beyond === 0 ? 1 : whole / beyond;
}

const MOSTLY = 0.5;
/** Encodings in which a line break may be a part of a character, or that no line alone tells from UTF-8. */
const WHOLE: readonly TextEncoding[] = [
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
];

/** A text that was read from bytes. */
export interface Decoded {
  text: string;
  /** The encoding that was taken where the file does not say which it is. */
  guess?: TextEncoding;
  /** Characters that came from bytes that were guessed. */
  guessed?: ReadonlySet<string>;
}

/**
 * The text of a file: in the encoding that was chosen, by its byte order mark, as UTF-8 if all of it is, else in the
 * encoding that fits best. Lines may be UTF-8 among others, and characters of Windows-1252 among them, as in texts that
 * went through several hands. Never throws.
 */
export function decode(bytes: Uint8Array, chosen?: TextEncoding): Decoded {
  if (chosen) return { text: decodeAs(bytes, chosen) };
  const certain = certainEncoding(bytes);
  if (certain) return { text: decodeAs(bytes, certain) };
  const guess = shareOfUtf8(bytes) > MOSTLY && !bytes.includes(0) ? 'windows-1252' : guessEncoding(bytes);
  const guessed = new Set<string>();
  const note = (decoded: string) => {
    for (const char of decoded) if (char > '\u007F' && char !== LOST) guessed.add(char);
    return decoded;
  };
  if (WHOLE.includes(guess)) return { text: note(decodeAs(bytes, guess)), guess, guessed };
  const decodeLine = guess === 'windows-1252' ? decodeMixed : (line: Uint8Array) => decodeAs(line, guess);
  const lines = splitLines(bytes).map((line) => tryUtf8(line) ?? note(decodeLine(line)));
  return { text: lines.join('\n'), guess, guessed };
}

export const decodeText = (bytes: Uint8Array): string => decode(bytes).text;
