import { RETURN_REASONS } from '@quizhall/shared/model/payments/prize';
import type { AssignmentNews } from '@quizhall/shared/rules/organizations/assignments';

/** Two-factor events that notify an account. */
export const TWO_FACTOR_NEWS = ['on', 'off', 'used', 'renewed'] as const;
export type TwoFactorNews = (typeof TWO_FACTOR_NEWS)[number];

/** Prize events that notify a winner. */
export const PRIZE_NEWS = ['won', 'remind', 'held', 'freed', 'paid', 'refused', ...RETURN_REASONS] as const;
export type PrizeNews = (typeof PRIZE_NEWS)[number];

export interface PrizeMessage {
  /** Left out where the address may be anybody's. */
  title?: string | undefined;
  /** Of the quiz, where its title is left out. */
  code?: string | undefined;
  place: number;
  cents: number;
  /** Epoch ms. */
  claimBy: number;
  heldUntil?: number | undefined;
}

/** Prize pool events that notify the quiz owner. */
export const POOL_NEWS = [
  'paid',
  'over',
  'grading',
  'decided',
  'noWinners',
  'lapsed',
  'returned',
  'back',
] as const;
export type PoolNews = (typeof POOL_NEWS)[number];

export interface PoolMessage {
  title: string;
  cents: number;
  winners?: number | undefined;
  /** Epoch ms. */
  at?: number | undefined;
}

/** Plan events that notify a payer. After `trialOver` and `ended` the free plan applies. */
export const PLAN_NEWS = [
  'paid',
  'declined',
  'due',
  'trialEnds',
  'trialOver',
  'cancelled',
  'cancelledOver',
  'unpaid',
] as const;
export type PlanNews = (typeof PLAN_NEWS)[number];

/** Epoch ms, cents. */
export interface PlanMessage {
  news: PlanNews;
  /** Its id. */
  plan: string;
  cents?: number | undefined;
  from?: number | undefined;
  until?: number | undefined;
  /** When a declined renewal is tried again, if it is. */
  retryAt?: number | undefined;
}

/** What became of a quiz: with a reason it was taken down, without one it was put back. */
export interface TakenDownNews {
  title: string;
  reason?: string | undefined;
}

/** An announced deletion of old submissions. */
export interface RetentionNotice {
  title: string;
  /** How many submissions go. */
  count: number;
  /** Epoch ms: when they are deleted… */
  at: number;
  /** …and up to when they were handed in. */
  until: number;
}

/** A quiz assigned to a member of an organization. */
export interface AssignmentMessage {
  news: AssignmentNews;
  /** Its title. */
  quiz: string;
  /** Its name. */
  organization: string;
  /** Epoch ms. */
  dueAt: number;
  /** Of the organization. */
  timezone: string;
}
