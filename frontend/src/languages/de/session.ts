export const session = {
  signedOut: 'Du bist abgemeldet',
};
