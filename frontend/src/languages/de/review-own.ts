import { verdicts } from './verdicts.ts';

export const reviewOwn = {
  nothing: verdicts.isSkipped,
  right: 'Richtige Antwort',
  accepted: 'Angenommene Antworten',
  explanation: 'Erklärung',
  media: (question: number): string => `Medien zu Frage ${question}`,
  comment: 'Kommentar zu deiner Antwort',
  answer: 'Deine Antwort',
  chosen: 'Deine Antwort',
};
