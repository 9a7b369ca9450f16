import type { Contract } from '@quizhall/shared/contract';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { language } from '@/lib/language.ts';

export type NotificationPage = ResponseOf<Contract['notifications']['listNotifications']>;

/** Bell and page show every failure themselves. */
const QUIET = { quiet: true } as const;

const PAGE_SIZE = 20;

/** One page, newest first. @throws ApiError */
export function listNotifications(
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<NotificationPage> {
  const query = { limit: PAGE_SIZE, language, ...(cursor !== undefined && { cursor }) };
  return call(routes.notifications.listNotifications, { query }, { ...QUIET, signal });
}

/** @throws ApiError */
export async function readNotification(id: string): Promise<void> {
  await call(routes.notifications.readNotification, { params: { id } }, QUIET);
}

/** @throws ApiError */
export async function readAllNotifications(): Promise<void> {
  await call(routes.notifications.readAllNotifications, {}, QUIET);
}
