import type { EntryCard } from '../model/entry-card.ts';
import { EMBEDDED } from './embed-path.ts';

/** Marks addresses below it that the frame does not show: no code or link begins with it. */
const AWAY = '/embed/~';

/** The pages of a quiz that the frame shows: what it is, the attempt and its result. */
const SHOWN = /^\/quiz\/[^/~][^/]*(\/take|\/result\/[^/]+)?$/;

/** The address of a quiz for a frame. */
export const embedPath = (code: string): string => EMBEDDED + encodeURIComponent(code);

/** Whether the frame shows this page of the site. */
export const isShownEmbedded = (path: string): boolean => SHOWN.test(path);

/** A page of the site → its address inside a frame: `/quiz/H7K2MP/take` → `/embed/H7K2MP/take`. */
export const toEmbedPath = (path: string): string =>
  isShownEmbedded(path) ? path.replace('/quiz/', EMBEDDED) : AWAY + path;

/** The way back. */
export const fromEmbedPath = (path: string): string =>
  path.startsWith(`${AWAY}/`) ? path.slice(AWAY.length) : path.replace(EMBEDDED, '/quiz/');

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
