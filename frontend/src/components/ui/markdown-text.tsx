import { Fragment, type ReactNode, useMemo } from 'react';
import { cx } from './cx.ts';
import { type Block, type Inline, parseMarkdown } from './markdown-parse.ts';
import { LINK_LOOK } from './text-link.tsx';

/**
 * Text written by users, in a small subset of Markdown: bold, italic, code, links, lists, paragraphs. Built from
 * elements, never from HTML text, so nothing in it can become script. `<MarkdownText text={question.description} />`
 */
export function MarkdownText({ text, className }: { text: string; className?: string | undefined }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return <div className={cx('flex min-w-0 flex-col gap-3', className)}>{keyed(blocks.map(showBlock))}</div>;
}

/** The text never reorders: its place is the identity of a piece. */
const keyed = (pieces: ReactNode[]) =>
  pieces.map((piece, place) => <Fragment key={String(place)}>{piece}</Fragment>);

function showBlock(block: Block): ReactNode {
  if (block.type === 'paragraph') {
    const lines = block.lines.flatMap((line, place) =>
      place ? [<br key="break" />, show(line)] : [show(line)],
    );
    return <p>{keyed(lines)}</p>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={cx('flex flex-col gap-1 pl-5', block.ordered ? 'list-decimal' : 'list-disc')}>
      {keyed(block.items.map(showItem))}
    </List>
  );
}

const showItem = (item: Inline[]): ReactNode => <li>{show(item)}</li>;

const show = (pieces: Inline[]): ReactNode => keyed(pieces.map(showInline));

function showInline(piece: Inline): ReactNode {
  switch (piece.type) {
    case 'text':
      return piece.text;
    case 'code':
      return <code className="rounded-inner bg-well px-1.5 py-0.5 font-mono text-[0.9em]">{piece.text}</code>;
    case 'strong':
      return <strong className="font-semibold">{show(piece.children)}</strong>;
    case 'em':
      return <em>{show(piece.children)}</em>;
    default:
      return <UserLink href={piece.href}>{show(piece.children)}</UserLink>;
  }
}

function UserLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className={LINK_LOOK}>
      {children}
    </a>
  );
}
