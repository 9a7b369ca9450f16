import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A family of Noto in one weight, as its package splits it: one file for each range of characters. */
export interface Font {
  /** `@fontsource/<family>`. */
  family: string;
  style: '400-normal' | '600-normal' | '400-italic';
}

const regular = (family: string): Font => ({ family, style: '400-normal' });

/** What a template sets its words in: Latin, Greek and Cyrillic. */
export const FACES = {
  serif: regular('noto-serif'),
  serifBold: { family: 'noto-serif', style: '600-normal' },
  serifItalic: { family: 'noto-serif', style: '400-italic' },
  sans: regular('noto-sans'),
  sansBold: { family: 'noto-sans', style: '600-normal' },
} as const satisfies Record<string, Font>;
export type Face = keyof typeof FACES;

/** Every other script, whatever the template. `noto-sans` brings Devanagari, `dejavu-sans` mathematics and symbols. */
const SCRIPTS = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-thai', 'dejavu-sans'].map(
  regular,
);
const [CHINESE, JAPANESE, KOREAN] = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'].map(regular) as [
  Font,
  Font,
  Font,
];

/** Chinese characters look different in each language; what else stands in the text tells which it is. */
function eastAsian(text: string): Font[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, JAPANESE, CHINESE];
  return [CHINESE, JAPANESE, KOREAN];
}

/** Where the signs of a text are looked for, one after the other. */
export const fontsFor = (face: Face, text: string): Font[] => [FACES[face], ...SCRIPTS, ...eastAsian(text)];

/** All of them: what lies beside the bundle of the function that writes certificates. */
export const CERTIFICATE_FONTS: readonly Font[] = [
  ...Object.values(FACES),
  ...SCRIPTS.slice(1),
  CHINESE,
  JAPANESE,
  KOREAN,
];

const BESIDE_BUNDLE = join(import.meta.dirname, 'fonts');

/** The folder of a family: beside the bundle where there is one, otherwise its package. */
function folderOf(family: string): string {
  if (existsSync(BESIDE_BUNDLE)) return join(BESIDE_BUNDLE, family);
  return dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/unicode.json`));
}

type Ranges = readonly (readonly [first: number, last: number])[];

function readRanges(family: string): [subset: string, ranges: Ranges][] {
  const written = JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  // A family without ranges has one file.
  const subsets = Object.keys(written).length > 0 ? written : { latin: 'U+0-10ffff' };
  return Object.entries(subsets).map(([subset, list]) => [
    subset.replace(/^\[(\d+)\]$/, '$1'),
    list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  ]);
}

const known = new Map<string, ReturnType<typeof readRanges>>();

/** fontkit cannot unpack this file; the fonts of the other East Asian languages have most of its characters. */
const UNREADABLE = 'noto-sans-sc/files/noto-sans-sc-101-400-normal.woff';

/** Names of the files of a font that may hold this character. */
export function filesWith({ family, style }: Font, codePoint: number): string[] {
  const subsets = known.get(family) ?? readRanges(family);
  known.set(family, subsets);
  return subsets
    .filter(([, ranges]) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
    .map(([subset]) => `${family}/files/${family}-${subset}-${style}.woff`)
    .filter((file) => file !== UNREADABLE);
}

/** A file by its name, which begins with its family. */
export function readFont(name: string): Buffer {
  const [family = '', ...path] = name.split('/');
  return readFileSync(join(folderOf(family), ...path));
}
