import type { CoverPicture } from '@quizhall/shared/model/quizzes/quiz';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { isInExplore } from '@quizhall/shared/rules/quizzes/explore-listing';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { toCoverImage } from '../../platform/storage/media-urls.ts';
import { now } from '../../platform/clock.ts';
import { escapeHtml } from '../../platform/mail/layout.ts';

/** What is said of the site where nothing else may be told. */
export const SITE = {
  title: 'Quizhall',
  description: 'Create engaging quizzes, share them with one short code, and see what your learners know.',
  picture: '/og/home.png',
} as const;

/** As much as the places that show it have room for. */
const MOST_LETTERS = 200;

export interface Told {
  language: string;
  title: string;
  description: string;
  path: string;
  picture: string;
  /** Search engines leave it out. */
  hidden: boolean;
}

/** The beginning of a Markdown text, on one line. */
export function shortened(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > MOST_LETTERS
    ? `${letters
        .slice(0, MOST_LETTERS - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

const widest = ({ url, sizes = [] }: CoverPicture): string =>
  sizes.toSorted((a, b) => b.width - a.width)[0]?.url ?? url;

function toldOf(ref: string, quiz: LiveQuiz | undefined): Told {
  if (!quiz || !isInExplore(quiz, now()))
    return { language: 'en', ...SITE, path: sitePath(SITE_PATHS.quiz, { ref }), hidden: true };
  const cover = toCoverImage(quiz);
  return {
    language: quiz.language,
    title: `${quiz.title} · ${SITE.title}`,
    description: shortened(quiz.description) || SITE.description,
    path: sitePath(SITE_PATHS.quiz, { ref: quiz.shareableLink }),
    picture: cover ? widest(cover) : SITE.picture,
    hidden: false,
  };
}

/**
 * What programs get that ask for the address of a quiz to show it where somebody has shared it: a page with what its author
 * shows to everybody, and no script. Without such a quiz the same page about the site, which does not say whether there is one.
 */
export const sharePageOf = (origin: string, ref: string, quiz: LiveQuiz | undefined): string =>
  sharePage(origin, toldOf(ref, quiz));

/** The page that tells this, on the site at `origin`. */
export function sharePage(origin: string, told: Told): string {
  const { language, title, description, path, picture, hidden } = told;
  const url = origin + path;
  const meta: [attribute: string, content: string][] = [
    ['name="description"', description],
    ['property="og:site_name"', SITE.title],
    ['property="og:type"', 'website'],
    ['property="og:title"', title],
    ['property="og:description"', description],
    ['property="og:url"', url],
    ['property="og:image"', origin + picture],
    ['name="twitter:card"', 'summary_large_image'],
    ...(hidden ? [['name="robots"', 'noindex'] as [string, string]] : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    ...meta.map(([attribute, content]) => `<meta ${attribute} content="${escapeHtml(content)}">`),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    '</head>',
    '<body>',
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(description)}</p>`,
    `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
