import { number, percent, plural } from './words.ts';

const answers = (count: number) => plural(count, 'Antwort', 'Antworten');

export const taking = {
  noQuizId: 'In der Adresse steht kein Quiz',
  loading: 'Quiz wird geladen',
  loadError: 'Das Quiz konnte nicht geladen werden',
  tryAgain: 'Neu versuchen',
  toHome: 'Zur Startseite',
  storageFailed: 'Der Speicher dieses Browsers antwortet nicht. Bitte versuche es erneut.',
  attemptGone: 'Dieser Versuch kann nicht fortgesetzt werden. Bitte starte neu.',

  take: {
    passage: 'Lesetext',
    exit: 'Verlassen',
    position: (index: number, total: number) => `Frage ${index + 1}/${total}`,
    question: (index: number, total: number) => `Frage ${index + 1} von ${total}`,
    points: (points: number) => plural(points, 'Punkt', 'Punkte'),
    chooseOne: 'Wähle eine Antwort',
    chooseMany: 'Wähle alles, was zutrifft',
    writeAnswer: 'Deine Antwort',
    writeNumber: 'Deine Antwort, eine Zahl',
    numberPlaceholder: 'Zahl eingeben',
    changeSign: 'Vorzeichen wechseln',
    numberBlank: (blank: string) => `${blank}, eine Zahl`,
    placeholder: 'Antwort eingeben',
    fillBlanks: 'Fülle die Lücken aus',
    blank: (index: number, total: number) => (total === 1 ? 'Lücke' : `Lücke ${index + 1} von ${total}`),
    blankWord: 'Lücke',
    unsupported: 'Diese Art von Frage wird nicht unterstützt',
    previous: 'Zurück',
    next: 'Weiter',
    toReview: 'Prüfen & abgeben',
    flag: 'Markieren',
    flagged: 'Markiert',
    /** Of one option, crossed out or not. */
    strike: (mark: string) => `Option ${mark} durchstreichen`,
    isStruck: 'durchgestrichen',
    struck: (mark: string, struck: boolean, taken: boolean) =>
      struck
        ? `Option ${mark} durchgestrichen.${taken ? ' Sie ist nicht mehr deine Antwort.' : ''}`
        : `Option ${mark} wiederhergestellt.`,
    zoom: 'Größe',
    zoomed: (share: number) => `Größe ${percent(share)}`,
    fullscreen: 'Vollbild',
    leaveFullscreen: 'Vollbild verlassen',
    fullscreenNeeded: 'Dieses Quiz wird im Vollbild gemacht.',
    backToFullscreen: 'Zurück ins Vollbild',
    navigator: 'Fragen',
    openNavigator: 'Alle Fragen',
    answeredOf: (answered: number, total: number) => `${answered} von ${total} beantwortet`,
    percent: (share: number) => `${percent(share)} fertig`,
    noBack: 'Dieses Quiz geht nur vorwärts: Frühere Fragen lassen sich nicht mehr öffnen.',
    legend: {
      current: 'Aktuell',
      answered: 'Beantwortet',
      unanswered: 'Unbeantwortet',
      locked: 'Gesperrt',
      flagged: 'Markiert',
    },
    lost: (count: number) =>
      `${count === 1 ? '1 kann' : `${number(count)} können`} nicht mehr beantwortet werden`,
    cell: (index: number, states: string) => `Frage ${index + 1}: ${states}`,
    cellPartly: 'teilweise beantwortet',
    locked: 'Die Zeit für diese Frage ist um. Deine Antwort gilt, wie sie ist.',
    lockedEmpty: 'Die Zeit für diese Frage ist um.',
    lockedByCheck: 'Diese Antwort wurde geprüft und gilt, wie sie ist.',
    moreTime: (minutes: number) =>
      minutes === 1 ? 'Du hast 1 Minute mehr.' : `Du hast ${number(minutes)} Minuten mehr.`,
    lockedNotice: (index: number) => `Die Zeit für Frage ${index + 1} ist um.`,
    questionTime: (seconds: number) => `Noch ${plural(seconds, 'Sekunde', 'Sekunden')} für diese Frage`,
    nextComing: 'Die nächste Frage wird geladen …',
    nextOffline: 'Du bist offline. Die nächste Frage kommt, sobald du wieder verbunden bist.',
    timeLeft: 'Restzeit',
    timeOver: 'Die Zeit ist um.',
    announce: {
      300: 'Noch 5 Minuten.',
      60: 'Noch 1 Minute.',
      30: 'Noch 30 Sekunden.',
      10: 'Noch 10 Sekunden.',
    },
    ownTime: (seconds: number) => `Eigene Zeit: ${seconds} s`,
    recordedEvents: (count: number) => plural(count, 'festgehaltenes Ereignis', 'festgehaltene Ereignisse'),
    shortcuts: {
      title: 'Im Quiz',
      choose: 'wählen',
      next: 'weiter',
      flag: 'markieren',
      all: 'Alle Tasten',
      list: {
        choose: 'Eine Antwort wählen',
        next: 'Zur nächsten Frage',
        flag: 'Frage markieren oder Markierung lösen',
        strike: 'Eine Antwort durchstreichen oder wiederherstellen',
        zoom: 'Die Frage größer oder kleiner zeigen',
        move: 'Zur vorigen oder nächsten Frage',
      },
    },
    media: (question: number) => `Medien zu Frage ${question}`,
    optionMedia: (mark: string) => `Medien zu Option ${mark}`,
    captions: 'Untertitel',
    enlarge: 'Bild vergrößern',
    /** In place of the words of an option that is heard or watched. */
    played: (mark: string) => `Option\u00A0${mark}`,
  },

  joined: 'Deine Antworten vom anderen Gerät sind jetzt hier.',

  save: {
    saved: 'Gespeichert',
    kept: 'Auf diesem Gerät gespeichert',
    saving: 'Wird gespeichert …',
    offline: (unsent: number) =>
      unsent === 0
        ? 'Offline: Deine Antworten sind sicher'
        : `Offline: ${answers(unsent)} ${unsent === 1 ? 'wird' : 'werden'} gesendet, wenn du zurück bist`,
    offlineShort: (unsent: number) => (unsent === 0 ? 'Offline' : `Offline: ${number(unsent)} ungesendet`),
    troubleShort: (unsent: number) => `${number(unsent)} ungesendet`,
    trouble: (unsent: number) => `Noch nicht gesendet: ${answers(unsent)}. Neuer Versuch läuft`,
    wentOffline: 'Die Verbindung ist unterbrochen. Deine Antworten sind auf diesem Gerät gespeichert.',
    wentOfflineHere:
      'Die Verbindung ist unterbrochen. Lass diese Seite offen: Dieses Gerät kann deine Antworten nicht speichern.',
    backOnline: 'Wieder online. Alle Antworten sind gespeichert.',
    backKept: 'Wieder online. Deine Antworten sind gesichert und werden bald gesendet.',
    deviceFails:
      'Dieses Gerät kann deine Antworten nicht speichern. Lass diese Seite offen: Sie werden laufend an den Server gesendet.',
  },

  warnings: {
    tab: 'Achtung: Du hast den Tab gewechselt. Das wird festgehalten.',
    copyPaste: 'Kopieren und Einfügen sind in diesem Quiz ausgeschaltet.',
    rightClick: 'Die rechte Maustaste ist in diesem Quiz ausgeschaltet.',
    keys: 'Diese Tastenkombination ist in diesem Quiz ausgeschaltet.',
    fullscreen: 'Achtung: Du hast das Vollbild verlassen. Das wird festgehalten.',
  },

  handIn: {
    refused: 'Das Quiz konnte nicht abgegeben werden. Bitte versuche es erneut.',
    stale: 'Von deinem anderen Gerät sind Antworten angekommen. Bitte sieh sie durch und gib noch einmal ab.',
    sending: 'Dein Quiz wird abgegeben …',
    sendingText: 'Das dauert einen Moment.',
    timeOver: 'Die Zeit ist um',
    ended: (time: string) => `Die Quizleitung hat dein Quiz um ${time} abgegeben`,
    endedText: 'Was du bis dahin geantwortet hattest, wird jetzt gesendet. Bitte lass diese Seite offen.',
    timeOverText:
      'Deine Antworten sind vollständig und werden gleich gesendet. Bitte lass diese Seite offen.',
  },
};
