import { formatDate, formatMoney } from '@/lib/format.ts';

/** The day of a moment that the server has told; what it left out is not shown either. */
export const dayOf = (moment: string | undefined): string => (moment ? formatDate(moment) : '');

/** Cents as people write them. */
export const moneyOf = (cents = 0): string => formatMoney(cents / 100);
