import {
  ORGANIZATION_PLANS,
  ORGANIZATION_PRICES,
  PERSONAL_PLANS,
  PERSONAL_PRICES,
  yearlyPrice,
} from './plans.ts';

/** What a person or an organization pays for, and until when. Instants in epoch ms, months in UTC, amounts in cents. */
const DAY_MS = 86_400_000;
const TRIAL_MS = 14 * DAY_MS;
/** So long before a trial ends its owner is reminded. */
const REMINDER_MS = 3 * DAY_MS;
/** So long a plan stays after a renewal that was declined, … */
export const GRACE_MS = 7 * DAY_MS;
/** … which is tried again on these days. */
const RETRY_DAYS = [1, 3, 5];

export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];
const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 };

/** Which prices hold: those for people, and the two tables of organizations, each for its own way to create one. */
export const PRICE_LISTS = ['personal', 'standard', 'create3'] as const;
export type PriceList = (typeof PRICE_LISTS)[number];

const LISTS: Record<PriceList, { plans: readonly string[]; prices: Readonly<Record<string, number>> }> = {
  personal: { plans: PERSONAL_PLANS, prices: PERSONAL_PRICES },
  standard: { plans: ORGANIZATION_PLANS, prices: ORGANIZATION_PRICES.standard },
  create3: { plans: ORGANIZATION_PLANS, prices: ORGANIZATION_PRICES.create3 },
};

/** A paid plan. */
export interface Choice {
  plan: string;
  cycle: BillingCycle;
}

export interface Period {
  start: number;
  end: number;
}

/**
 * `pastDue`: the renewal was declined, and the plan stays for some days. Who has none of these is on the free plan.
 */
export const SUBSCRIPTION_STATES = ['trialing', 'active', 'pastDue'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What somebody has now. */
export interface Terms extends Choice {
  state: SubscriptionState;
  /** What the period has cost; a trial costs nothing. */
  price: number;
  /** Periods begin on its day of the month, or on the last day of a shorter one. */
  anchor: number;
  /** Of what is paid; it begins later where somebody pays within the trial. */
  period: Period;
  /** What comes at its end in place of the same again; `free`: it is cancelled. */
  next?: Choice | 'free' | undefined;
  /** How often the renewal was declined. */
  declined?: number | undefined;
}

/** Whether it will cost something by itself: a trial ends without that, and so does what is cancelled. */
export const renewsItself = ({ state, next }: Pick<Terms, 'state' | 'next'>): boolean =>
  state !== 'trialing' && next !== 'free';

/** What a period costs; undefined: by agreement, or no plan to buy. */
export function priceOf(list: PriceList, { plan, cycle }: Choice): number | undefined {
  const monthly = LISTS[list].prices[plan];
  if (!monthly) return undefined;
  return (cycle === 'yearly' ? yearlyPrice(monthly) : monthly) * 100;
}

/** So many calendar months later: on the same day, or on the last one of a month that is shorter. */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) + (anchor % DAY_MS);
}

const monthOf = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

function periodFrom(start: number, cycle: BillingCycle, anchor = start): Period {
  return { start, end: monthsAfter(anchor, monthOf(start) - monthOf(anchor) + MONTHS[cycle]) };
}

const bought = (choice: Choice, price: number, period: Period, anchor = period.start): Terms => ({
  plan: choice.plan,
  cycle: choice.cycle,
  state: 'active',
  price,
  anchor,
  period,
});

/** 14 days for nothing. */
export const trialOf = ({ plan, cycle }: Choice, now: number): Terms => ({
  plan,
  cycle,
  state: 'trialing',
  price: 0,
  anchor: now,
  period: { start: now, end: now + TRIAL_MS },
});

/** What of a period is not used, to the second and to the cent. */
export function unusedOf(
  { price, period: { start, end } }: Pick<Terms, 'price' | 'period'>,
  now: number,
): number {
  const seconds = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 1_000));
  return Math.round((price * seconds(Math.max(start, now), end)) / seconds(start, end));
}

export type Offer =
  /** It is what they have. */
  | { kind: 'current' }
  /** It is what they have, and they have chosen something else for later. */
  | { kind: 'keep'; terms: Terms }
  /** Paid at once, less what is not used of what they had. */
  | { kind: 'now'; amount: number; credit: number; terms: Terms }
  /** Nothing is paid before what they have ends. */
  | { kind: 'later'; at: number; terms: Terms };

