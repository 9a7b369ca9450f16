import type { Charge } from '@quizhall/shared/model/payments/payment';
import { getCharge, type StoredCharge } from './charge-store.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/security/tokens.ts';

/** A charge as its payer sees it. */
export const toCharge = (charge: StoredCharge): Charge => {
  const title = charge.purpose === 'plan' ? undefined : charge.details?.['title'];
  return { ...charge, ...(typeof title === 'string' && { title }) };
};

/**
 * A charge for a caller who may see it: the paying account or, for a guest's charge, any caller who knows its
 * secret id.
 * @throws AppError NOT_FOUND
 */
export async function getOwnCharge(id: string, user: Principal | undefined): Promise<StoredCharge> {
  const charge = await getCharge(id);
  if (!charge || (charge.payer.startsWith('u_') && charge.payer !== `u_${user?.id}`))
    throw new AppError('NOT_FOUND');
  return charge;
}
