export const reviewParts = {
  parts: 'Deine Antwort, Teil für Teil',
  names: {
    fill_blank: (number: string) => `Lücke ${number}`,
    ordering: (number: string) => `Platz ${number}`,
  } as Readonly<Record<string, (number: string) => string>>,
  nothing: 'Keine Antwort',
  right: 'Richtig',
  wrong: 'Nicht richtig',
  /** Before what would have been right; there may be several ways. */
  expected: 'Richtig: ',
  or: ' oder ',
};
