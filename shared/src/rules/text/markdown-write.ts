import { LIMITS } from '../../model/limits.ts';
import { type Inline, parseInline } from './markdown.ts';
import { isEdge } from './markdown-chunks.ts';
import { shiftedSigns, textOfInline } from './markdown-plain.ts';

/** Signs that may begin or end a mark. Longer runs of underscores and single signs inside of words never do. */
const SIGNS = /(?<![\w_])_(?!_)|(?<!_)_(?!\w)|(?<!\w)\*|\*(?!\w)|`|\$|<(?=\/?su[bp]>|math[\s>])/gi;
const ANY_SIGN = /[*_`<\]$]/;
const LINK = /\](?=\((?:https?:|mailto:))/gi;
const escaped = (text: string): string => text.replace(SIGNS, '\\$&').replace(LINK, ']\\');

function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(1 + Math.max(0, ...runs.map((run) => run.length)));
  const padding = text.startsWith('`') || text.endsWith('`') || /^ .*\S/.test(text) ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** The pieces with their signs; `text` writes what has none. */
function write(pieces: readonly Inline[], text: (plain: string) => string): string {
  return pieces
    .map((piece) => {
      if (!('children' in piece)) return piece.type === 'text' ? text(piece.text) : piece.text;
      if (piece.type === 'code') return code(textOfInline(piece.children));
      if (piece.type === 'pre')
        return `\n\`\`\`${piece.language ?? ''}\n${textOfInline(piece.children)}\n\`\`\`\n`;
      const inner = write(piece.children, text);
      if (piece.type === 'link') return `[${inner}](${piece.href})`;
      if (piece.type === 'strong') return `**${inner}**`;
      if (piece.type === 'em') return `*${inner}*`;
      return shiftedSigns(inner, piece.type) ?? `<${piece.type}>${inner}</${piece.type}>`;
    })
    .join('');
}

/** What a reader sees of the pieces, to compare what was meant with what is read. */
const appearance = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (piece.type === 'math') return `\uFDD0math\uFDD1${piece.text}\uFDD2`;
      if (!('children' in piece)) return piece.text;
      const inner = appearance(piece.children);
      const signs =
        piece.type === 'sup' || piece.type === 'sub' ? shiftedSigns(inner, piece.type) : undefined;
      return signs ?? `\uFDD0${piece.type}${'href' in piece ? piece.href : ''}\uFDD1${inner}\uFDD2`;
    })
    .join('');

/** Emphasis in the middle of a word cannot be written: its sign would be one of multiplication there. */
const withoutEmphasis = (pieces: readonly Inline[]): Inline[] =>
  pieces.flatMap((piece): Inline[] => {
    if (!('children' in piece)) return [piece];
    const children = withoutEmphasis(piece.children);
    return piece.type === 'em' ? children : [{ ...piece, children }];
  });

/** No text of a question may be as long, so it is refused whatever its marks are. */
const LONGEST = 2 * Math.max(LIMITS.questionText, LIMITS.description);

/** One line of a text, and whether marks had to be left out. */
export interface WrittenLine {
  text: string;
  isWhole: boolean;
}

/**
 * Writes a line so that it is read as it was meant: with the signs alone if that is enough, else with a backslash before
 * signs that are text. Marks that cannot be written there are left out, the text never.
 */
export function writeInline(pieces: readonly Inline[]): WrittenLine {
  const plain = textOfInline(pieces);
  const isPlain = pieces.every(({ type }) => type === 'text') && !ANY_SIGN.test(plain);
  if (isPlain || plain.length > LONGEST) return { text: plain, isWhole: true };
  const reduced = [pieces, withoutEmphasis(pieces), [{ type: 'text', text: plain } as const]];
  for (const [tries, attempt] of reduced.entries()) {
    const meant = appearance(attempt);
    for (const text of [write(attempt, String), write(attempt, escaped)]) {
      // A line of its own is no edge of a block, but two of them might be.
      if (appearance(parseInline(text)) === meant && !isEdge(text)) return { text, isWhole: tries === 0 };
    }
  }
  return { text: escaped(plain), isWhole: false };
}

/** A text without marks as it has to be written to stay one. */
export const writePlain = (text: string): string =>
  text
    .split('\n')
    .map((line) => writeInline([{ type: 'text', text: line }]).text)
    .join('\n');

/** Whether a text has marks, or signs that stand for themselves. */
export const hasMarks = (text: string): boolean => appearance(parseInline(text)) !== text;
