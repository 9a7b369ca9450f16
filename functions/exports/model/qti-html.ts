import type { Block, Inline } from '@quizhall/shared/rules/text/markdown';
import { parseInline, parseMarkdown } from '@quizhall/shared/rules/text/markdown';
import { textOfInline } from '@quizhall/shared/rules/text/markdown-plain';
import { readDollars } from '@quizhall/shared/rules/text/dollars';
import { isLatex } from '@quizhall/shared/rules/text/formula-lookup';
import { readMathml } from '@quizhall/shared/rules/text/mathml';
import { writeMathml } from '@quizhall/shared/rules/text/mathml-write';
import { typeset } from '@quizhall/shared/rules/text/typeset';
import { htmlToInline, htmlToMarkdown, htmlToText } from '../../imports/model/html/html.ts';

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

/** How a formula is written, of its source in a text. */
type WriteFormula = (source: string) => string;

const NAMESPACE = 'http://www.w3.org/1998/Math/MathML';
const MATH = `<math xmlns="${NAMESPACE}"`;

/** MathML that somebody wrote leaves as it is shown here: nothing else of it reaches another platform. */
function shownMathml(source: string, more: Record<string, string> = {}): string {
  const tree = readMathml(source);
  return tree ? writeMathml({ ...tree, attributes: { ...more, ...tree.attributes } }) : escape(source);
}

/** MathML with the LaTeX that it was made of; LaTeX that cannot be read stays as it was typed. */
const mathml: WriteFormula = (source) => {
  if (!isLatex(source)) return shownMathml(source, { xmlns: NAMESPACE });
  const made = typeset(source);
  if (!('mathml' in made)) return escape(source);
  const [, attributes = '', content = ''] = /^<math([^>]*)>(.*)<\/math>$/s.exec(made.mathml) ?? [];
  const latex = element('annotation', escape(readDollars(source).latex), { encoding: 'application/x-tex' });
  return `${MATH}${attributes}><semantics><mrow>${content}</mrow>${latex}</semantics></math>`;
};

/** LaTeX as filters of other platforms find it. */
export const latexHtml: WriteFormula = (source) => {
  if (!isLatex(source)) return shownMathml(source);
  const { latex, isDisplay } = readDollars(source);
  return escape(isDisplay ? `\\[${latex}\\]` : `\\(${latex}\\)`);
};

const FIXED_SPACE = '&#160;';

/** A text whose spaces HTML would collapse: all but one of a row, and those at the edges of a line. */
const spacedText = (text: string, isAtStart: boolean): string =>
  escape(text)
    .replace(isAtStart ? /^ +|(?<=&#10;) +/g : /(?<=&#10;) +/g, (spaces) => FIXED_SPACE.repeat(spaces.length))
    .replace(/ {2,}/g, (spaces) => `${FIXED_SPACE.repeat(spaces.length - 1)} `);

const inlineHtml = (pieces: readonly Inline[], blank: Blank, formula: WriteFormula): string =>
  pieces
    .map((piece, place) => {
      if (piece.type === 'math') return formula(piece.text);
      if (!('children' in piece))
        return piece.type === 'blank' ? blank() : spacedText(piece.text, place === 0);
      if (piece.type === 'pre') return codeHtml(escape(textOfInline(piece.children)), piece.language);
      const inner = inlineHtml(piece.children, blank, formula);
      return piece.type === 'link' ? element('a', inner, { href: piece.href }) : element(piece.type, inner);
    })
    .join('');

/** Code on lines of its own, which keeps its breaks and spaces. */
const codeHtml = (inner: string, language = ''): string =>
  element(
    'pre',
    element('code', inner.replaceAll('&#10;', '\n'), language ? { class: `language-${language}` } : {}),
  );

const isCode = ({ lines }: Extract<Block, { type: 'paragraph' }>): boolean =>
  lines.length === 1 && lines[0]?.length === 1 && lines[0][0]?.type === 'pre';

const LAYOUT_LOSS = 'Some of its layout cannot be written';

const comesBack = (html: string, text: string): boolean => {
  const { text: read, lost } = htmlToMarkdown(html);
  return read === text && lost.length === 0;
};

/** Paragraphs whose lines are those of the text, whatever a list would make of them. */
const linesHtml = (text: string, fill: Blank, formula: WriteFormula): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) =>
      element(
        'p',
        paragraph
          .split('\n')
          .map((line) => inlineHtml(parseInline(line), fill, formula))
          .join('<br/>'),
      ),
    )
    .join('');

function blockHtml(block: Block, fill: Blank, formula: WriteFormula): string {
  if (block.type === 'paragraph') {
    const html = block.lines.map((line) => inlineHtml(line, fill, formula)).join('<br/>');
    return isCode(block) ? html : element('p', html);
  }
  const items = block.items.map((item) => element('li', inlineHtml(item, fill, formula))).join('');
  if (!block.ordered) return element('ul', items);
  return element('ol', items, block.start === 1 ? {} : { start: block.start });
}

/** A text as XHTML; `lost` collects what does not come back as it was. */
export function blocksHtml(
  text: string,
  lost: Set<string>,
  blank: Blank = UNDERSCORES,
  formula = mathml,
): string {
  const asBlocks = (fill: Blank) =>
    parseMarkdown(text)
      .map((block) => blockHtml(block, fill, formula))
      .join('');
  if (comesBack(asBlocks(UNDERSCORES), text)) return asBlocks(blank);
  if (comesBack(linesHtml(text, UNDERSCORES, formula), text)) return linesHtml(text, blank, formula);
  lost.add(LAYOUT_LOSS);
  return asBlocks(blank);
}

/** A text that stands in a line. */
export function lineHtml(text: string, lost: Set<string>, formula = mathml): string {
  const html = inlineHtml(parseInline(text), UNDERSCORES, formula);
  const read = htmlToInline(html);
  if (read.text !== text || read.lost.length > 0) lost.add(LAYOUT_LOSS);
  return html;
}

/** A text that is compared as it is. */
export function plainHtml(text: string, lost: Set<string>): string {
  const html = spacedText(text, true);
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
