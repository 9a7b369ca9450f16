import { PERSONAL_LIMITS } from '@quizhall/shared/rules/payments/plans';

/** Has the free plan hold less, so that a test need not fill it. */
export const setPersonalLimits = (limits: Partial<(typeof PERSONAL_LIMITS)['free']>): void => {
  Object.assign(PERSONAL_LIMITS.free, limits);
};
