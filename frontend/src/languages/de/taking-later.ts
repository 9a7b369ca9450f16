import { number, percent, plural } from './words.ts';

export const takingLater = {
  tryAgain: 'Neu versuchen',

  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,

  leave: {
    title: 'Quiz verlassen?',
    message: 'Möchtest du wirklich gehen? Dein Fortschritt kann verloren gehen.',
    kept: 'Deine bisherigen Antworten bleiben erhalten, und du kannst weitermachen, bis die Zeit um ist.',
    waiting: 'Dein Quiz wurde noch nicht gesendet. Es geht nur hinaus, solange diese Seite offen ist.',
    confirm: 'Verlassen',
    stay: 'Bleiben',
  },

  review: {
    title: 'Deine Antworten prüfen',
    answered: 'Beantwortet',
    unanswered: 'Unbeantwortet',
    flagged: 'Markiert',
    remaining: 'Restzeit',
    status: 'Stand der Fragen',
    jump: 'Wähle eine Nummer, um zu dieser Frage zurückzugehen.',
    warnUnanswered: (count: number) =>
      `Du hast ${plural(count, 'unbeantwortete Frage', 'unbeantwortete Fragen')}.`,
    warnLost: (count: number) =>
      `${plural(count, 'Frage kann', 'Fragen können')} nicht mehr beantwortet werden.`,
    warnPartly: (count: number) =>
      `${plural(count, 'Frage ist', 'Fragen sind')} teilweise beantwortet: Etwas ist noch leer.`,
    warnFlagged: (count: number) => `Du hast ${plural(count, 'markierte Frage', 'markierte Fragen')}.`,
    warnLow: 'Es bleiben weniger als 5 Minuten.',
    warnLast: 'Es bleibt weniger als eine Minute.',
    confirm: {
      title: 'Mit unbeantworteten Fragen abgeben?',
      message: (count: number, lost: number) =>
        [
          `${plural(count, 'Frage ist', 'Fragen sind')} nicht beantwortet.`,
          ...(lost > 0
            ? [
                `${lost === 1 ? '1 weitere kann' : `${number(lost)} weitere können`} nicht mehr beantwortet werden.`,
              ]
            : []),
          'Nach der Abgabe kannst du nichts mehr ändern.',
        ].join(' '),
    },
    allDone: 'Alle Fragen sind beantwortet.',
    edit: 'Weiter bearbeiten',
    editLast: 'Zurück zur letzten Frage',
    submit: 'Quiz abgeben',
    notSubmitted: 'Dein Quiz wurde noch nicht abgegeben. Deine Antworten sind noch da.',
  },

  handIn: {
    offline: 'Dein Quiz ist fertig und auf diesem Gerät gespeichert',
    offlineText: (when: string) =>
      `Es wurde um ${when} abgeschlossen und wird gesendet, sobald du wieder online bist. Du kannst diese Seite neu laden, aber komm zu ihr zurück.`,
    busy: 'Der Dienst ist ausgelastet',
    busyText: (when: string) =>
      `Dein Quiz wurde um ${when} abgeschlossen und ist auf diesem Gerät gespeichert. Es wird gesendet, sobald der Dienst antwortet.`,
    failed: 'Dein Quiz konnte noch nicht abgegeben werden',
    failedText: (when: string) =>
      `Es wurde um ${when} abgeschlossen und ist auf diesem Gerät gespeichert. Wir versuchen es weiter.`,
    notKept: 'Dein Quiz ist fertig, aber noch nicht gesendet',
    notKeptText: (when: string) =>
      `Es wurde um ${when} abgeschlossen. Dieses Gerät kann es nicht speichern: Lass diese Seite offen, bis es gesendet ist.`,
    retryIn: (seconds: number) => `Nächster Versuch in ${seconds} s`,
    retry: 'Jetzt versuchen',
  },

  elsewhere: {
    tab: {
      title: 'Dieser Versuch ist in einem anderen Tab offen',
      text: 'Mach dort weiter oder hier. Nichts, was du geantwortet hast, ist verloren.',
      use: 'Diesen Tab nehmen',
    },
    device: {
      title: 'Du hast auf einem anderen Gerät weitergemacht',
      text: 'Die Antworten von dort sind jetzt hier, und was du nur hier geantwortet hast, wird auch gesendet. Mach dort weiter oder hier.',
      use: 'Hier weiter',
    },
    holdings: {
      here: 'Dieses Gerät:',
      other: (device: string | undefined) => (device ? `Das andere Gerät (${device}):` : 'Das andere Gerät:'),
      unsent: (count: number) =>
        count === 0 ? 'alles gesendet' : `${plural(count, 'Antwort', 'Antworten')} noch nicht gesendet`,
      saved: (minutes: number) =>
        minutes === 0 ? 'gerade eben gespeichert' : `vor ${plural(minutes, 'Minute', 'Minuten')} gespeichert`,
      answers: (count: number) => plural(count, 'Antwort', 'Antworten'),
    },
  },

  zoom: {
    in: 'Vergrößern',
    out: 'Verkleinern',
    at: percent,
  },

  essay: {
    label: 'Deine Antwort',
    placeholder: 'Schreib deine Antwort',
    hint: 'Mindestens 100 Wörter empfohlen',
    words: (count: number) => plural(count, 'Wort', 'Wörter'),
    left: (count: number) => `Noch ${number(count)} Zeichen`,
    full: (most: number) => `Mehr Platz gibt es nicht: ${number(most)} Zeichen.`,
  },

  overruled: {
    title: 'Dein anderes Gerät hat hier auch geantwortet',
    text: (answer: string) =>
      answer === ''
        ? 'Die Antwort von dort zählt. Auf diesem Gerät hattest du die Frage leer gelassen.'
        : `Die Antwort von dort zählt. Auf diesem Gerät hattest du geantwortet: ${answer}`,
    long: 'Die Antwort von dort zählt. Auf diesem Gerät hattest du geschrieben:',
    here: 'Was du auf diesem Gerät geschrieben hattest',
    use: 'Die Antwort von hier nehmen',
    leave: 'So lassen',
  },

  leftBehind: {
    late: {
      title: 'Einige deiner Texte kamen zu spät',
      text: (count: number) =>
        `Dein Quiz wurde abgegeben, aber ${plural(count, 'Text war', 'Texte waren')} zu lang, um nach dem Ende noch mitzugehen. Was davon vorher gespeichert war, zählt. Lade deine Antworten herunter und zeig sie der Quizleitung.`,
    },
    elsewhere: {
      title: 'Dein Quiz wurde schon abgegeben',
      text: (count: number) =>
        `Es wurde auf einem anderen Gerät abgegeben oder von der Quizleitung. ${plural(count, 'Antwort, die du hier gegeben hast, war', 'Antworten, die du hier gegeben hast, waren')} bis dahin nicht gesendet und ${count === 1 ? 'zählt' : 'zählen'} nicht. Lade deine Antworten herunter und zeig sie der Quizleitung.`,
    },
    owner: {
      title: (time: string) => `Die Quizleitung hat dein Quiz um ${time} abgegeben`,
      text: (count: number) =>
        count === 1
          ? '1 deiner Antworten war bis dahin nicht gesendet und zählt nicht. Sie ist auf diesem Gerät gespeichert und geht mit dir weiter, wenn die Quizleitung deinen Versuch weiterlaufen lässt. Du kannst sie auch herunterladen.'
          : `${number(count)} deiner Antworten waren bis dahin nicht gesendet und zählen nicht. Sie sind auf diesem Gerät gespeichert und gehen mit dir weiter, wenn die Quizleitung deinen Versuch weiterlaufen lässt. Du kannst sie auch herunterladen.`,
    },
    on: 'Weiter zum Ergebnis',
  },

  invalid: {
    title: 'Dieser Stand des Quiz ist unlesbar',
    text: 'Was dieser Browser von deinem Versuch hat, lässt sich nicht öffnen. Deine Antworten sind hier gespeichert. Du kannst sie als Datei herunterladen und der Quizleitung zeigen.',
    home: 'Zur Startseite',
  },
  stranded: {
    title: 'Der Server kennt diesen Versuch nicht mehr',
    text: 'Einige deiner Antworten wurden nie gesendet. Sie sind auf diesem Gerät gespeichert. Versuche es erneut, oder lade sie als Datei herunter und zeig sie der Quizleitung.',
    download: 'Antworten herunterladen',
    discard: 'Von diesem Gerät löschen',
    fileName: 'meine-antworten.txt',
  },
};
