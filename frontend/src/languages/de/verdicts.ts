export const verdicts = {
  isCorrect: 'Richtig',
  isPartly: 'Teilweise richtig',
  isWrong: 'Falsch',
  isSkipped: 'Unbeantwortet',
  isGraded: 'Bewertet',
  isPending: 'Wartet auf Bewertung',
  /** Beside it: the owner took the question out of everybody's score. */
  notCounted: 'Zählt nicht',
};
