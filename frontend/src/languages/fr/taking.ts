import { at, percent, plural, pointCount } from './words.ts';

const answers = (count: number) => plural(count, 'réponse', 'réponses');

export const taking = {
  noQuizId: 'L’adresse n’indique aucun quiz',
  loading: 'Chargement du quiz',
  loadError: 'Le quiz n’a pas pu être chargé',
  tryAgain: 'Réessayer',
  toHome: 'Retour à l’accueil',
  storageFailed: 'La mémoire de ce navigateur ne répond pas. Réessayez.',
  attemptGone: 'Cette tentative ne peut pas être continuée. Recommencez.',

  take: {
    passage: 'Texte',
    exit: 'Quitter',
    position: (index: number, total: number) => `Q ${index + 1}/${total}`,
    question: (index: number, total: number) => `Question ${index + 1} sur ${total}`,
    points: (points: number) => pointCount(points),
    chooseOne: 'Choisissez une réponse',
    chooseMany: 'Choisissez toutes les bonnes',
    writeAnswer: 'Votre réponse',
    writeNumber: 'Votre réponse, un nombre',
    numberPlaceholder: 'Saisissez un nombre',
    changeSign: 'Changer le signe',
    numberBlank: (blank: string) => `${blank}, un nombre`,
    placeholder: 'Saisissez votre réponse',
    fillBlanks: 'Remplissez les blancs',
    blank: (index: number, total: number) => (total === 1 ? 'Blanc' : `Blanc ${index + 1} sur ${total}`),
    blankWord: 'blanc',
    unsupported: 'Ce type de question n’est pas pris en charge',
    previous: 'Précédent',
    next: 'Suivant',
    toReview: 'Relire et remettre',
    flag: 'Marquer',
    flagged: 'Marquée',
    /** Of one option, crossed out or not. */
    strike: (mark: string) => `Barrer l’option ${mark}`,
    isStruck: 'barrée',
    struck: (mark: string, struck: boolean, taken: boolean) =>
      struck
        ? `Option ${mark} barrée.${taken ? ' Elle n’est plus votre réponse.' : ''}`
        : `Option ${mark} rétablie.`,
    zoom: 'Zoom',
    zoomed: (share: number) => `Zoom ${percent(share)}`,
    fullscreen: 'Plein écran',
    leaveFullscreen: 'Quitter le plein écran',
    fullscreenNeeded: 'Ce quiz se passe en plein écran.',
    backToFullscreen: 'Revenir en plein écran',
    navigator: 'Questions',
    openNavigator: 'Toutes les questions',
    answeredOf: (answered: number, total: number) => `${answered} sur ${total} avec réponse`,
    percent: (share: number) => `${percent(share)} terminé`,
    noBack: 'Ce quiz va dans un seul sens : les questions précédentes ne peuvent pas être rouvertes.',
    legend: {
      current: 'Actuelle',
      answered: 'Avec réponse',
      unanswered: 'Sans réponse',
      locked: 'Fermée',
      flagged: 'Marquée',
    },
    lost: (count: number) =>
      plural(count, 'ne peut plus recevoir de réponse', 'ne peuvent plus recevoir de réponse'),
    cell: (index: number, states: string) => `Question ${index + 1} : ${states}`,
    cellPartly: 'réponse partielle',
    locked: 'Le temps de cette question est écoulé. Votre réponse reste telle quelle.',
    lockedEmpty: 'Le temps de cette question est écoulé.',
    lockedByCheck: 'Cette réponse a été vérifiée et reste telle quelle.',
    moreTime: (minutes: number) => `Vous avez ${plural(minutes, 'minute', 'minutes')} de plus.`,
    lockedNotice: (index: number) => `Le temps de la question ${index + 1} est écoulé.`,
    questionTime: (seconds: number) =>
      `Il reste ${plural(seconds, 'seconde', 'secondes')} pour cette question`,
    nextComing: 'Chargement de la question suivante…',
    nextOffline: 'Vous êtes hors ligne. La question suivante arrivera dès le retour de la connexion.',
    timeLeft: 'Temps restant',
    timeOver: 'Le temps est écoulé.',
    announce: {
      300: 'Il reste 5 minutes.',
      60: 'Il reste 1 minute.',
      30: 'Il reste 30 secondes.',
      10: 'Il reste 10 secondes.',
    },
    ownTime: (seconds: number) => `Temps propre : ${seconds} s`,
    recordedEvents: (count: number) => plural(count, 'événement consigné', 'événements consignés'),
    shortcuts: {
      title: 'Pendant un quiz',
      choose: 'choisir',
      next: 'suite',
      flag: 'marquer',
      all: 'Toutes les touches',
      list: {
        choose: 'Choisir une réponse',
        next: 'Passer à la question suivante',
        flag: 'Marquer ou démarquer la question',
        strike: 'Barrer une réponse, ou la rétablir',
        zoom: 'Agrandir ou réduire la question',
        move: 'Aller à la question précédente ou suivante',
      },
    },
    media: (question: number) => `Médias de la question ${question}`,
    optionMedia: (mark: string) => `Médias de l’option ${mark}`,
    captions: 'Sous-titres',
    enlarge: 'Agrandir l’image',
    /** In place of the words of an option that is heard or watched. */
    played: (mark: string) => `Option ${mark}`,
  },

  joined: 'Vos réponses de l’autre appareil sont maintenant ici.',

  save: {
    saved: 'Enregistré',
    kept: 'Gardé sur cet appareil',
    saving: 'Enregistrement…',
    offline: (unsent: number) =>
      unsent === 0
        ? 'Hors ligne : vos réponses sont en sécurité'
        : `Hors ligne : ${plural(unsent, 'réponse partira', 'réponses partiront')} au retour du réseau`,
    offlineShort: (unsent: number) => (unsent === 0 ? 'Hors ligne' : `Hors ligne : ${unsent} à envoyer`),
    troubleShort: (unsent: number) => `${unsent} à envoyer`,
    trouble: (unsent: number) => `Pas encore envoyé : ${answers(unsent)}. Nouvel essai`,
    wentOffline: 'La connexion est perdue. Vos réponses sont gardées sur cet appareil.',
    wentOfflineHere:
      'La connexion est perdue. Laissez cette page ouverte : cet appareil ne peut pas garder vos réponses.',
    backOnline: 'De nouveau en ligne. Toutes les réponses sont enregistrées.',
    backKept: 'De nouveau en ligne. Vos réponses sont gardées, et bientôt envoyées.',
    deviceFails:
      'Cet appareil ne peut pas garder vos réponses. Laissez cette page ouverte : elles sont envoyées au serveur au fur et à mesure.',
  },

  warnings: {
    tab: 'Attention : vous avez changé d’onglet. C’est consigné.',
    copyPaste: 'Dans ce quiz, le copier-coller est désactivé.',
    rightClick: 'Dans ce quiz, le bouton droit de la souris est désactivé.',
    keys: 'Dans ce quiz, ce raccourci clavier est désactivé.',
    fullscreen: 'Attention : vous avez quitté le plein écran. C’est consigné.',
  },

  handIn: {
    refused: 'Le quiz n’a pas pu être remis. Réessayez.',
    stale: 'Des réponses de votre autre appareil sont arrivées. Relisez-les et remettez de nouveau.',
    sending: 'Remise de votre quiz…',
    sendingText: 'Cela prend un instant.',
    timeOver: 'Le temps est écoulé',
    ended: (time: string) => `Le propriétaire du quiz a remis votre quiz${at(time)}`,
    endedText: 'Ce que vous aviez répondu jusque-là est envoyé maintenant. Laissez cette page ouverte.',
    timeOverText: 'Vos réponses sont complètes et partent dans un instant. Laissez cette page ouverte.',
  },
};
