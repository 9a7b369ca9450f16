import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

const QUIET = { quiet: true } as const;

/** @throws ApiError */
export async function confirmSubscription(token: string): Promise<void> {
  await call(routes.newsletter.confirmNewsletter, { body: { token } }, QUIET);
}

/** @throws ApiError */
export async function unsubscribe(token: string): Promise<void> {
  await call(routes.newsletter.unsubscribeFromNewsletter, { body: { token } }, QUIET);
}
