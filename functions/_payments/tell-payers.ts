import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
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

/**
 * What tells whoever paid for a prize how much of it goes back to them, once for a cause: with the receipt of their newest payment,
 * which outlives the quiz.
 */
export async function tellPayers(
  quiz: Pick<Quiz, 'id' | 'title'>,
  back: readonly Part[],
  cause: string,
): Promise<Writes> {
  const sums = new Map<string, { cents: number; id: string }>();
  for (const { chargeId, amount, fee } of back) {
    const charge = await getCharge(chargeId);
    if (!charge) continue;
    const { cents, id } = sums.get(charge.payer) ?? { cents: 0, id: charge.id };
    sums.set(charge.payer, { cents: cents + amount + fee, id });
  }
  const told = await Promise.all(
    [...sums].map(([payer, { cents, id }]) =>
      tellPerson(payer.slice('u_'.length), quiz, 'back', {
        cents,
        cause: `${cause}#${payer}`,
        path: sitePath(SITE_PATHS.receipt, { id }),
      }),
    ),
  );
  return told.flat();
}
