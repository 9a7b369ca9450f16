import type { StoredCharge } from './charge-store.ts';
import { getProvider } from './providers.ts';
import { settleCharge } from './settle-charge.ts';

/**
 * Cancels a charge at the provider after its payer left, and stores the provider's answer, which may be that
 * it was paid.
 */
export async function cancelCharge(charge: StoredCharge): Promise<StoredCharge> {
  return settleCharge(charge.id, await getProvider(charge.provider).cancel(charge));
}
