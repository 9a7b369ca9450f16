/** Messages about required two-factor authentication. */
export const securityMessages = {
  shutTitle: 'Set up two-factor authentication',
  shutText: (name: string | undefined) =>
    `${name ?? 'Your organization'} requires it. Set it up in your profile, then come back.`,
  soonTitle: (day: string) => `Set up two-factor authentication by ${day}`,
  soonText: 'Your organization requires it. After that nothing here opens without it.',
  ownTitle: (names: string) => `Two-factor authentication is missing: ${names}`,
  ownText: 'What is assigned to you there is shown and can be taken once it is set up.',
  open: 'Set it up',
} as const;
