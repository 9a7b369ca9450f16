import { paragraphText, type Run } from '@quizhall/shared/rules/text/marked-paragraph';

/** Block elements. */
const BLOCKS = new Set('P DIV LI H1 H2 H3 H4 H5 H6 TR UL OL TABLE BLOCKQUOTE SECTION ARTICLE'.split(' '));
const SKIPPED = new Set('STYLE SCRIPT HEAD TITLE TEMPLATE'.split(' '));

type Look = Omit<Run, 'text'>;

/** True for colors other than black, white and gray. */
function isColour(value: string): boolean {
  const numbers = /rgba?\(([^)]*)\)/
    .exec(value)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const hex = /^#([\da-f]{6})/i.exec(value)?.[1];
  const parts = hex ? [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) : numbers;
  if (!parts)
    return (
      value !== '' && !/^(?:black|white|windowtext|inherit|initial|transparent|auto|var.*|none)$/i.test(value)
    );
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > LEAST_COLOUR;
}
const LEAST_COLOUR = 60;
const BOLD = 600;

function lookOf(element: HTMLElement, before: Look): Look {
  const { style, tagName } = element;
  const weight = style.fontWeight;
  const isBold = weight
    ? weight === 'bold' || Number(weight) >= BOLD
    : /^(?:B|STRONG)$/.test(tagName) || before.bold;
  const line = `${style.textDecoration} ${style.textDecorationLine}`;
  return {
    bold: isBold && !/^H[1-6]$/.test(tagName),
    italic: style.fontStyle ? style.fontStyle === 'italic' : /^(?:I|EM)$/.test(tagName) || before.italic,
    shift:
      tagName === 'SUP' || style.verticalAlign === 'super'
        ? 'sup'
        : tagName === 'SUB' || style.verticalAlign === 'sub'
          ? 'sub'
          : before.shift,
    highlighted:
      before.highlighted ||
      /^(?:MARK|U|S|INS|DEL)$/.test(tagName) ||
      /underline|line-through/.test(line) ||
      isColour(style.color) ||
      isColour(style.backgroundColor || style.background),
  };
}

const LETTERS = 26;
const letter = (number: number): string => String.fromCharCode(97 + ((number - 1) % LETTERS));
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** Returns the marker that the browser displays before a list item. */
function labelOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '• ';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const number = Number(list.getAttribute('start') ?? 1) + items.indexOf(item);
  const own = item instanceof HTMLElement ? item.style.listStyleType : '';
  const kind = own || list.style.listStyleType || list.getAttribute('type') || 'decimal';
  if (/^(?:lower-(?:alpha|latin)|a)$/.test(kind)) return `${letter(number)}) `;
  if (/^(?:upper-(?:alpha|latin)|A)$/.test(kind)) return `${letter(number).toUpperCase()}) `;
  if (/^(?:lower-roman|upper-roman|i|I)$/.test(kind)) return `${ROMAN[number - 1] ?? number}) `;
  return `${number}. `;
}

const PLAIN: Look = { bold: false, italic: false, highlighted: false };
const SIGNS =
  /<(?:li|b|strong|mark|u)[\s>]|font-weight:\s*(?:bold|[6-9]00)|background(?:-color)?:|color:|mso-list/i;

/**
 * Converts a question list copied from a word processor or web page to text, with numbers, letters and highlights as
 * Markdown. Undefined if the plain text is equivalent.
 */
export function textOfPastedList(html: string): string | undefined {
  if (!SIGNS.test(html)) return undefined;
  const lines: string[] = [];
  let runs: Run[] = [];
  let label = '';
  const end = () => {
    const { text } = paragraphText(runs);
    if (text.trim() || label) lines.push(`${label}${text.trim()}`);
    runs = [];
    label = '';
  };
  const walk = (node: Node, look: Look): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[ \t\r\n\u00A0]+/g, ' ');
      if (text) runs.push({ ...look, text });
      return;
    }
    if (!(node instanceof HTMLElement) || SKIPPED.has(node.tagName)) return;
    if (node.tagName === 'BR') return end();
    const isBlock = BLOCKS.has(node.tagName);
    if (isBlock && runs.some(({ text }) => text.trim())) end();
    if (node.tagName === 'LI') label = labelOf(node);
    if (/^T[DH]$/.test(node.tagName) && runs.length > 0) runs.push({ ...PLAIN, text: '\t' });
    const own = lookOf(node, look);
    for (const child of node.childNodes) walk(child, own);
    if (isBlock && (runs.some(({ text }) => text.trim()) || label)) end();
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body, PLAIN);
  end();
  const text = lines.join('\n');
  return text.trim() ? text : undefined;
}
