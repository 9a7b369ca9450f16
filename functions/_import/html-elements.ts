import type { Mark } from '@quizhall/shared/rules/markdown';
import type { Shift } from '@quizhall/shared/rules/markdown-plain';
import { marked } from './html-lines.ts';

/** Spaces at the edges stay outside of a mark, or it would not be read as one. */
const mark = (kind: Mark) => (inner: string) => {
  const body = inner.trim();
  if (!body) return inner;
  const before = inner.length - inner.trimStart().length;
  return `${inner.slice(0, before)}${marked(kind, body)}${inner.slice(before + body.length)}`;
};

/** Marks of the Markdown subset that the screens show; other elements leave only their text. */
export const INLINE: Record<string, (inner: string) => string> = {
  b: mark('strong'),
  strong: mark('strong'),
  i: mark('em'),
  em: mark('em'),
  code: mark('code'),
  tt: mark('code'),
  kbd: mark('code'),
};
export const SHIFTS: Record<string, Shift> = { sup: 'sup', sub: 'sub' };

export const BLOCKS = new Set(
  'p div section article header footer main aside blockquote h1 h2 h3 h4 h5 h6 ul ol dl table pre figure hr'.split(
    ' ',
  ),
);
export const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd', 'caption', 'figcaption']);
export const CELLS = new Set(['td', 'th']);
export const SILENT = new Set(
  'script style head title template noscript annotation annotation-xml'.split(' '),
);

export const MEDIA: Record<string, string> = {
  img: 'A picture',
  audio: 'A sound',
  video: 'A video',
  iframe: 'An embedded page',
  object: 'An embedded object',
  embed: 'An embedded object',
  svg: 'A picture',
  canvas: 'A picture',
  applet: 'An embedded object',
};
