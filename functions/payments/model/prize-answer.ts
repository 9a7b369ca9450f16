import type { Prize, WonPrize } from '@quizhall/shared/model/payments/prize';
import { DISPUTE_MS } from '@quizhall/shared/rules/payments/settlement';
import type { StoredPrize } from './prizes.ts';
import { config } from '../../platform/config.ts';
import { getCurrentProvider } from './providers.ts';

const toIso = (at: number): string => new Date(at).toISOString();
const maybeIso = (at: number | undefined) => (at === undefined ? undefined : toIso(at));

/** A prize as its winner sees it. */
export const toPrizeView = ({ wonAt, claimBy, ...prize }: Omit<StoredPrize, 'email'>): Prize => ({
  ...prize,
  wonAt: toIso(wonAt),
  claimBy: toIso(claimBy),
  heldUntil: maybeIso(prize.heldUntil),
  claimedAt: maybeIso(prize.claimedAt),
  paidAt: maybeIso(prize.paidAt),
  returnedAt: maybeIso(prize.returnedAt),
});

/** A prize as the owner of the quiz sees it. */
export const toWonPrize = (prize: Omit<StoredPrize, 'email'>): WonPrize => ({
  ...toPrizeView(prize),
  name: prize.name,
  submissionId: prize.attemptId,
  percentage: prize.percentage,
  seconds: prize.seconds,
  holdableUntil: toIso(prize.wonAt + DISPUTE_MS),
});

/** A prize for the winner's page. */
export const toOwnPrize = (prize: StoredPrize) => ({
  prize: toPrizeView(prize),
  paysOut: config.PAYMENT_PROVIDER !== 'none' && getCurrentProvider().paysOut,
});
