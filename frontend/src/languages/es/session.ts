export const session = {
  signedOut: 'Cerraste sesión',
};
