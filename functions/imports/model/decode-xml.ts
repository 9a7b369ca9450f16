import { decodeText } from './decode.ts';

const DECLARATION = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/;
const DECLARATION_LENGTH = 400;
/** The first signs of XML without a byte order mark in UTF-16 (XML 1.0, appendix F). */
const UTF_16 = [
  { encoding: 'utf-16le', bytes: [0x3c, 0x00] },
  { encoding: 'utf-16be', bytes: [0x00, 0x3c] },
];

/** UTF-8 may be mixed with other encodings, and a text that can be read as bytes is no UTF-16 whatever it says. */
const GUESSED = /^(?:utf-?8|(?:iso-10646-)?ucs-?[24]|utf-?(?:16|32)(?:le|be)?|us-ascii|ascii)$/i;

/** The text of an XML file in the encoding that it declares or its bytes show; undefined where it declares none that is known. */
export function declaredText(bytes: Uint8Array): string | undefined {
  const wide = UTF_16.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  const start = Buffer.from(bytes.subarray(0, DECLARATION_LENGTH)).toString('latin1');
  const declared = DECLARATION.exec(start)?.[1];
  if (!declared || GUESSED.test(declared)) return undefined;
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The text of an XML file, in the encoding that fits best where it declares none that is known. Never throws. */
export const decodeXml = (bytes: Uint8Array): string => declaredText(bytes) ?? decodeText(bytes);
