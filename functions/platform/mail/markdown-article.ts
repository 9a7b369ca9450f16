import { parseMarkdown } from '@quizhall/shared/rules/text/markdown';
import type { Block, Inline } from '@quizhall/shared/rules/text/markdown';
import { type Article, escapeHtml } from './layout.ts';

const TEXT = 'font-size:16px;line-height:24px;color:#1c1c24';
const CODE = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px';

const inlineHtml = (pieces: readonly Inline[]): string => pieces.map(pieceHtml).join('');

function pieceHtml(piece: Inline): string {
  if (!('children' in piece)) return escapeHtml(piece.text).replaceAll('\n', '<br>');
  const inner = inlineHtml(piece.children);
  if (piece.type === 'link')
    return `<a class="link" href="${escapeHtml(piece.href)}" style="color:#4338ca">${inner}</a>`;
  if (piece.type === 'pre' || piece.type === 'code') return `<code style="${CODE}">${inner}</code>`;
  return `<${piece.type}>${inner}</${piece.type}>`;
}

/** A link as its words and where it leads, everything else as its words. */
const inlineText = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (!('children' in piece)) return piece.text;
      const inner = inlineText(piece.children);
      return piece.type === 'link' && inner !== piece.href ? `${inner} (${piece.href})` : inner;
    })
    .join('');

const HEADING = '## ';

/** `## Words` on a line by themselves. */
function headingOf(block: Block): string | undefined {
  if (block.type !== 'paragraph' || block.lines.length !== 1) return undefined;
  const text = inlineText(block.lines[0] ?? []);
  return text.startsWith(HEADING) ? text.slice(HEADING.length) : undefined;
}

function blockHtml(block: Block): string {
  const heading = headingOf(block);
  if (heading !== undefined)
    return `<h2 class="text" style="margin:24px 0 8px;font-size:18px;line-height:24px;font-weight:700;color:#1c1c24">${escapeHtml(heading)}</h2>`;
  if (block.type === 'paragraph')
    return `<p class="text" style="margin:0 0 16px;${TEXT}">${block.lines.map(inlineHtml).join('<br>')}</p>`;
  const [tag, start] = block.ordered ? ['ol', ` start="${block.start}"`] : ['ul', ''];
  const items = block.items.map((item) => `<li style="margin:0 0 4px">${inlineHtml(item)}</li>`);
  return `<${tag}${start} class="text" style="margin:0 0 16px;padding-left:24px;${TEXT}">${items.join('')}</${tag}>`;
}

function blockText(block: Block): string {
  if (block.type === 'paragraph') return headingOf(block) ?? block.lines.map(inlineText).join('\n');
  return block.items
    .map((item, n) => `${block.ordered ? `${block.start + n}.` : '-'} ${inlineText(item)}`)
    .join('\n');
}

/** Converts Markdown (as in quizzes, plus `## ` headings) to a mail article. */
export function toArticle(markdown: string): Article {
  const blocks = parseMarkdown(markdown);
  return { html: blocks.map(blockHtml).join('\n'), text: blocks.map(blockText).join('\n\n') };
}
