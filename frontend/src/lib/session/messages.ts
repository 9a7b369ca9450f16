import { catalogue } from '../language.ts';

/** The wording is agreed: `docs/voice.md`, rule 1. */
export const SESSION_MESSAGES = catalogue('session', {
  signedOut: 'Logged out successfully',
});
