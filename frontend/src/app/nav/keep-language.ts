import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/**
 * Mails to whoever is signed in speak the language that they choose, too. Where that cannot be kept, mails stay as they were: no
 * reason to show the site in a language that was not chosen.
 */
export async function keepLanguage(language: SiteLanguage): Promise<void> {
  await call(routes.users.changeProfile, { body: { language } }, { quiet: true }).catch(() => undefined);
}
