import { type Catalogue, catalogueOf, createI18n, type English, messagesOf } from '@quizhall/shared/i18n';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Locales of dates, numbers and money. */
export const LOCALES: Readonly<Record<SiteLanguage, string>> = { en: 'en-US', es: 'es', fr: 'fr', de: 'de' };

export const perLanguage = <Value>(make: (language: SiteLanguage) => Value): Record<SiteLanguage, Value> => ({
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
});

/** Messages by language and id; the English ones are added by the files that have them. */
export const MESSAGES: Readonly<Record<SiteLanguage, Record<string, string>>> = { en: {}, es, fr, de };

const I18N = perLanguage((language) => createI18n(language, LOCALES[language], MESSAGES[language]));

/**
 * Messages in every language.
 * @param area start of their ids
 */
export function messagesInLanguages<const Messages extends English>(
  area: string,
  english: Messages,
): Record<SiteLanguage, Catalogue<Messages>> {
  Object.assign(MESSAGES.en, messagesOf(area, english));
  I18N.en.load('en', MESSAGES.en);
  return perLanguage((language) => catalogueOf(I18N[language], area, english));
}
