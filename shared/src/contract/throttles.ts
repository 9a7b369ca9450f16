import type { Throttle } from './endpoint.ts';

/** Generous, because a school shares one address. */
export const perAddress = { by: 'address', limit: 300, windowSeconds: 900 } as const satisfies Throttle;

/** For calls of which each is right, and nothing in them short enough to be guessed: a whole school may make them in one lesson. */
export const manyPerAddress = { by: 'address', limit: 5_000, windowSeconds: 900 } as const satisfies Throttle;
