import { getCharge } from '../_data/charges.ts';
import type { Writes } from '../_data/idioms.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { tellPerson } from './tell-owner.ts';

/** What goes back of one payment. Cents. */
interface Part {
  chargeId: string;
  amount: number;
  fee: number;
}

/** What tells whoever paid for a prize how much of it goes back to them, once for a cause. */
export async function tellPayers(
  quiz: Pick<Quiz, 'id' | 'title'>,
  back: readonly Part[],
  cause: string,
): Promise<Writes> {
  const sums = new Map<string, number>();
  for (const { chargeId, amount, fee } of back) {
    const charge = await getCharge(chargeId);
    if (charge) sums.set(charge.payer, (sums.get(charge.payer) ?? 0) + amount + fee);
  }
  const told = await Promise.all(
    [...sums].map(([payer, cents]) =>
      tellPerson(payer.slice('u_'.length), quiz, 'back', { cents, cause: `${cause}#${payer}` }),
    ),
  );
  return told.flat();
}
