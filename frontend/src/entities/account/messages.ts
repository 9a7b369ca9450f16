/** Texts of what asks for the owner of an account. */
export const accountMessages = {
  again: {
    title: 'Confirm that it is you',
    text: 'Your account has no password. Sign in again, and you come back here; then you have ten minutes.',
    with: { google: 'Sign in with Google', microsoft: 'Sign in with Microsoft' },
    setPassword: 'Set a password instead',
  },
} as const;
