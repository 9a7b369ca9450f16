/** Maximum number of attempts per participant. */
export type Attempts = number | 'unlimited';

/**
 * Stored form: a number above 1 is the limit, with or without `allowRetake`. 1 means unlimited with `allowRetake`,
 * otherwise once.
 */
export interface StoredAttempts {
  allowRetake: boolean;
  maxAttempts: number;
}

export function attemptsOf({ allowRetake, maxAttempts }: StoredAttempts): Attempts {
  if (maxAttempts > 1) return maxAttempts;
  return allowRetake ? 'unlimited' : 1;
}

export function storedAttempts(attempts: Attempts): StoredAttempts {
  if (attempts === 'unlimited') return { allowRetake: true, maxAttempts: 1 };
  return { allowRetake: attempts > 1, maxAttempts: attempts };
}
