import { Parser } from 'htmlparser2';
import type { TakeFile } from '../files.ts';
import { type Mode, type Reduced, Reducer } from './html-reducer.ts';

export type { Reduced } from './html-reducer.ts';

/** Elements that a browser or Moodle knows; every other `<name>` is a text about something else. */
const KNOWN = new Set(
  (
    'a abbr acronym address algebra applet area article aside audio b base bdi bdo big blink blockquote body br button ' +
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins ' +
    'kbd label legend li lang link main map mark marquee math menu meta meter nav nobr noframes nolink noscript object ol ' +
    'optgroup option output p param picture pre progress q rp rt ruby s samp script section select small source span ' +
    'strike strong style sub summary sup svg table tbody td template tex textarea tfoot th thead time title tr track tt u ' +
    'ul var video wbr annotation annotation-xml maction menclose merror mfenced mfrac mi mmultiscripts mn mo mover ' +
    'mpadded mphantom mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics ' +
    'circle defs desc ellipse g line path polygon polyline rect text tspan use'
  ).split(' '),
);

/** One tag from its beginning to its end; a `<` in between shows that it was none. Values may have any text. */
const WHOLE_TAG =
  /<(?:\/([a-z][\w:-]*)\s*|([a-z][\w:-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?){0,100})\s*\/?)>/iy;

/** `a<b and c>d` has the shape of a tag with two settings; nobody gives an element with such a name bare ones. */
const isBare = (name: string, settings: string): boolean =>
  name.length === 1 && settings.trim() !== '' && !settings.includes('=');

function isTag(html: string, at: number): boolean {
  WHOLE_TAG.lastIndex = at;
  const [, closing, opening, settings = ''] = WHOLE_TAG.exec(html) ?? [];
  const name = (closing ?? opening ?? '').toLowerCase();
  // Names with a colon come from word processors.
  return (KNOWN.has(name) || name.includes(':')) && !isBare(name, settings);
}

/**
 * Every `<` that begins no tag becomes text: parsers of HTML take `a<b` for the begin of an element and drop what
 * follows. Comments and declarations stay when they are closed.
 */
function keepLooseSigns(html: string): string {
  const lastEnd = { comment: html.lastIndexOf('-->'), declaration: html.lastIndexOf('>') };
  const isMarkup = (at: number): boolean => {
    if (html.startsWith('<!--', at)) return at < lastEnd.comment;
    if (html[at + 1] === '!' || html[at + 1] === '?') return at < lastEnd.declaration;
    return isTag(html, at);
  };
  return html.replaceAll('<', (sign, at: number) => (isMarkup(at) ? sign : '&lt;'));
}

/** Nobody nests deeper by hand, and the parser's work grows with the depth. */
const DEEPEST = 100;

class TooDeep extends Error {}

function parse(html: string, reducer: Reducer): void {
  let depth = 0;
  // The parser hands over a text in pieces, cut at every sign that stands for another.
  let text = '';
  const endText = () => {
    if (text) reducer.text(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      depth += 1;
      if (depth > DEEPEST) throw new TooDeep();
      reducer.open(name, attributes);
    },
    ontext: (data) => {
      text += data;
    },
    onclosetag(name) {
      endText();
      depth -= 1;
      reducer.close(name);
    },
  });
  parser.end(keepLooseSigns(html));
  endText();
}

function reduce(html: string, mode: Mode, take?: TakeFile): Reduced {
  const reducer = new Reducer(mode, take);
  try {
    parse(html, reducer);
    return reducer.result();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return {
      text: html.replace(/<[^<>]*>/g, ' ').trim(),
      lost: ['The layout was too complicated and was left out'],
    };
  }
}

/**
 * HTML as the Markdown that the screens show (shared/src/rules/text/markdown.ts). Everything else becomes text, so nothing in
 * it can become script; what cannot become text is named, or taken along by `take`.
 */
export const htmlToMarkdown = (html: string, take?: TakeFile): Reduced => reduce(html, 'block', take);

/** The same for texts that stand in a line: options. */
export const htmlToInline = (html: string, take?: TakeFile): Reduced => reduce(html, 'inline', take);

/** HTML as plain text without marks, for texts that are compared as they are: answers, pairs. */
export const htmlToText = (html: string): Reduced => reduce(html, 'plain');

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|code|pre|tt|kbd|sup|sub|ul|ol|li|a|img|table|tr|td|th|h[1-6]|font|center|blockquote|audio|video|iframe|script|style|math)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Whether a text whose format nobody has named is HTML. */
export const looksLikeHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text);
