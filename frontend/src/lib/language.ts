import { type Catalogue, catalogueOf, createI18n, type English, messagesOf } from '@quizhall/shared/i18n';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

/** Interface languages by their native names. */
export const LANGUAGE_NAMES: Record<SiteLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

/** English messages are in the code; other languages have one file each. */
const FILES: Record<Exclude<SiteLanguage, 'en'>, () => Promise<{ default: Record<string, string> }>> = {
  es: () => import('../languages/es.json'),
  fr: () => import('../languages/fr.json'),
  de: () => import('../languages/de.json'),
};

const isOurs = (code: string | undefined): code is SiteLanguage =>
  code !== undefined && Object.hasOwn(LANGUAGE_NAMES, code);

/** Prerendered pages are English. */
const isInBrowser = typeof document !== 'undefined';
const chosen = isInBrowser ? readStored(STORAGE_KEYS.language) : undefined;
const spoken = isInBrowser ? navigator.languages : [];

/** Language of the interface: the user's choice, else the first of the browser's languages that exists, else English. */
export const language: SiteLanguage = isOurs(chosen)
  ? chosen
  : (spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isOurs) ?? 'en');

const LOCALE: string | undefined =
  spoken.find((tag) => tag.toLowerCase().startsWith(language)) ?? (isOurs(chosen) ? chosen : undefined);

/**
 * Locale of dates and numbers on the current page: the viewer's region, or US English on a page that is not translated.
 * Undefined selects the browser's default.
 */
export let locale = LOCALE;

/** Locale of numbers in messages. */
const numbers = LOCALE ?? new Intl.NumberFormat().resolvedOptions().locale;
export const i18n = createI18n('en', numbers);

/** Message ids of server texts and shared rules; empty if the interface is English. */
let sharedIds: ReadonlyMap<string, string> = new Map();

/**
 * Loads the interface language's messages before the first page renders. English is built in. Without a network,
 * or if the file is missing, the interface stays English.
 */
export async function loadLanguage(): Promise<void> {
  if (language === 'en') return;
  const files = await Promise.all([FILES[language](), import('./shared-texts.ts')]).catch(() => undefined);
  if (!files) return;
  const [{ default: messages }, { SHARED_TEXTS }] = files;
  i18n.load(language, messages);
  sharedIds = new Map(Object.entries(SHARED_TEXTS).map(([id, english]) => [english, id]));
  i18n.activate(language, [numbers]);
  document.documentElement.lang = language;
}

/** Sets the language of the page about to render. Pages without translation are entirely English. */
export function setPageLanguage(isTranslated: boolean): void {
  const isEnglish = i18n.locale === 'en' || !isTranslated;
  locale = isEnglish && language !== 'en' ? 'en-US' : LOCALE;
  if (isInBrowser) document.documentElement.lang = isEnglish ? 'en' : language;
}

/**
 * Declares English messages and returns them in the interface language. Code in the entry chunk must read them
 * while rendering, never at module level, because the language loads later.
 */
export function catalogue<const Messages extends English>(
  id: string,
  english: Messages,
): Catalogue<Messages> {
  i18n.load('en', messagesOf(id, english));
  return catalogueOf(i18n, id, english);
}

/** Translates an English text of the server or a shared rule, if it is known. */
export function sharedText(english: string): string {
  const id = sharedIds.get(english);
  return id === undefined ? english : i18n.t(id);
}

/** Stores the choice and reloads the page. */
export function chooseLanguage(next: SiteLanguage): void {
  writeStored(STORAGE_KEYS.language, next);
  location.reload();
}
