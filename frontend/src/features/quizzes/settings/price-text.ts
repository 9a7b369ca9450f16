import { LIMITS } from '@quizhall/shared/model/limits';

/** The price that a field holds once it is left: whole cents, from nothing to the most that is allowed. */
export function settlePrice(text: string): number {
  const price = Number(text);
  if (text.trim() === '' || !Number.isFinite(price)) return 0;
  return Math.round(Math.min(LIMITS.price, Math.max(0, price)) * 100) / 100;
}
