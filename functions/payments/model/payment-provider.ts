import type {
  CardInput,
  Decline,
  NextStep,
  PaymentMethod,
  PaymentProviderName,
} from '@quizhall/shared/model/payments/payment';
import type { PayoutInput } from '@quizhall/shared/model/payments/prize';
import type { SavedMethod, StoredCharge } from './charge-store.ts';
import type { StoredTransfer } from './transfers.ts';

/** What a provider says of a charge. */
export type Outcome = {
  ref?: string | undefined;
  /** What it keeps, where the charge asks for that. */
  saved?: SavedMethod | undefined;
  simulated?: StoredCharge['simulated'];
} & (
  | { status: 'waiting'; next: NextStep }
  | { status: 'processing' }
  | { status: 'succeeded' }
  | { status: 'declined'; decline: Decline }
);

/** The same as a provider tells it by itself. `total` in cents: what it has really charged. */
export interface ProviderEvent {
  chargeId: string;
  total: number;
  outcome: Outcome;
}

/**
 * Whoever moves money. Every call may come again with the same id, and then moves nothing twice and answers the same:
 * where an answer is lost, the call is made again.
 */
export interface PaymentProvider {
  name: PaymentProviderName;
  methods: readonly PaymentMethod[];
  /** Whether cards are entered on this site: with a real provider they never reach its functions. */
  takesCards: boolean;
  /** What the browser needs to show the provider's own form. */
  publishableKey?: () => Promise<string>;
  charge: (charge: StoredCharge, card: CardInput | undefined) => Promise<Outcome>;
  /** Charges what it keeps of an earlier payment (`keepsMethod`), while the payer is not there: nobody can answer a bank. */
  chargeSaved: (charge: StoredCharge, saved: SavedMethod) => Promise<Outcome>;
  /** How a charge stands there now; `unknown`: it never heard of it. */
  lookUp: (charge: StoredCharge) => Promise<Outcome | 'unknown'>;
  /** The payer left: what was not charged by now never will be. Answers how it stands after that: money may have come already. */
  cancel: (charge: StoredCharge) => Promise<Outcome>;
  refund: (refund: StoredTransfer, charge: StoredCharge) => Promise<{ ref: string }>;
  /** Whether it is set up to send money to winners; otherwise `payOut` is never called. */
  paysOut: boolean;
  /** Sends money to a winner. `refused`: that account takes none. */
  payOut: (payout: StoredTransfer, to: PayoutInput) => Promise<{ ref: string } | 'refused'>;
  /**
   * What a webhook tells; undefined: nothing that matters here.
   * @throws AppError INVALID_INPUT for what is forged, or too old to be no replay
   */
  readWebhook: (body: string, signature: string | undefined) => Promise<ProviderEvent | undefined>;
}
