import type { ChargePurpose } from '@quizhall/shared/model/payment';
import { entry } from './entry.ts';
import { plan } from './plan.ts';
import { prizePool } from './prize-pool.ts';
import type { Purpose } from './purpose.ts';

/** What becomes of the money of each purpose: docs/decisions/0068-payments-and-ledger.md says how to add one. */
export const PURPOSES: Record<ChargePurpose, Purpose> = { prizePool, plan, entry };
