export const form = {
  tryAgainIn: (seconds: number) =>
    seconds < 120
      ? `Réessayez dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`
      : `Réessayez dans ${Math.ceil(seconds / 60)} minutes`,
};
