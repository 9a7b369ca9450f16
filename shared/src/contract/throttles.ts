import type { Throttle } from './endpoint.ts';

/** Generous, because a school shares one address. */
export const perAddress = { by: 'address', limit: 300, windowSeconds: 900 } as const satisfies Throttle;
