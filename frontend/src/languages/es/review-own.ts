import { verdicts } from './verdicts.ts';

export const reviewOwn = {
  nothing: verdicts.isSkipped,
  right: 'Respuesta correcta',
  accepted: 'Respuestas aceptadas',
  explanation: 'Explicación',
  media: (question: number): string => `Contenido de la pregunta ${question}`,
  comment: 'Comentario a tu respuesta',
  answer: 'Tu respuesta',
  chosen: 'Tu respuesta',
};
