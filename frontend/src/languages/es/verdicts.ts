export const verdicts = {
  isCorrect: 'Correcta',
  isPartly: 'Correcta en parte',
  isWrong: 'Incorrecta',
  isSkipped: 'Sin responder',
  isGraded: 'Calificada',
  isPending: 'Pendiente de revisión',
  /** Beside it: the owner took the question out of everybody's score. */
  notCounted: 'No cuenta',
};
