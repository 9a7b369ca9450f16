import type { StoredCharge } from './charge-store.ts';
import { providerNamed } from './providers.ts';
import { settle } from './settle-charge.ts';

/** The payer has left: the provider is told, so that nothing is charged after all, and says whether it has been already. */
export async function giveUp(charge: StoredCharge): Promise<StoredCharge> {
  return settle(charge.id, await providerNamed(charge.provider).cancel(charge));
}
