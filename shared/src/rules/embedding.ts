import type { EntryCard } from '../model/attempts/entry-card.ts';
import { EMBED_BASE, EMBEDDED, isEmbedPath } from './embed-path.ts';

/** The pages of a quiz that the frame shows: what it is, the attempt and its result. */
const SHOWN = /^\/quiz\/[^/~][^/]*(\/take|\/result\/[^/]+)?$/;

/** The address of a quiz for a frame. */
export const embedPath = (code: string): string => EMBEDDED + encodeURIComponent(code);

/** Whether the frame shows this page of the site. */
export const isShownEmbedded = (path: string): boolean => SHOWN.test(path);

/** The page of the site at an address of a frame: `/embed/quiz/H7K2MP/take` → `/quiz/H7K2MP/take`. */
export const fromEmbedPath = (path: string): string =>
  isEmbedPath(path) ? path.slice(EMBED_BASE.length) : path;

/** What another site shows of a quiz to be put into its page. */
export function embedSnippet(address: string, title: string): string {
  const name = title.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<iframe src="${address}" title="${name}" width="100%" height="720" style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

type Entry = Pick<EntryCard, 'accessHints'>;

/**
 * Why a frame does not show a quiz: its owner has not allowed it, or it wants more of a person than a frame may ask.
 * Undefined where it does.
 */
export function embedRefusal({ accessHints }: Entry): 'off' | 'account' | undefined {
  if (!accessHints.embeddable) return 'off';
  const { allowGuests, membersOnly, isPaid } = accessHints;
  return allowGuests && !membersOnly && !isPaid ? undefined : 'account';
}
