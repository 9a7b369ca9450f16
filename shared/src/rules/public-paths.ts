import { CONTENT_PATHS } from './content-paths.ts';
import { SITE_PATHS } from './site-paths.ts';

/** Pages that visitors find by search: each has a file of its own, with title, description and picture, beside `/`. */
export const PUBLIC_PATHS: readonly string[] = [
  SITE_PATHS.getStarted,
  SITE_PATHS.explore,
  SITE_PATHS.templates,
  SITE_PATHS.rewards,
  SITE_PATHS.verifyReceipt,
  SITE_PATHS.help,
  SITE_PATHS.status,
  SITE_PATHS.contact,
  SITE_PATHS.apiDocs,
  SITE_PATHS.signup,
  SITE_PATHS.login,
  ...Object.values(CONTENT_PATHS),
];

/** Where the file of a public page lies in the built site. */
export const pageFile = (path: string): string => `/pages${path}.html`;

/** A link to where else the people behind a stage are found. */
export interface SocialLink {
  name: string;
  url: string;
}

/** Stands in built pages for these links, which the build does not know either: none. */
export const SOCIAL_PLACE = '<meta name="social" content="" />';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** A built page as a stage with these links serves it. */
export function withSocialLinks(html: string, links: readonly SocialLink[]): string {
  if (links.length === 0) return html;
  const content = JSON.stringify(links).replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
  return html.replace(SOCIAL_PLACE, () => `<meta name="social" content="${content}" />`);
}

/** Stands in built files for the origin of the stage that serves them, which the build does not know. */
export const ORIGIN_PLACE = 'https://origin.invalid';
