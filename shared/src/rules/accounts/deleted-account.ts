/** Stands for whoever took a quiz and has deleted their account since. */
export const DELETED_PARTICIPANT = 'Deleted participant';

/** What has to be settled before an account can be deleted, in words for its owner. */
export const UNSETTLED = {
  organization:
    'You are the only owner of an organization. Make somebody else an owner, or delete it, first.',
  plan: 'Your plan renews by itself. Cancel it first.',
  payment: 'A payment of yours is being processed. Please wait until it is done.',
  pool: 'One of your quizzes holds money for a prize. Wait until the prize is decided, or take the money back.',
  prize: 'You have won a prize that is not paid out yet. Claim it first, or wait until it is paid.',
} as const;
export type Unsettled = keyof typeof UNSETTLED;

export interface AccountFacts {
  /** Of an organization that was not deleted, which has one owner. */
  isOwner: boolean;
  plan: { renews: boolean; paying: boolean };
  /** Money of theirs is on its way: an entry, a prize. */
  paying: boolean;
  /** Of each own quiz: what is in escrow for its prize, in cents. */
  escrows: readonly number[];
  /** Of each prize they have won. */
  prizes: readonly string[];
}

/** What an account still has to settle; nothing: it may be deleted. */
export function unsettledOf({ isOwner, plan, paying, escrows, prizes }: AccountFacts): Unsettled[] {
  const found: Record<Unsettled, boolean> = {
    organization: isOwner,
    plan: plan.renews,
    payment: plan.paying || paying,
    pool: escrows.some((cents) => cents > 0),
    prize: prizes.some((status) => status !== 'paid' && status !== 'returned'),
  };
  return (Object.keys(UNSETTLED) as Unsettled[]).filter((name) => found[name]);
}
