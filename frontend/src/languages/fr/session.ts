export const session = {
  signedOut: 'Session fermée',
};
