import type { SiteLanguage } from '@quizhall/shared/model/enums';
import type { Catalogue } from '../languages/catalogue.ts';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/** The languages of the interface, each by its own name. English stands in the code; the others come when they are wanted. */
export const LANGUAGE_NAMES: Record<SiteLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

const CATALOGUES: Record<Exclude<SiteLanguage, 'en'>, () => Promise<Catalogue>> = {
  es: async () => (await import('../languages/es/index.ts')).es,
  fr: async () => (await import('../languages/fr/index.ts')).fr,
  de: async () => (await import('../languages/de/index.ts')).de,
};

const isOurs = (code: string | undefined): code is SiteLanguage =>
  code !== undefined && Object.hasOwn(LANGUAGE_NAMES, code);

/** What is rendered ahead is English. */
const isInBrowser = typeof document !== 'undefined';
const chosen = isInBrowser ? readStored(STORAGE_KEYS.language) : undefined;
const spoken = isInBrowser ? navigator.languages : [];

/** The language of the interface: the person's choice, else the first of the browser's languages that there is, else English. */
export const language: SiteLanguage = isOurs(chosen)
  ? chosen
  : (spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isOurs) ?? 'en');

const LOCALE: string | undefined =
  spoken.find((tag) => tag.toLowerCase().startsWith(language)) ?? (isOurs(chosen) ? chosen : undefined);

/**
 * Locale of dates and numbers on the current page: the viewer's region, or US English on a page that is not translated.
 * Undefined where the browser's own way is right.
 */
export let locale = LOCALE;

type Texts = { [name: string]: unknown };

/** English texts that were there before the language was. */
const early: Partial<Record<keyof Catalogue, Texts>> = {};
let catalogue: Catalogue | undefined;

/**
 * Puts the texts in the language of the interface. To be waited for before anything is shown; English needs no wait.
 * Without a network, or with a file that is gone, the site speaks English rather than not at all.
 */
export async function loadLanguage(): Promise<void> {
  if (language === 'en') return;
  catalogue = await CATALOGUES[language]().catch(() => undefined);
  if (!catalogue) return;
  document.documentElement.lang = language;
  for (const [name, texts] of Object.entries(early)) replace(texts, catalogue[name as keyof Catalogue]);
}

/** Sets the language of the page that is about to be shown: pages that are not translated are English throughout. */
export function setPageLanguage(isTranslated: boolean): void {
  const isEnglish = language === 'en' || !catalogue || !isTranslated;
  locale = isEnglish && language !== 'en' ? 'en-US' : LOCALE;
  if (isInBrowser) document.documentElement.lang = isEnglish ? 'en' : language;
}

/** In place: whoever imported the texts, or a group of them, holds the same object. */
function replace(texts: Texts, by: Texts): void {
  for (const [name, text] of Object.entries(by)) {
    const old = texts[name];
    if (isGroup(old) && isGroup(text)) replace(old, text);
    else texts[name] = text;
  }
}

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Texts in the language of the interface. Every catalogue of texts that participants read is written through this.
 * What is loaded with the entry is read when it is shown, not when its file is evaluated: the language comes after that.
 */
export function translated<Name extends keyof Catalogue>(
  name: Name,
  english: Catalogue[Name],
): Catalogue[Name] {
  if (catalogue) return catalogue[name];
  early[name] = english;
  return english;
}

/** One of the short texts that stand where they are used, or that the server sends, in the language of the interface. */
export const say = (english: string): string => catalogue?.said[english] ?? english;

/** Stores the choice and shows the page again in it. */
export function chooseLanguage(next: SiteLanguage): void {
  writeStored(STORAGE_KEYS.language, next);
  location.reload();
}
