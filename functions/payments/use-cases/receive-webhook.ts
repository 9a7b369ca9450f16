import { getCharge } from '../model/charge-store.ts';
import { logger } from '../../platform/logger.ts';
import type { PaymentProvider } from '../model/payment-provider.ts';
import { settleCharge } from '../model/settle-charge.ts';

/**
 * Takes in a webhook of a provider. What comes twice, late or out of order changes nothing (`settleCharge`).
 * @throws AppError INVALID_INPUT for a forged or old one
 * @throws Error where it speaks of another amount than we asked for: a person has to look, and nothing is taken for paid
 */
export async function receiveWebhook(
  provider: PaymentProvider,
  { body, signature }: { body: string; signature: string | undefined },
): Promise<void> {
  const event = await provider.readWebhook(body, signature);
  if (!event) return;
  const charge = await getCharge(event.chargeId);
  if (charge?.provider !== provider.name) {
    logger.warn('webhook of an unknown charge', { provider: provider.name });
    return;
  }
  if (event.outcome.status === 'succeeded' && event.total !== charge.total)
    throw new Error(`The provider has charged ${event.total} cents in place of ${charge.total}`);
  await settleCharge(charge.id, event.outcome);
}
