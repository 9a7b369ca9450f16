export const verdicts = {
  isCorrect: 'Correcte',
  isPartly: 'Correcte en partie',
  isWrong: 'Incorrecte',
  isSkipped: 'Sans réponse',
  isGraded: 'Notée',
  isPending: 'En attente de notation',
  /** Beside it: the owner took the question out of everybody's score. */
  notCounted: 'Ne compte pas',
};
