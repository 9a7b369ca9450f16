import { ORIGIN_PLACE } from '@quizhall/shared/rules/public-paths';
import { replaced } from './replaced.ts';

/** What search engines and shared links are told of a page. */
export interface PageHead {
  path: string;
  /** As the tab names it. */
  title: string;
  description: string;
  kind: 'website' | 'article';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The picture of a page: `/og/blog/one-clock.png`, `/og/home.png`. */
export const pictureOf = (path: string): string => `/og${path === '/' ? '/home' : path}.png`;

const TITLE = /<title>[^<]*<\/title>/;
const ABOUT = /\s*<meta\s+(?:name="description"|property="og:[a-z]+")\s+content="[^"]*"\s*\/>/g;

/**
 * The built page with the head of one address.
 * @throws Error where the page has no head of its own to put it in place of
 */
export function withHead(html: string, { path, title, description, kind }: PageHead): string {
  const [general] = TITLE.exec(html) ?? [];
  if (!general) throw new Error('index.html has no title');
  const meta: [attribute: string, content: string][] = [
    ['name="description"', description],
    ['property="og:site_name"', 'Quizhall'],
    ['property="og:type"', kind],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:url"', ORIGIN_PLACE + path],
    ['property="og:image"', ORIGIN_PLACE + pictureOf(path)],
    ['property="og:image:width"', '1200'],
    ['property="og:image:height"', '630'],
    ['property="og:image:alt"', title],
    ['name="twitter:card"', 'summary_large_image'],
  ];
  const lines = [
    `<title>${escaped(title)}</title>`,
    ...meta.map(([attribute, content]) => `<meta ${attribute} content="${escaped(content)}" />`),
    `<link rel="canonical" href="${ORIGIN_PLACE}${path}" />`,
  ];
  return replaced(html.replaceAll(ABOUT, ''), general, lines.join('\n    '));
}
