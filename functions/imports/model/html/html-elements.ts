import type { Shift } from '@quizhall/shared/rules/text/markdown-plain';

export const SHIFTS: Record<string, Shift> = { sup: 'sup', sub: 'sub' };

export const BLOCKS = new Set(
  'p div section article header footer main aside blockquote h1 h2 h3 h4 h5 h6 ul ol menu dir dl table pre figure hr details summary fieldset form'.split(
    ' ',
  ),
);
export const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd', 'caption', 'figcaption']);
/** Elements that hold items, and break the lines of those around them. */
export const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);
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
  input: 'A form field',
  textarea: 'A form field',
};
