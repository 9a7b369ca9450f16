/** The wording is agreed: `docs/voice.md`, rule 1. */
export const SESSION_MESSAGES = {
  signedOut: 'Logged out successfully',
} as const;
