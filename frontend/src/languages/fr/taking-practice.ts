import { number, plural } from './words.ts';

export const takingPractice = {
  check: 'Vérifier',
  /** What the key is said to do. */
  enter: 'vérifier',
  skip: 'Passer',
  next: 'Question suivante',
  toReview: 'Relire et remettre',
  verdicts: { right: 'Correcte', partly: 'Correcte en partie', wrong: 'Incorrecte' },
  points: (points: number, most: number) => `${number(points)} sur ${plural(most, 'point', 'points')}`,
  answer: (count: number): string => (count > 1 ? 'Bonnes réponses' : 'Bonne réponse'),
  chosen: 'Votre réponse',
  why: 'Explication',
  loading: 'Cette réponse est vérifiée. Chargement du retour…',
  again: 'Réessayer',
  /** Why there is no feedback. */
  troubles: {
    empty: 'Répondez d’abord à la question, ou passez-la.',
    offline:
      'Vous êtes hors ligne. Votre réponse est gardée sur cet appareil ; vérifiez-la à votre retour en ligne, ou passez-la pour l’instant.',
    failed:
      'Votre réponse n’a pas pu être vérifiée. Elle est gardée ; réessayez, ou passez-la pour l’instant.',
    closed:
      'Ce quiz n’est plus un entraînement, les réponses ne sont donc plus vérifiées. Continuez et remettez : vos réponses sont gardées.',
  },
};
