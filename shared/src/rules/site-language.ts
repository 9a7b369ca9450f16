import { SITE_LANGUAGES, type SiteLanguage } from '../model/enums.ts';

const isOurs = (code: string | undefined): code is SiteLanguage =>
  (SITE_LANGUAGES as readonly (string | undefined)[]).includes(code);

/** The first of the wanted languages that the site speaks, else English. */
export const siteLanguage = (...wanted: readonly (string | undefined)[]): SiteLanguage =>
  wanted.find(isOurs) ?? 'en';
