import { getCharge } from '../model/charge-store.ts';
import { scheduleChargePoll } from '../model/charge-polling.ts';
import { getProvider } from '../model/providers.ts';
import { cancelCharge } from '../model/cancel-charge.ts';
import { settleCharge } from '../model/settle-charge.ts';

/** What may still become something. */
const OPEN = ['begun', 'waiting', 'processing'];

/**
 * Asks the provider how a charge stands of which nothing was heard: a webhook or an answer was lost, or the payer left.
 * What it never heard of, and what still waits for the payer, comes to nothing; as long as it decides, or does not answer,
 * it is asked again later. Answers whether that changed something.
 */
export async function pollProvider(chargeId: string): Promise<boolean> {
  const charge = await getCharge(chargeId);
  if (!charge || !OPEN.includes(charge.status)) return false;
  // Whatever becomes of this look, another one follows it.
  await scheduleChargePoll(charge.id);
  const found = await getProvider(charge.provider).lookUp(charge);
  const isOver = found === 'unknown' || found.status === 'waiting';
  const after = isOver ? await cancelCharge(charge) : await settleCharge(charge.id, found);
  return after.status !== charge.status;
}
