import type { Inline } from '@quizhall/shared/rules/markdown';
import { parseInline, parseMarkdown } from '@quizhall/shared/rules/markdown';
import { htmlToInline, htmlToMarkdown, htmlToText } from '../_import/html.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};
/** For texts and attributes of XML. */
export const escape = (text: string): string => text.replace(/[&<>"\n]/g, (sign) => ENTITIES[sign] ?? sign);

export const element = (
  name: string,
  content: string,
  attributes: Record<string, string | number> = {},
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`);
  return `<${name}${written.join('')}${content ? `>${content}</${name}>` : '/>'}`;
};

type Blank = () => string;
const UNDERSCORES: Blank = () => '___';

const inlineHtml = (pieces: readonly Inline[], blank: Blank): string =>
  pieces
    .map((piece) => {
      if (!('children' in piece)) return piece.type === 'blank' ? blank() : escape(piece.text);
      const inner = inlineHtml(piece.children, blank);
      return piece.type === 'link' ? element('a', inner, { href: piece.href }) : element(piece.type, inner);
    })
    .join('');

const LAYOUT_LOSS = 'Some of its layout cannot be written';

/** A text as XHTML; `lost` collects what does not come back as it was. */
export function blocksHtml(text: string, lost: Set<string>, blank: Blank = UNDERSCORES): string {
  const write = (fill: Blank) =>
    parseMarkdown(text)
      .map((block) => {
        if (block.type === 'paragraph')
          return element('p', block.lines.map((line) => inlineHtml(line, fill)).join('<br/>'));
        const items = block.items.map((item) => element('li', inlineHtml(item, fill))).join('');
        return block.ordered
          ? element('ol', items, block.start === 1 ? {} : { start: block.start })
          : element('ul', items);
      })
      .join('');
  if (htmlToMarkdown(write(UNDERSCORES)).text !== text) lost.add(LAYOUT_LOSS);
  return write(blank);
}

/** A text that stands in a line. */
export function lineHtml(text: string, lost: Set<string>): string {
  const html = inlineHtml(parseInline(text), UNDERSCORES);
  if (htmlToInline(html).text !== text) lost.add(LAYOUT_LOSS);
  return html;
}

/** A text that is compared as it is. */
export function plainHtml(text: string, lost: Set<string>): string {
  const html = escape(text);
  if (htmlToText(html).text !== text) lost.add(LAYOUT_LOSS);
  return html;
}

/** Whether the text has its one blank in a paragraph of its own. */
export const hasLonelyBlank = (text: string): boolean =>
  parseMarkdown(text).some(
    (block) =>
      block.type === 'paragraph' &&
      block.lines.flat().some(({ type }) => type === 'blank') &&
      block.lines
        .flat()
        .every((piece) => piece.type === 'blank' || (piece.type === 'text' && !piece.text.trim())),
  );
