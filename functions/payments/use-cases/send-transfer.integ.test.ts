import { expect, it } from 'vitest';
import { updateChargeItem, getCharge } from '../model/charge-store.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { paidEntry } from '../../testing/payments.ts';
import { randomText } from '../../platform/security/random.ts';
import { refundItems } from '../model/new-refund.ts';
import { sendTransfer } from './send-transfer.ts';

const stored = async (id: string) => {
  const charge = await getCharge(id);
  if (!charge) throw new Error('No charge');
  return charge;
};

/** Gives so many cents of a charge back; answers the id of the transfer. */
async function giveBack(chargeId: string, amount: number): Promise<string> {
  const charge = await stored(chargeId);
  const { changes, writes } = await refundItems(charge, { amount, cause: randomText(8) });
  expect(await transactWrite({ charge: updateChargeItem(charge, changes), writes })).toBeUndefined();
  return String(writes[0]?.Put?.Item?.['id']);
}

it('says that a payment is refunded once all of its refunds were sent, in whichever order', async () => {
  const id = await paidEntry(randomText(20));
  const transfers = [await giveBack(id, 200), await giveBack(id, 300)];
  const states: string[] = [];
  for (const transfer of [...transfers.toReversed(), ...transfers]) {
    await sendTransfer(transfer);
    states.push((await stored(id)).status);
  }
  expect(states).toEqual(['refunding', 'refunded', 'refunded', 'refunded']);
});
