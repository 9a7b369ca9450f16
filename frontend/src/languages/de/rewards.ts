import type { Bonus } from '@quizhall/shared/model/enums';
import { number, plural } from './words.ts';

export const rewards = {
  title: 'Belohnungen',
  lead: 'Punkte, Abzeichen und Zertifikate, die deine Ergebnisse gebracht haben.',
  guestLead:
    'Quizze können Punkte, Abzeichen und Zertifikate bringen. Mit einem Konto bleiben sie dir erhalten.',
  myResults: 'Meine Ergebnisse',
  prizes: {
    title: 'Gewinne',
    won: (amount: string, quiz: string) => `${amount} bei „${quiz}“`,
    place: (place: number, at: string) => `Platz ${number(place)}, ${at}`,
  },
  list: {
    loading: 'Belohnungen werden geladen',
    failed: 'Deine Belohnungen konnten nicht geladen werden',
    moreFailed: 'Die älteren Belohnungen konnten nicht geladen werden.',
  },
  points: 'Punkte insgesamt',
  badgeCount: 'Abzeichen',
  certificateCount: 'Zertifikate',
  badges: 'Abzeichen',
  badgesHint: 'Jedes zählt einmal pro Quiz.',
  how: {
    perfectScore: 'Alle Punkte eines Quiz',
    fastCompletion: 'In weniger als der halben Zeit bestanden',
    firstAttempt: 'Beim ersten Versuch bestanden',
  } satisfies Record<Bonus, string>,
  times: (count: number) => plural(count, 'Quiz', 'Quizze'),
  notYet: 'Noch nicht verdient',
  latest: 'Zuletzt',
  certificates: 'Zertifikate',
  newest: (count: number) => `Die neuesten ${number(count)} werden gezeigt.`,
  score: (percent: string) => `Wertung ${percent}`,
  openCertificate: (title: string) => `Zertifikat: ${title}`,
  pdf: 'PDF herunterladen',
  pdfOf: (title: string) => `PDF zu ${title} herunterladen`,
  history: 'Wofür es sie gab',
  attempt: (number: number) => `Versuch ${number}`,
  plus: (points: number) => `+${plural(points, 'Punkt', 'Punkte')}`,
  emptyTitle: 'Noch keine Belohnungen',
  emptyText:
    'Schließ ein Quiz ab, das Belohnungen gibt: Was du verdienst, steht hier, sobald die Wertung bekannt sein darf.',
  emptyAction: 'Quiz beitreten',
  about: 'So funktionieren Belohnungen',
  ways: {
    points: {
      title: 'Punkte',
      text: 'Jede richtige Antwort bringt Punkte. Ein Quiz kann weitere geben: für die volle Wertung, für Tempo und für den ersten Versuch, diese einmal pro Quiz.',
    },
    badges: {
      title: 'Abzeichen',
      text: 'Volle Wertung, Blitzschnell und Auf Anhieb: je eines für jedes Quiz, in dem du es verdienst.',
    },
    certificates: {
      title: 'Zertifikate',
      text: 'Wer ein Quiz mit Zertifikat besteht, bekommt ein PDF mit einem Code, mit dem alle es prüfen können.',
    },
  },
  practice: 'Eine Übung, die nicht zählt, bringt keine.',
  signUp: 'Registrieren',
  signIn: 'Anmelden',
  signInText:
    'Was du als Gast in diesem Browser gemacht hast, kannst du behalten: Öffne das Ergebnis und wähle „Dieses Ergebnis behalten“.',
};
