import bidiFactory from 'bidi-js';
import { type Face, filesWith, fontsFor } from './font-files.ts';

/** A piece of a line that one font file draws in one direction. */
export interface Run {
  /** Name of the font file. */
  font: string;
  /** In the order in which a shaper takes it. */
  text: string;
}

/** Stands for signs of which no font is at hand: readable, and explained on the sheet. */
export const UNKNOWN_SIGN = '[…]';

const bidi = bidiFactory();

/** Marks and joiners, which belong to the letter before them. */
const STICKY = /[\p{M}\u200c\u200d]/u;
/** Nothing to see: control characters, marks of direction once they have done their work, variants of emoji. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a font file has a glyph for a character. */
export type HasGlyph = (font: string, codePoint: number) => boolean;

/** The file that draws a sign; the one of the sign before it if it can. */
function fontOf(sign: string, before: string | undefined, fonts: ReturnType<typeof fontsFor>, has: HasGlyph) {
  const codePoint = sign.codePointAt(0) ?? 0;
  if (before !== undefined && (STICKY.test(sign) || sign === ' ') && has(before, codePoint)) return before;
  for (const font of fonts)
    for (const file of filesWith(font, codePoint)) if (has(file, codePoint)) return file;
  return undefined;
}

/** The text with what can be drawn: normal form C, one mark for each row of signs that no font has, and those signs. */
export function drawable(text: string, face: Face, has: HasGlyph): { text: string; missing: string[] } {
  const clean = text.normalize('NFC').replace(/\s/g, ' ');
  const fonts = fontsFor(face, clean);
  let before: string | undefined;
  const missing = new Set<string>();
  let drawn = '';
  for (const sign of clean) {
    const unseen = sign.replace(UNSEEN, '') === '';
    const font = unseen ? before : fontOf(sign, before, fonts, has);
    if (font !== undefined || unseen) drawn += sign;
    // A joiner or mark that its letter's font lacks changes nothing that a reader would miss.
    else if (!STICKY.test(sign)) {
      missing.add(sign);
      if (!drawn.endsWith(UNKNOWN_SIGN)) drawn += UNKNOWN_SIGN;
    }
    before = font ?? before;
  }
  return { text: drawn, missing: [...missing] };
}

/** Runs of one direction, in reading order, each with its level (Unicode Standard Annex 9). */
function levelRuns(line: string, face: Face, has: HasGlyph): (Run & { level: number })[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const fonts = fontsFor(face, line);
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const sign of line) {
    const level = levels[at] ?? 0;
    const shown = (mirrored.get(at) ?? sign).replace(UNSEEN, '');
    at += sign.length;
    const last = runs.at(-1);
    const font = shown === '' ? undefined : fontOf(shown, last?.font, fonts, has);
    if (font === undefined) continue;
    if (last && last.font === font && last.level === level) last.text += shown;
    else runs.push({ font, level, text: shown });
  }
  return runs;
}

/** The runs of a line from left to right; the line's own direction is that of its first strong letter. */
export function visualRuns(line: string, face: Face, has: HasGlyph): Run[] {
  const runs = levelRuns(line, face, has);
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let i = 0; i < runs.length; i += 1) {
      let end = i;
      while ((runs[end]?.level ?? 0) >= level) end += 1;
      if (end > i + 1) runs.splice(i, end - i, ...runs.slice(i, end).toReversed());
      i = end;
    }
  // Shapers turn letters of scripts from right to left by themselves; signs between them they leave as they come.
  return runs.map(({ font, level, text }) => ({
    font,
    text: level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? Array.from(text).toReversed().join('') : text,
  }));
}
