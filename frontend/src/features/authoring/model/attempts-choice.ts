/** How often a participant may take the quiz: a number, or as often as they like. */
export type Attempts = number | 'unlimited';

/** As it is stored: without retakes the number does not count, and with them 1 sets no limit. */
export interface StoredAttempts {
  allowRetake: boolean;
  maxAttempts: number;
}

export function attemptsOf({ allowRetake, maxAttempts }: StoredAttempts): Attempts {
  if (!allowRetake) return 1;
  return maxAttempts > 1 ? maxAttempts : 'unlimited';
}

export function storedAttempts(attempts: Attempts): StoredAttempts {
  if (attempts === 'unlimited') return { allowRetake: true, maxAttempts: 1 };
  return { allowRetake: attempts > 1, maxAttempts: attempts };
}