/** Whether a choice is more than what somebody has: a higher plan, or a longer time, and nothing less. */
function isMore(list: PriceList, before: Choice, after: Choice): boolean {
  const rank = ({ plan }: Choice) => LISTS[list].plans.indexOf(plan);
  return rank(after) >= rank(before) && MONTHS[after.cycle] >= MONTHS[before.cycle];
}

/** What happens when somebody chooses this plan now; undefined: it cannot be bought. */
export function offerOf(
  list: PriceList,
  terms: Terms | undefined,
  { plan, cycle }: Choice,
  now: number,
): Offer | undefined {
  const choice = { plan, cycle };
  const price = priceOf(list, choice);
  if (price === undefined) return undefined;
  if (!terms)
    return { kind: 'now', amount: price, credit: 0, terms: bought(choice, price, periodFrom(now, cycle)) };
  const { end } = terms.period;
  if (terms.state === 'trialing')
    return { kind: 'now', amount: price, credit: 0, terms: bought(choice, price, periodFrom(end, cycle)) };
  // What was declined, or is about to be renewed, goes on without a gap.
  if (terms.state === 'pastDue' || now >= end)
    return { kind: 'now', credit: 0, ...following(terms, choice, price) };
  if (terms.plan === plan && terms.cycle === cycle)
    return terms.next ? { kind: 'keep', terms: { ...terms, next: undefined } } : { kind: 'current' };
  if (!isMore(list, terms, choice)) return { kind: 'later', at: end, terms: { ...terms, next: choice } };
  const credit = unusedOf(terms, now);
  const period = periodFrom(Math.max(now, terms.period.start), cycle);
  return { kind: 'now', amount: price - credit, credit, terms: bought(choice, price, period) };
}

const following = ({ period: { end }, anchor }: Terms, choice: Choice, amount: number) => ({
  amount,
  terms: bought(choice, amount, periodFrom(end, choice.cycle, anchor), anchor),
});

/** The period after this one and what it costs; undefined: there is nothing to buy any more. */
export function renewalOf(list: PriceList, terms: Terms): { amount: number; terms: Terms } | undefined {
  const choice = terms.next === 'free' ? undefined : (terms.next ?? terms);
  const price = choice && priceOf(list, choice);
  if (!choice || price === undefined) return undefined;
  return following(terms, choice, price);
}

/** The renewal was declined. */
export const declinedOf = (terms: Terms): Terms => ({
  ...terms,
  state: 'pastDue',
  declined: (terms.declined ?? 0) + 1,
});

/** Cancelled at the end of what is paid; undefined: nothing is, and it ends now. */
export const cancelledOf = (terms: Terms): Terms | undefined =>
  terms.state === 'pastDue' ? undefined : { ...terms, next: 'free' };

/** When a renewal that was declined is tried again; undefined: not any more. */
export function retryAt({ period, declined = 0 }: Terms): number | undefined {
  const day = RETRY_DAYS[declined - 1];
  return day === undefined ? undefined : period.end + day * DAY_MS;
}

/** What has to be done about a subscription. */
export type Duty = 'remind' | 'renew' | 'end';

/** What is due at this instant. */
export function dutyOf(terms: Terms, now: number): Duty | undefined {
  const { state, period, next } = terms;
  if (state === 'pastDue') {
    const again = retryAt(terms);
    if (now >= period.end + GRACE_MS) return 'end';
    return again !== undefined && now >= again ? 'renew' : undefined;
  }
  if (now >= period.end) return state === 'trialing' || next === 'free' ? 'end' : 'renew';
  return state === 'trialing' && next === undefined && now >= period.end - REMINDER_MS ? 'remind' : undefined;
}

/** The first instant after this one at which something is due. */
export function nextDutyAt(terms: Terms, now: number): number {
  const { state, period } = terms;
  if (state === 'pastDue') return retryAt(terms) ?? period.end + GRACE_MS;
  const reminder = period.end - REMINDER_MS;
  return state === 'trialing' && reminder > now ? reminder : period.end;
}
