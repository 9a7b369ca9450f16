export const takingPrize = {
  title: (amount: string) => `Gewinn: ${amount}`,
  ahead: (places: number, when: string) =>
    places === 1
      ? `Das beste Ergebnis gewinnt ihn, und das kann deins sein. Entschieden wird frühestens am ${when}.`
      : `Die ${places} besten Ergebnisse teilen ihn sich, und deins kann dabei sein. Entschieden wird frühestens am ${when}.`,
  over: 'Das Quiz ist vorbei. Wer gewinnt, wird entschieden, sobald alles abgegeben und bewertet ist.',
  told: 'Wer gewinnt, bekommt eine E-Mail, in der steht, wie der Gewinn angefordert wird.',
};
