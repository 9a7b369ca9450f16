import { number, plural } from './words.ts';

export const takingPractice = {
  check: 'Antwort prüfen',
  /** What the key is said to do. */
  enter: 'prüfen',
  skip: 'Auslassen',
  next: 'Nächste Frage',
  toReview: 'Prüfen & abgeben',
  verdicts: { right: 'Richtig', partly: 'Teilweise richtig', wrong: 'Nicht richtig' },
  points: (points: number, most: number) => `${number(points)} von ${plural(most, 'Punkt', 'Punkten')}`,
  answer: (count: number): string => (count > 1 ? 'Richtige Antworten' : 'Richtige Antwort'),
  chosen: 'Deine Antwort',
  why: 'Erklärung',
  loading: 'Diese Antwort ist geprüft. Das Ergebnis wird geladen …',
  again: 'Neu versuchen',
  /** Why there is no feedback. */
  troubles: {
    empty: 'Beantworte zuerst die Frage, oder lass sie aus.',
    offline:
      'Du bist offline. Deine Antwort ist auf diesem Gerät gespeichert; prüfe sie, wenn du zurück bist, oder lass sie vorerst aus.',
    failed:
      'Deine Antwort konnte nicht geprüft werden. Sie ist gespeichert; versuche es erneut, oder lass sie vorerst aus.',
    closed:
      'Dieses Quiz ist nicht mehr zum Üben da, Antworten werden deshalb nicht mehr geprüft. Mach weiter und gib ab: Deine Antworten sind gespeichert.',
  },
};
