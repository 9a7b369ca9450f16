/** So long an organization that was deleted can be restored. */
export const GRACE_DAYS = 30;
const GRACE_MS = GRACE_DAYS * 24 * 3_600_000;

/** When (epoch ms) everything of an organization goes that was deleted at this instant. */
export const erasedFrom = (deletedAt: string): number => Date.parse(deletedAt) + GRACE_MS;

/** What has to be settled before an organization can be deleted, in words for its owner. */
export const ORGANIZATION_UNSETTLED = {
  plan: 'Its plan renews by itself. Cancel it in Billing first.',
  payment: 'A payment for its plan is being processed. Please wait until it is done.',
  pool: 'One of its quizzes holds money for a prize. Wait until the prize is decided, or take the money back.',
  prizePayment:
    'A payment for the prize of one of its quizzes is being processed. Please wait until it is done.',
} as const;

interface OrganizationFacts {
  plan: { renews: boolean; paying: boolean };
  /** Of each of its quizzes: what is in escrow for its prize, in cents. */
  escrows: readonly number[];
  /** Somebody is paying for the prize of one of them. */
  payingPrize: boolean;
}

/** What has to be settled first, in words; nothing: it may be deleted. */
export function organizationUnsettled({ plan, escrows, payingPrize }: OrganizationFacts): string[] {
  return [
    ...(plan.renews ? [ORGANIZATION_UNSETTLED.plan] : []),
    ...(plan.paying ? [ORGANIZATION_UNSETTLED.payment] : []),
    ...(escrows.some((cents) => cents > 0) ? [ORGANIZATION_UNSETTLED.pool] : []),
    ...(payingPrize ? [ORGANIZATION_UNSETTLED.prizePayment] : []),
  ];
}
