/** Spec 1 §8. */
export const SESSION_MESSAGES = {
  signedOut: 'Logged out successfully',
} as const;
