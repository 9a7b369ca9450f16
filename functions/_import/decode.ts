const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

const BYTE_ORDER_MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

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

/**
 * The text of a file whose encoding nobody has told: by its byte order mark, as UTF-8 if all of it is, else line by
 * line as UTF-8, Windows-1252 or a mixture, as texts are that went through several hands. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  );
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  return (
    tryUtf8(bytes) ??
    splitLines(bytes)
      .map((line) => tryUtf8(line) ?? decodeMixed(line))
      .join('\n')
  );
}
