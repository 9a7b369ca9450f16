import { type Inline, parseInline } from '@quizhall/shared/rules/text/markdown';
import type { Piece } from '../../src/features/site/content/model/content.ts';

/** Texts of quizzes link to other sites only; a page of this site stands for itself while the line is read. */
const HERE = 'https://this.invalid';

/** One line of a text file. No formulas: a dollar is a dollar. */
export function piecesOf(line: string): Piece[] {
  const readable = line.replaceAll('](/', `](${HERE}/`).replaceAll('$', String.raw`\$`);
  return parseInline(readable).map(pieceOf);
}

function pieceOf(inline: Inline): Piece {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'link') return { to: addressOf(inline.href), of: inline.children.map(pieceOf) };
  if (inline.type === 'strong' || inline.type === 'em' || inline.type === 'code')
    return { mark: inline.type, of: inline.children.map(pieceOf) };
  throw new Error(`A page has no ${inline.type}`);
}

const addressOf = (href: string): string => (href.startsWith(HERE) ? href.slice(HERE.length) : href);

/** The words alone. */
export const plainOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : plainOf(piece.of))).join('');

/** `What is a code?` → `what-is-a-code` */
export const slugOf = (pieces: readonly Piece[]): string =>
  plainOf(pieces)
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
