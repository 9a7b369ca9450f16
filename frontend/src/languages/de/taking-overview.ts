import type { Predata } from '@quizhall/shared/model/entry-card';
import { number, percent, plural } from './words.ts';

type QuestionTime = NonNullable<Predata['questionTime']>;

function timedText(timed: number, all: number, asked: number): string {
  if (timed === all) return 'Jede Frage hat';
  return asked < all ? 'Einige Fragen haben' : plural(timed, 'Frage hat', 'Fragen haben');
}

export const takingOverview = {
  otherCode: 'Quizcode',
  otherCodeHint: 'Buchstaben und Ziffern, so wie du sie bekommen hast.',
  openOther: 'Quiz öffnen',
  otherCodeInvalid: 'Ein Quizcode hat 6 Buchstaben und Ziffern, aber nie 0, O, 1 oder I.',
  loadFallback: 'Das Quiz konnte nicht geladen werden. Bitte versuche es erneut.',
  by: (organization: string) => `Von ${organization}`,
  membersQuiz: 'Ein Quiz für Mitglieder',
  questions: 'Fragen',
  duration: 'Dauer',
  difficulty: 'Schwierigkeit',
  attempts: 'Versuche',
  unlimited: 'Unbegrenzt',
  practice: 'Dieses Quiz ist zum Üben da',
  practiceText: (counts: boolean) =>
    `Prüfe jede Antwort gleich: Du siehst sofort, ob sie richtig ist und warum. ${counts ? 'Deine Versuche zählen.' : 'Nichts davon zählt.'}`,
  used: (used: number) => `${number(used)} verbraucht`,
  usedAndDone: (used: number) => `${number(used)} verbraucht, auf den Rest verzichtet`,
  minutes: (minutes: number) => `${number(minutes)}\u00A0min`,
  points: (points: number, least = points) =>
    least < points ? `${number(least)} bis ${number(points)} Punkte` : plural(points, 'Punkt', 'Punkte'),
  passing: (share: number) => `Bestanden ab ${percent(share)}`,
  price: (amount: string) => `Preis: ${amount}`,
  instructions: 'Anleitung',
  goodToKnow: 'Gut zu wissen',
  notes: {
    timer: (minutes: number) =>
      `Die Zeit läuft, sobald du startest, und dauert ${plural(minutes, 'Minute', 'Minuten')}. 5 Sekunden zum Laden kommen hinzu.`,
    drawn: (asked: number, all: number) =>
      `${asked === 1 ? 'Deine Frage wird' : `Deine ${number(asked)} Fragen werden`} aus ${number(all)} gezogen; andere bekommen vielleicht andere.`,
    questionTime: (
      { timed, shortest, longest }: QuestionTime,
      { totalQuestions, drawnFrom = totalQuestions }: Pick<Predata, 'totalQuestions' | 'drawnFrom'>,
    ) =>
      `${timedText(timed, drawnFrom, totalQuestions)} eine eigene Zeit: ${
        shortest === longest ? plural(longest, 'Sekunde', 'Sekunden') : `${shortest} bis ${longest} Sekunden`
      }. Ist sie um, gilt die Antwort, wie sie ist, und die nächste Frage kommt.`,
    saved:
      'Antworten werden laufend gespeichert. Auch wenn die Verbindung abbricht oder du die Seite neu lädst, kannst du weitermachen.',
    forward: 'Die Fragen kommen eine nach der anderen. Zu einer früheren Frage kannst du nicht zurück.',
  },
  monitored: 'Dieses Quiz wird überwacht',
  recorded: (blocksKeys: boolean) =>
    `Die Quizleitung kann sehen, wann du den Tab wechselst, das Fenster oder das Vollbild verlässt, kopierst, ausschneidest, einfügst${blocksKeys ? ', rechts klickst oder eine gesperrte Tastenkombination drückst (Suche auf der Seite, Entwicklerwerkzeuge)' : ' oder rechts klickst'}, wie lange du weg bist, und wie du durch die Fragen gehst und Antworten änderst.`,
  monitoring: {
    disableCopyPaste: 'Kopieren und Einfügen sind ausgeschaltet.',
    disableRightClick: 'Die rechte Maustaste ist ausgeschaltet.',
    fullScreenMode: 'Das Quiz öffnet sich im Vollbild.',
    oneDevice: 'Ein Versuch geht nur auf dem Gerät weiter, auf dem er begonnen wurde.',
  },
  identity:
    'Die Quizleitung prüft, wer teilnimmt. Halte etwas bereit, mit dem du zeigen kannst, wer du bist.',
  participantLimit: (count: number) =>
    `An diesem Quiz ${count === 1 ? 'kann' : 'können'} höchstens ${plural(count, 'Person', 'Personen')} teilnehmen.`,
  retention: (months: number) =>
    `Namen und Antworten werden ${plural(months, 'Monat', 'Monate')} nach deiner Abgabe gelöscht.`,
  before: 'Bevor du startest',
  password: 'Quiz-Passwort',
  passwordRequired: 'Bitte gib das Quiz-Passwort ein',
  passwordIncorrect: 'Das Passwort stimmt nicht',
  passwordWait: (seconds: number) =>
    `Von hier kamen zu viele falsche Passwörter. Versuche es in ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} erneut.`,
  required: (label: string) => `Bitte ausfüllen: ${label}`,
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  phoneInvalid: 'Bitte gib eine gültige Telefonnummer ein',
  optional: 'Freiwillig',
  terms: ['Ich akzeptiere die', 'Nutzungsbedingungen'],
  disclosure: (asked: boolean, canSignIn: boolean) =>
    `Die Quizleitung erhält ${asked ? 'deine Angaben von oben, ' : ''}deine Antworten und Zeiten.${canSignIn ? ' Wenn du angemeldet bist, auch deinen Namen und deine E-Mail-Adresse.' : ''}`,
  termsRequired: 'Bitte akzeptiere die Nutzungsbedingungen',
  cancel: 'Abbrechen',
  /** Where nothing was begun that could be cancelled. */
  back: 'Zurück',
  start: 'Quiz starten',
  startBelow: 'Zum Start',
  continue: 'Fortsetzen',
  resumeTitle: 'Du hast einen laufenden Versuch',
  resumeText: 'Deine Antworten sind gespeichert. Die Zeit läuft weiter, während du weg bist.',
  waitingTitle: 'Dein Quiz wartet darauf, gesendet zu werden',
  waitingText: 'Es ist fertig und auf diesem Gerät gespeichert. Setze es fort, um es zu senden.',
  startFallback: 'Das Quiz konnte nicht gestartet werden. Bitte versuche es erneut.',
  startFailed: 'Das Quiz konnte nicht gestartet werden',
  opensIn: 'Öffnet in',
  opensAt: (when: string) => `Dieses Quiz öffnet am ${when}.`,
  openSoon: (seconds: number) =>
    `Das Quiz hat geöffnet. Du wirst innerhalb von ${plural(seconds, 'Sekunde', 'Sekunden')} eingelassen; deine Zeit beginnt erst dann.`,
  startsItself: 'Fülle unten aus, was gefragt ist: Dann startet das Quiz von selbst.',
  openChecking: 'Die Zeit wird mit dem Server abgeglichen …',
  openNow: 'Das Quiz ist offen. Du kannst jetzt starten.',
  openUnfilled: 'Das Quiz hat geöffnet. Fülle aus, was noch fehlt, und drücke dann auf „Quiz starten“.',
  closesAt: (when: string) => `Offen bis ${when}`,
  loginRequired: 'Für dieses Quiz musst du angemeldet sein.',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  seeResult: 'Letztes Ergebnis ansehen',
  endedAt: (when: string) => `Es war offen bis ${when}.`,
  doors: {
    QUIZ_PAUSED: 'Gerade pausiert',
    QUIZ_CLOSED: 'Es ist vorbei',
    QUIZ_ARCHIVED: 'Nicht mehr verfügbar',
    ATTEMPTS_USED: 'Keine Versuche mehr',
    ATTEMPTS_DONE: 'Du bist mit diesem Quiz fertig',
    QUIZ_FULL: 'Alle Plätze sind vergeben',
    PAYMENT_REQUIRED: 'Zahlung nötig',
    MEMBERS_ONLY: 'Nur für Mitglieder',
    TWO_FACTOR_REQUIRED: 'Erst ein zweiter Faktor',
    other: 'Für dich gerade nicht offen',
  },
  setUpSecondFactor: 'Einrichten',
  signInFirst: 'Zum Starten anmelden',
  prize: {
    email: 'Wer gewinnt, bekommt hierhin eine E-Mail mit einem Link zum Gewinn.',
    ended: (when: string) => `Das Quiz endete am ${when}; wer gewonnen hat, bekommt eine E-Mail.`,
    title: (amount: string) => `Preisgeld: ${amount}`,
    places: (places: number) =>
      places === 1
        ? 'Das beste Ergebnis gewinnt es.'
        : `Die besten ${number(places)} Ergebnisse teilen es sich.`,
    ends: (when: string) => `Das Quiz endet am ${when}; Gewinne werden innerhalb von 7 Tagen ausgezahlt.`,
  },
  rewards: {
    title: 'Belohnungen',
    answer: (points: number) => `${plural(points, 'Punkt', 'Punkte')} für jede richtige Antwort`,
    perfectScore: (points: number) => `${number(points)} mehr für die volle Wertung`,
    fastCompletion: (points: number) => `${number(points)} mehr fürs Bestehen in weniger als der halben Zeit`,
    firstAttempt: (points: number) => `${number(points)} mehr fürs Bestehen beim ersten Versuch`,
    certificate: 'Ein Zertifikat, wenn du bestehst',
  },
};
