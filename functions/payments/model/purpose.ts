import type { Posting } from '@quizhall/shared/rules/payments/ledger';
import type { StoredCharge } from './charge-store.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';

/** Rules of one kind of purchase. */
export interface Purpose {
  /**
   * The money has come: what is written with that, in one transaction. Conditions refuse what was read and holds no
   * longer; then it is asked again. `unwanted`: what was paid for is gone, and the money goes back.
   */
  paid: (charge: StoredCharge) => Promise<{ posting: Posting; writes: Writes } | 'unwanted'>;
  /** It will not come: what is written to let go what was kept for it. */
  failed: (charge: StoredCharge) => Promise<Writes>;
}
