import { verdicts } from './verdicts.ts';

export const reviewOwn = {
  nothing: verdicts.isSkipped,
  right: 'Bonne réponse',
  accepted: 'Réponses acceptées',
  explanation: 'Explication',
  media: (question: number): string => `Média de la question ${question}`,
  comment: 'Commentaire sur votre réponse',
  answer: 'Votre réponse',
  chosen: 'Votre réponse',
};
