export const reviewParts = {
  parts: 'Votre réponse, partie par partie',
  names: {
    fill_blank: (number: string) => `Blanc ${number}`,
    ordering: (number: string) => `Position ${number}`,
  } as Readonly<Record<string, (number: string) => string>>,
  nothing: 'Pas de réponse',
  right: 'Correcte',
  wrong: 'Incorrecte',
  /** Before what would have been right; there may be several ways. */
  expected: 'Attendu : ',
  or: ' ou ',
};
