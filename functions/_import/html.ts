import { Parser } from 'htmlparser2';
import type { TakeFile } from './files.ts';
import { type Mode, type Reduced, Reducer } from './html-reducer.ts';
import { keepLooseSigns } from './html-tags.ts';

export type { Reduced } from './html-reducer.ts';

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
 * HTML as the Markdown that the screens show (shared/src/rules/markdown.ts). Everything else becomes text, so nothing in
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
