import type { ChargePurpose } from '@quizhall/shared/model/payments/payment';
import { entryShard, type StoredCharge } from './charge-store.ts';

export const poolBook = (quizId: string): string => `pool#${quizId}`;
const planBook = (ownerId: string): string => `plan#${ownerId}`;

/** The book in which everything about a charge is entered. */
export const BOOKS: Record<ChargePurpose, (charge: Pick<StoredCharge, 'id' | 'subject'>) => string> = {
  prizePool: ({ subject }) => poolBook(subject),
  plan: ({ subject }) => planBook(subject),
  // A crowd pays in the same minute.
  entry: ({ subject, id }) => `entry#${subject}#${entryShard(id)}`,
};
