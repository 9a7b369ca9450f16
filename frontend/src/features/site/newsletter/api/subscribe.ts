import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { language } from '@/lib/language.ts';

/** Asks for the newsletter; a link to confirm is mailed. @throws ApiError */
export async function subscribe(email: string): Promise<void> {
  await call(routes.newsletter.subscribeToNewsletter, { body: { email, language } }, { quiet: true });
}
