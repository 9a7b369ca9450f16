import { routes } from 'virtual:contract-routes';
import type { Begin } from '@/entities/payment/api/payments.ts';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';
import { language } from '@/lib/language.ts';

interface Entry {
  quizRef: string;
  /** The price in cents that the page shows: another one is not charged. */
  shownPrice: number;
}

/** Pays the entry to a quiz for whoever is signed in, else for this device. @throws ApiError */
export const payEntry = async ({ quizRef, shownPrice }: Entry, ...[input, key]: Parameters<Begin>) =>
  (
    await call(
      routes.quizzes.payEntry,
      { params: { id: quizRef }, body: { ...input, shownPrice, deviceId: deviceId(), language } },
      { quiet: true, idempotencyKey: key },
    )
  ).charge;
