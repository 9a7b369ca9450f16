export const form = {
  tryAgainIn: (seconds: number) =>
    seconds < 120
      ? `Inténtalo de nuevo en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      : `Inténtalo de nuevo en ${Math.ceil(seconds / 60)} minutos`,
};
