/** How often a participant may take the quiz: a number, or as often as they like. */
export type Attempts = number | 'unlimited';

/** As it is stored: a number above 1 is what it says, also without retakes; 1 is as often as they like with them, else once. */
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
