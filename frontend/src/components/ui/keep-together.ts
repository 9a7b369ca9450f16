import type { Inline } from '@quizhall/shared/rules/markdown';

/** A formula or blank with the punctuation that must stay in a line with it. */
export type Bound = Extract<Inline, { text: string }> & { before?: string; after?: string };
type WithPieces<T> = T extends { children: Inline[] } ? Omit<T, 'children'> & { children: Piece[] } : never;
export type Piece = Bound | WithPieces<Inline>;

const AFTER = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Sc}°]+/u;
const BEFORE = /[\p{Ps}\p{Pi}\p{Pd}\p{Sc}"'¿¡#&@]+$/u;

const isBranch = (piece: Piece): piece is Exclude<Piece, Bound> => 'children' in piece;

/** The formula at an edge of a piece, however deep in its marks. */
function formulaAt(piece: Piece | undefined, edge: 0 | -1): Bound | undefined {
  if (piece && isBranch(piece)) return formulaAt(piece.children.at(edge), edge);
  return piece?.type === 'math' ? piece : undefined;
}

/** The formula or blank that the following punctuation stays with. */
function boundBefore(piece: Piece | undefined): Bound | undefined {
  return piece && !isBranch(piece) && piece.type === 'blank' ? piece : formulaAt(piece, -1);
}

const copied = (piece: Inline): Piece =>
  'children' in piece ? { ...piece, children: bindPunctuation(piece.children) } : { ...piece };

/** Browsers break lines on both sides of a formula or field, even before a full stop: moves punctuation to it. */
export function bindPunctuation(pieces: readonly Inline[]): Piece[] {
  const bound = pieces.map(copied);
  for (const [place, piece] of bound.entries()) {
    if (isBranch(piece) || piece.type !== 'text') continue;
    const left = boundBefore(bound[place - 1]);
    const after = left && AFTER.exec(piece.text)?.[0];
    if (after) {
      left.after = after;
      piece.text = piece.text.slice(after.length);
    }
    const right = formulaAt(bound[place + 1], 0);
    const before = right && BEFORE.exec(piece.text)?.[0];
    if (before) {
      right.before = before;
      piece.text = piece.text.slice(0, -before.length);
    }
  }
  return bound;
}
