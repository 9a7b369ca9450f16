import {
  type Block,
  type Inline,
  type Mark,
  parseFormulas,
  parseInline,
  parseMarkdown,
} from '@quizhall/shared/rules/text/markdown';
import { Fragment, type ReactNode, useMemo } from 'react';
import { cx } from './cx.ts';
import { Formula } from '@/lib/formula.tsx';
import { LINK_LOOK } from './text-link.tsx';

/** A formula or blank with the punctuation that must stay in a line with it. */
type Bound = Extract<Inline, { text: string }> & { before?: string; after?: string };
type WithPieces<T> = T extends { children: Inline[] } ? Omit<T, 'children'> & { children: Piece[] } : never;
type Piece = Bound | WithPieces<Inline>;

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
function bindPunctuation(pieces: readonly Inline[]): Piece[] {
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

/** What stands where the text has a blank; `closing` are the signs behind it that belong to it. */
type ShowBlank = (index: number, closing: string) => ReactNode;

interface Show {
  /** Inside of labels and buttons nothing else can be pressed: there the target follows the label as text. */
  links: boolean;
  blank?: ShowBlank | undefined;
}

/**
 * Text written by users, in a small subset of Markdown (shared/src/rules/text/markdown.ts). Built from elements, never from
 * HTML text, so nothing in it can become script. `<MarkdownText text={question.description} />`
 */
export function MarkdownText({ text, className }: { text: string; className?: string | undefined }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <div className={cx('flex min-w-0 flex-col gap-3', className)}>{keyed(blocks.map(showBlock))}</div>;
}

interface InlineMarkdownProps {
  text: string;
  /** Off inside of labels, buttons and links. */
  links?: boolean;
  blank?: ShowBlank;
}

/** The same within a line: questions, options, cells. `<h3><InlineMarkdown text={question.question} /></h3>` */
export function InlineMarkdown({ text, links = true, blank }: InlineMarkdownProps) {
  const pieces = useMemo(() => parseInline(text), [text]);
  return showPieces(pieces, { links, blank: blank && numbered(blank) });
}

/** A text that is compared as it is, such as a side of a pair: formulas, but no marks. */
export function FormulaText({ text }: { text: string }) {
  const pieces = useMemo(() => parseFormulas(text), [text]);
  return showPieces(pieces, { links: false });
}

/** Counts the blanks in the order in which they are shown. */
function numbered(blank: ShowBlank): ShowBlank {
  let count = 0;
  return (_, closing) => blank(count++, closing);
}

/** The text never reorders: its place is the identity of a piece. */
const keyed = (pieces: ReactNode[]) =>
  pieces.map((piece, place) => <Fragment key={String(place)}>{piece}</Fragment>);

const IN_TEXT: Show = { links: true };

function showBlock(block: Block): ReactNode {
  if (block.type === 'paragraph') {
    const lines = block.lines.flatMap((line, place) =>
      place ? [<br key="break" />, showPieces(line, IN_TEXT)] : [showPieces(line, IN_TEXT)],
    );
    // Indented lines stay indented.
    return <p className="whitespace-pre-wrap">{keyed(lines)}</p>;
  }
  const items = keyed(block.items.map((item) => <li key="item">{showPieces(item, IN_TEXT)}</li>));
  const look = cx('flex flex-col gap-1 pl-5', block.ordered ? 'list-decimal' : 'list-disc');
  if (!block.ordered) return <ul className={look}>{items}</ul>;
  return (
    <ol className={look} start={block.start === 1 ? undefined : block.start}>
      {items}
    </ol>
  );
}

function showPieces(pieces: readonly Inline[], how: Show): ReactNode {
  return showBound(bindPunctuation(pieces), how);
}

const showBound = (pieces: readonly Piece[], how: Show): ReactNode =>
  keyed(pieces.map((piece) => showPiece(piece, how)));

/** Long lines break, so that nothing has to be scrolled sideways. A question is no place for `<pre>`. */
const CODE_LINES =
  'my-1 block rounded-inner bg-well px-3 py-2 text-left font-mono text-[0.9em] leading-normal font-normal tracking-normal wrap-anywhere whitespace-pre-wrap tab-2 text-ink';

const MARKS: Record<Mark, (inner: ReactNode) => ReactNode> = {
  code: (inner) => (
    <code className="rounded-inner bg-well px-1.5 py-0.5 font-mono text-[0.9em]">{inner}</code>
  ),
  // Headings are as heavy as strong text elsewhere.
  strong: (inner) => (
    <strong className="font-semibold in-[h2]:font-black in-[h3]:font-extrabold">{inner}</strong>
  ),
  em: (inner) => <em>{inner}</em>,
  sup: (inner) => <sup>{inner}</sup>,
  sub: (inner) => <sub>{inner}</sub>,
};

function showPiece(piece: Piece, how: Show): ReactNode {
  if (!('children' in piece)) return showLeaf(piece, how);
  const inner = showBound(piece.children, how);
  if (piece.type === 'pre') return <code className={CODE_LINES}>{inner}</code>;
  if (piece.type !== 'link') return MARKS[piece.type](inner);
  if (how.links) return <UserLink href={piece.href}>{inner}</UserLink>;
  return (
    <>
      {inner} ({piece.href})
    </>
  );
}

function showLeaf({ type, text, before = '', after = '' }: Bound, { blank }: Show): ReactNode {
  if (type === 'math') return <Formula source={text} before={before} after={after} />;
  if (type !== 'blank' || !blank) return before + text + after;
  return (
    <>
      {before}
      {blank(0, after)}
    </>
  );
}

function UserLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className={LINK_LOOK}>
      {children}
    </a>
  );
}
