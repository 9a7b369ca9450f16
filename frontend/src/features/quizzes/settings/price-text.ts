import { LIMITS } from '@quizhall/shared/model/limits';

/** Returns the price on blur: whole cents, from 0 to the maximum. */
export function settlePrice(text: string): number {
  const price = Number(text);
  if (text.trim() === '' || !Number.isFinite(price)) return 0;
  return Math.round(Math.min(LIMITS.price, Math.max(0, price)) * 100) / 100;
}
