import { number, percent, plural } from './words.ts';

export const takingResult = {
  title: (quiz: string) => `Ergebnis: ${quiz}`,
  loadError: 'Das Ergebnis konnte nicht geladen werden',
  loadFallback: 'Dein Ergebnis konnte nicht geladen werden. Bitte versuche es erneut.',
  notHere:
    'Dieses Ergebnis ist in dem Browser zu sehen, in dem am Quiz teilgenommen wurde, oder nach dem Anmelden.',
  inProgress: 'Dieser Versuch ist noch nicht fertig.',
  goOn: 'Fortsetzen',
  signIn: 'Anmelden',
  completed: 'Quiz abgeschlossen!',
  timedOut: 'Die Zeit ist um',
  timedOutText: 'Deine Antworten wurden automatisch abgegeben.',
  pending: 'Quiz abgegeben',
  hello: (name: string, quiz: string) => (name ? `${name}, danke für deine Teilnahme an „${quiz}“` : quiz),
  passed: 'Bestanden',
  failed: 'Nicht bestanden',
  needed: (share: number) => `Bestanden ab ${percent(share)}`,
  score: 'Wertung',
  grade: 'Note',
  correct: 'Richtig',
  points: 'Punkte',
  time: 'Gebrauchte Zeit',
  attempt: 'Versuch',
  answered: 'Beantwortet',
  outOf: (part: string, whole: string) => `${part}\u00A0/\u00A0${whole}`,
  show: 'Einzelheiten anzeigen',
  hide: 'Einzelheiten ausblenden',
  review: 'Deine Antworten',
  filter: 'Zeigen',
  all: 'Alle',
  wrong: 'Nur Fehler',
  flagged: 'Markiert',
  noMistakes: 'Hier ist nichts falsch.',
  unfold: 'Alle aufklappen',
  fold: 'Alle zuklappen',
  nothingFlagged: 'Du hast keine Frage markiert.',
  jump: 'Fragen dieser Liste',
  toQuestion: (number: number, verdict: string) => `Frage ${number}: ${verdict}`,
  answers: {
    never: 'Die Quizleitung zeigt die Antworten dieses Quiz nicht.',
    notYet: 'Die richtigen Antworten werden noch nicht gezeigt',
    attemptsLeft: (left: number | undefined) => {
      if (left === undefined) {
        return 'Du kannst an diesem Quiz teilnehmen, so oft du möchtest. Die Antworten werden gezeigt, sobald du alles richtig hast oder sagst, dass du fertig bist.';
      }
      return left === 1
        ? 'Du hast noch 1 Versuch. Die Antworten werden danach gezeigt, oder wenn du sagst, dass du fertig bist.'
        : `Du hast noch ${number(left)} Versuche. Die Antworten werden nach dem letzten gezeigt, oder wenn du sagst, dass du fertig bist.`;
    },
    endsAt: (when: string) => `Sie werden allen nach dem ${when} gezeigt, wenn das Quiz vorbei ist.`,
    reasons: {
      no_score: 'Sie kommen mit deiner Wertung.',
      prize_open: 'Sie werden gezeigt, sobald die Gewinner des Preises feststehen.',
      not_released: 'Die Quizleitung gibt sie frei. Komm auf diese Seite zurück, um sie zu sehen.',
      attempt_open: 'Du hast noch einen laufenden Versuch. Sie können kommen, wenn er fertig ist.',
    },
    done: 'Ich bin fertig: Antworten zeigen',
    confirm: {
      title: 'Antworten zeigen?',
      message: 'Du siehst dann die richtigen Antworten und kannst an diesem Quiz nicht mehr teilnehmen.',
      confirm: 'Antworten zeigen',
      cancel: 'Versuche behalten',
    },
    failed: 'Die Antworten konnten nicht gezeigt werden. Bitte versuche es erneut.',
  },
  keep: {
    title: 'Dieses Ergebnis behalten',
    text: 'Es liegt nur in diesem Browser. Mit einem Konto findest du es unter „Meine Ergebnisse“, auf jedem Gerät.',
    signUp: 'Registrieren und behalten',
    signIn: 'Anmelden und behalten',
    add: 'Zu meinen Ergebnissen',
    kept: 'Unter „Meine Ergebnisse“',
    keptToast: (count: number) =>
      `${plural(count, 'Ergebnis ist', 'Ergebnisse sind')} jetzt unter „Meine Ergebnisse“.`,
    keptText: 'Dieses Ergebnis gehört jetzt zu deinem Konto.',
    myResults: 'Meine Ergebnisse',
    failed: 'Das Ergebnis konnte nicht hinzugefügt werden. Bitte versuche es erneut.',
    notYet: 'Es kann noch nicht hinzugefügt werden, oder es gehört schon zu einem anderen Konto.',
  },
  underReview: 'Dein Ergebnis wird bewertet',
  underReviewText: 'Du bekommst dein Ergebnis innerhalb von 24 bis 48 Stunden per E-Mail.',
  underReviewHere:
    'Zu diesem Versuch ist keine E-Mail-Adresse bekannt. Komm in diesem Browser auf diese Seite zurück, um dein Ergebnis zu sehen, sobald es freigegeben ist.',
  awaitsPrize: 'Deine Wertung kommt mit dem Preis',
  awaitsPrizeText: (when: string | undefined) =>
    when === undefined
      ? 'Deine Wertung erscheint, wenn über den Preis entschieden ist.'
      : `Deine Wertung erscheint, wenn am ${when} über den Preis entschieden wird.`,
  copyLink: 'Link zu dieser Seite kopieren',
  calledIn: 'Dein Quiz wurde abgegeben',
  calledInText: (when: string) =>
    `Antworten, die du vorher gegeben hast und die noch nicht gesendet wurden, zählen noch bis ${when}. Öffne das Quiz auf dem Gerät, auf dem du teilgenommen hast; danach erscheint dein Ergebnis hier.`,
  notFinal: 'Deine Zeit ist um',
  notFinalText: (when: string) =>
    `Antworten, die wegen einer abgebrochenen Verbindung noch fehlen, zählen noch bis ${when}. Öffne das Quiz auf dem Gerät, auf dem du teilgenommen hast; danach erscheint dein Ergebnis hier.`,
  lateSync:
    'Einige deiner Antworten kamen an, nachdem ihre Zeit abgelaufen war. Sie zählen; die Quizleitung kann diesen Hinweis sehen.',
  deleted: (day: string) =>
    `Die Antworten dieses Versuchs wurden am ${day} gelöscht, weil das Quiz sie nur begrenzte Zeit aufbewahrt. Deine Wertung bleibt.`,
  receipt: 'Beleg',
  receiptText: (when: string) =>
    `Nachweis, dass deine Antworten am ${when} angekommen sind. Hebe die Datei auf: Alle können sie prüfen.`,
  copyReceipt: 'Link zum Beleg kopieren',
  saveReceipt: 'Beleg herunterladen',
  receiptFile: (quiz: string) => `Beleg ${quiz}`,
  receiptCheck: 'Beleg prüfen',
  practice: 'Übung',
  annulled: 'Annulliert',
  annulledText: (when: string) =>
    `Dieser Versuch wurde am ${when} annulliert und zählt nirgends. Angegebener Grund:`,
  endedByOwner: (time: string) =>
    `Die Quizleitung hat diesen Versuch um ${time} abgegeben. Was du bis dahin geantwortet hattest, zählt.`,
  uncounted:
    'Zählt nicht: Dieser Versuch geht in keine Statistik, keinen Durchschnitt und keine Belohnung ein.',
  corrected: (at: string, from: number, to: number) =>
    `Dein Ergebnis wurde am ${at} berichtigt: ${percent(to)}, vorher ${percent(from)}.`,
  home: 'Zur Startseite',
  retake: 'Noch einmal',
  share: 'Quiz teilen',
  shareFailed: 'Dieses Gerät konnte den Link nicht teilen. Bitte kopiere ihn aus der Adresszeile.',
  shareText: (quiz: string) => `Mach mit beim Quiz „${quiz}“`,
  recordedEvents: (count: number) =>
    `${plural(count, 'Ereignis wurde', 'Ereignisse wurden')} während deiner Teilnahme festgehalten, zum Beispiel das Verlassen des Tabs. Die Quizleitung kann sie sehen; deine Wertung ändert sich dadurch nicht.`,
  byTag: {
    title: 'Wertung nach Schlagwort',
    tag: 'Schlagwort',
    questions: 'Fragen',
    points: 'Punkte',
    score: 'Wertung',
  },
  rewards: {
    title: 'Du hast verdient',
    points: (points: number) => plural(points, 'Punkt', 'Punkte'),
    answers: 'Richtige Antworten',
    plus: (amount: string) => `+${amount}`,
  },
  feedback: {
    title: 'Wie war dieses Quiz?',
    rating: 'Deine Sterne',
    stars: (count: number) => plural(count, 'Stern', 'Sterne'),
    ratingRequired: 'Bitte vergib Sterne',
    difficulty: 'Wie schwierig war es?',
    difficulties: { too_easy: 'Zu leicht', just_right: 'Genau richtig', too_hard: 'Zu schwer' },
    comment: 'Kommentar',
    commentHint: 'Freiwillig. Was war gut, was könnte besser sein?',
    send: 'Rückmeldung senden',
    failed: 'Deine Rückmeldung konnte nicht gesendet werden. Bitte versuche es erneut.',
    offline: 'Du bist offline. Deine Rückmeldung bleibt in diesem Tab; sende sie, wenn du zurück bist.',
    thanks: 'Danke für deine Rückmeldung!',
    thanksText: (count: number) => `Du hast ${plural(count, 'Stern', 'Sterne')} vergeben.`,
    change: 'Ändern',
  },
};
