/** A line of a list, and what is known of it by itself. */
export interface ListLine {
  /** Counted from 1. */
  line: number;
  /** Columns before the text. */
  indent: number;
  /** As it is in the file, for code. */
  raw: string;
  text: string;
}

export function linesOf(text: string): ListLine[] {
  return text.split('\n').map((raw, index) => {
    const before = /^\s*/.exec(raw)?.[0] ?? '';
    return { line: index + 1, indent: before.replaceAll('\t', '    ').length, raw, text: raw.trim() };
  });
}

const WRAPPED = /^(\*\*|__|==)(?!\s)(.+?)(?<!\s)\1$/u;

/** A text without the mark around all of it. */
export function unwrapped(text: string): { text: string; mark?: 'bold' | 'highlighted' } {
  const [, sign = '', inner = ''] = WRAPPED.exec(text) ?? [];
  if (!inner || inner.includes(sign)) return { text };
  return { text: inner, mark: sign === '==' ? 'highlighted' : 'bold' };
}

/** Option marker: `A)`, `1.`, `-`, `[x]`. */
export interface Marker {
  kind: 'letter' | 'number' | 'bullet' | 'box';
  label: string;
  /** The signs around the label, which all options of a question share. */
  style: string;
  text: string;
  isStarred: boolean;
  isTicked: boolean;
}

const BULLET = /^(?:[-–•◦▪●○‣∙·*+])\s+/u;
const BOX = /^(?:\[( |x|X|✓|✔)?\]|([☐□◯❏])|([☑☒✓✔✅]️?)|\(( |x|X|•)?\))\s+(\S.*)$/u;
const LABEL =
  /^(\*\*|__|==)?\s*(?:\(([A-Za-z]|\d{1,2}|[ivx]{1,4})\)|\[([A-Z])\]|([A-Za-z]|\d{1,2}|[ivx]{1,4})\s?([).:]))(?:\*\*|__)?(\s*)(.*)$/u;
const DASHED = /^([A-Z])\s[-–—]\s(\S.*)$/u;

function labelled(text: string): Omit<Marker, 'isStarred' | 'isTicked'> | undefined {
  const [match, wrap = '', inRound, inSquare, plain, sign = '', space = '', rest = ''] =
    LABEL.exec(text) ?? [];
  // Initials and dates: `A.D. 476`.
  const isInitial = !space && /^[A-Z]\./.test(rest);
  if (match !== undefined && !isInitial) {
    const label = inRound ?? inSquare ?? plain ?? '';
    const style = inRound ? '()' : inSquare ? '[]' : sign;
    // A mark around all of the option stays around its text.
    const whole = wrap && rest.endsWith(wrap) && !text.slice(0, -rest.length || undefined).endsWith(wrap);
    return {
      kind: /\d/.test(label) ? 'number' : 'letter',
      label,
      style: `${style}${space || !rest ? '' : ' tight'}`,
      text: whole ? `${wrap}${rest.trim()}` : rest.trim(),
    };
  }
  const [, letter, after = ''] = DASHED.exec(text) ?? [];
  return letter ? { kind: 'letter', label: letter, style: '-', text: after } : undefined;
}

/** The marker at the beginning of a line, whether or not the line is an option. */
export function markerOf(given: string): Marker | undefined {
  const star = /^\\?\*(?!\*)\s*(?=\S)/.exec(given)?.[0] ?? '';
  const starred = star ? labelled(given.slice(star.length).trim()) : undefined;
  if (starred) return { ...starred, isStarred: true, isTicked: false };
  const tick = /^(?:✓|✔️?|✅|☑️?)\s*(?=\(?[A-Za-z0-9][).])/u.exec(given)?.[0] ?? '';
  const bullet = BULLET.exec(given)?.[0] ?? '';
  const rest = given.slice(Math.max(tick.length, bullet.length)).trim();
  const box = BOX.exec(rest);
  if (box) {
    const isTicked = Boolean((box[1] ?? box[4] ?? '').trim() || box[3]);
    return { kind: 'box', label: '', style: 'box', text: box[5] ?? '', isStarred: false, isTicked };
  }
  const label = labelled(rest);
  if (label) return { ...label, isStarred: false, isTicked: tick !== '' };
  if (!bullet) return undefined;
  return { kind: 'bullet', label: '', style: bullet.trim(), text: rest, isStarred: false, isTicked: false };
}

const QUESTION =
  /^(?:#{1,6}\s+)?(?:\*\*|__)?\s*(?:(?:question|frage|pregunta|domanda|pergunta|vraag|q|f|p)\.?\s{0,3}(?:nr\.?|no\.?|n°|#)?\s?\(?(\d{1,4})\)?\s?([.):–-]|\*\*|__|$)|\(?(\d{1,4})([.)])\)?(?=\s|\p{Lu}|\*|¿|["“„«]|$))/iu;

/** The number of a question at the beginning of a line, and whether a word says that it is one. */
export function questionNumberOf(
  text: string,
): { number: number; hasWord: boolean; style: string } | undefined {
  const [match, worded, sign, plain, end = ''] = QUESTION.exec(text) ?? [];
  if (match === undefined) return undefined;
  return { number: Number(worded ?? plain), hasWord: worded !== undefined, style: sign ?? end };
}

/** `A) Berlin  B) Paris` on one line: the text before, and each option. */
export function optionsInLine(text: string): { before: string; options: Marker[] } | undefined {
  if (text.length > 2_000) return undefined;
  for (const first of ['A', 'a']) {
    const start = first.charCodeAt(0);
    const found: { at: number; end: number; style: string; label: string }[] = [];
    for (const match of text.matchAll(/(?<=^|[\s,;|])\(?([A-Ha-h])([).])(?:\s+|(?=\S))/gu)) {
      const label = String.fromCharCode(start + found.length);
      const style = match[0].startsWith('(') ? '()' : (match[2] ?? '');
      if (match[1] !== label || (found[0] && found[0].style !== style)) continue;
      found.push({ at: match.index, end: match.index + match[0].length, style, label });
    }
    const options = found.map(({ end, label, style }, index): Marker => {
      const cut = text.slice(end, found[index + 1]?.at ?? text.length);
      return {
        kind: 'letter',
        label,
        style,
        text: cut
          .trim()
          .replace(/[,;|]$/, '')
          .trim(),
        isStarred: false,
        isTicked: false,
      };
    });
    const isList = options.length > 1 && options.every((option) => option.text);
    // A sentence about `A. and B.` has no mark of its own before it.
    if (isList) return { before: text.slice(0, found[0]?.at).trim(), options };
  }
  return undefined;
}

const A = 'A'.charCodeAt(0);
/** Whether a line is the option with this letter. */
export const isLabelled = (text: string, letter: 'A' | 'B'): boolean =>
  markerOf(text)?.label.toUpperCase() === letter;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** Whether a marker continues the options: the second one is `B`, `2` or `ii`. */
export const isNextLabel = ({ kind, label }: Marker, place: number): boolean => {
  if (kind === 'number') return Number(label) === place + 1;
  return label.toUpperCase().charCodeAt(0) === A + place && label.length === 1
    ? true
    : ROMAN[place] === label;
};
