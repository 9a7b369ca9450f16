import { at, number, percent, plural } from './words.ts';

export const takingLater = {
  tryAgain: 'Réessayer',

  page: (page: number, pages: number) => `Page ${page} sur ${pages}`,

  leave: {
    title: 'Quitter le quiz ?',
    message: 'Voulez-vous vraiment quitter ? Votre progression peut être perdue.',
    kept: 'Les réponses déjà données sont gardées, et vous pouvez continuer jusqu’à la fin du temps.',
    waiting: 'Votre quiz n’est pas encore envoyé. Il ne part que tant que cette page est ouverte.',
    confirm: 'Quitter',
    stay: 'Rester',
  },

  review: {
    title: 'Relisez vos réponses',
    answered: 'Avec réponse',
    unanswered: 'Sans réponse',
    flagged: 'Marquées',
    remaining: 'Temps restant',
    status: 'État des questions',
    jump: 'Choisissez un numéro pour revenir à cette question.',
    warnUnanswered: (count: number) =>
      `Vous avez ${plural(count, 'question sans réponse', 'questions sans réponse')}.`,
    warnLost: (count: number) =>
      `${plural(count, 'question ne peut plus recevoir de réponse', 'questions ne peuvent plus recevoir de réponse')}.`,
    warnPartly: (count: number) =>
      `${plural(count, 'question n’a qu’une réponse partielle', 'questions n’ont qu’une réponse partielle')} : il y reste quelque chose à remplir.`,
    warnFlagged: (count: number) => `Vous avez ${plural(count, 'question marquée', 'questions marquées')}.`,
    warnLow: 'Il reste moins de 5 minutes.',
    warnLast: 'Il reste moins d’une minute.',
    confirm: {
      title: 'Remettre avec des questions sans réponse ?',
      message: (count: number, lost: number) =>
        [
          `Il y a ${plural(count, 'question sans réponse', 'questions sans réponse')}.`,
          ...(lost > 0
            ? [
                plural(
                  lost,
                  'autre ne peut plus recevoir de réponse.',
                  'autres ne peuvent plus recevoir de réponse.',
                ),
              ]
            : []),
          'Après la remise, vous ne pouvez plus rien changer.',
        ].join(' '),
    },
    allDone: 'Toutes les questions ont une réponse.',
    edit: 'Continuer à répondre',
    editLast: 'Revenir à la dernière question',
    submit: 'Remettre le quiz',
    notSubmitted: 'Votre quiz n’est pas encore remis. Vos réponses sont toujours ici.',
  },

  handIn: {
    offline: 'Votre quiz est terminé et gardé sur cet appareil',
    offlineText: (when: string) =>
      `Il a été terminé${at(when)} et part dès que vous êtes de nouveau en ligne. Vous pouvez recharger cette page, mais revenez-y.`,
    busy: 'Le service est occupé',
    busyText: (when: string) =>
      `Votre quiz a été terminé${at(when)} et est gardé sur cet appareil. Il part dès que le service répond.`,
    failed: 'Votre quiz n’a pas encore pu être remis',
    failedText: (when: string) =>
      `Il a été terminé${at(when)} et est gardé sur cet appareil. Nous continuons d’essayer.`,
    notKept: 'Votre quiz est terminé mais pas encore envoyé',
    notKeptText: (when: string) =>
      `Il a été terminé${at(when)}. Cet appareil ne peut pas le garder : laissez cette page ouverte jusqu’à l’envoi.`,
    retryIn: (seconds: number) => `Prochain essai dans ${seconds} s`,
    retry: 'Réessayer',
  },

  elsewhere: {
    tab: {
      title: 'Cette tentative est ouverte dans un autre onglet',
      text: 'Continuez là-bas, ou continuez ici. Rien de ce que vous avez répondu n’est perdu.',
      use: 'Utiliser cet onglet',
    },
    device: {
      title: 'Vous avez continué sur un autre appareil',
      text: 'Ses réponses sont maintenant ici, et ce que vous avez répondu ici seulement est envoyé aussi. Continuez là-bas, ou continuez ici.',
      use: 'Continuer ici',
    },
    holdings: {
      here: 'Cet appareil :',
      other: (device: string | undefined) =>
        device ? `L’autre appareil (${device}) :` : 'L’autre appareil :',
      unsent: (count: number) =>
        count === 0
          ? 'tout est envoyé'
          : plural(count, 'réponse pas encore envoyée', 'réponses pas encore envoyées'),
      saved: (minutes: number) =>
        minutes === 0
          ? 'enregistré à l’instant'
          : `enregistré il y a ${plural(minutes, 'minute', 'minutes')}`,
      answers: (count: number) => plural(count, 'réponse', 'réponses'),
    },
  },

  zoom: {
    in: 'Agrandir',
    out: 'Réduire',
    at: percent,
  },

  essay: {
    label: 'Votre réponse',
    placeholder: 'Écrivez votre réponse',
    hint: 'Au moins 100 mots recommandés',
    words: (count: number) => plural(count, 'mot', 'mots'),
    left: (count: number) => plural(count, 'caractère restant', 'caractères restants'),
    full: (most: number) => `Il n’y a pas plus de place : ${number(most)} caractères.`,
  },

  overruled: {
    title: 'Votre autre appareil a aussi répondu à cette question',
    text: (answer: string) =>
      answer === ''
        ? 'Sa réponse compte. Sur cet appareil, vous aviez laissé la question vide.'
        : `Sa réponse compte. Sur cet appareil, vous aviez répondu : ${answer}`,
    long: 'Sa réponse compte. Sur cet appareil, vous aviez écrit :',
    here: 'Ce que vous aviez écrit sur cet appareil',
    use: 'Prendre la réponse d’ici',
    leave: 'Laisser ainsi',
  },

  leftBehind: {
    late: {
      title: 'Certains de vos textes sont arrivés trop tard',
      text: (count: number) =>
        `Votre quiz a été remis, mais ${plural(count, 'texte était trop long', 'textes étaient trop longs')} pour partir après la fin. Ce qui en avait été enregistré avant compte. Téléchargez vos réponses et montrez-les à la personne qui organise le quiz.`,
    },
    elsewhere: {
      title: 'Votre quiz a déjà été remis',
      text: (count: number) =>
        `Il a été remis sur un autre appareil, ou par la personne qui organise le quiz. ${plural(count, 'réponse donnée ici n’avait pas été envoyée à ce moment-là et ne compte pas', 'réponses données ici n’avaient pas été envoyées à ce moment-là et ne comptent pas')}. Téléchargez vos réponses et montrez-les à la personne qui organise le quiz.`,
    },
    owner: {
      title: (time: string) => `Le propriétaire du quiz a remis votre quiz${at(time)}`,
      text: (count: number) =>
        count < 2
          ? `${number(count)} de vos réponses n’avait pas été envoyée à ce moment-là et ne compte pas. Elle est gardée sur cet appareil et vous suit si le propriétaire du quiz laisse votre tentative continuer. Vous pouvez aussi la télécharger.`
          : `${number(count)} de vos réponses n’avaient pas été envoyées à ce moment-là et ne comptent pas. Elles sont gardées sur cet appareil et vous suivent si le propriétaire du quiz laisse votre tentative continuer. Vous pouvez aussi les télécharger.`,
    },
    on: 'Voir le résultat',
  },

  invalid: {
    title: 'Le quiz ne peut pas s’ouvrir à ce stade',
    text: 'Ce que ce navigateur garde de votre tentative ne peut pas être ouvert. Vos réponses sont gardées ici, et vous pouvez les télécharger dans un fichier à montrer à la personne qui organise le quiz.',
    home: 'Retour à l’accueil',
  },
  stranded: {
    title: 'Le serveur ne connaît plus cette tentative',
    text: 'Certaines de vos réponses n’ont jamais été envoyées. Elles sont gardées sur cet appareil. Réessayez, ou téléchargez-les dans un fichier à montrer à la personne qui organise le quiz.',
    download: 'Télécharger mes réponses',
    discard: 'Effacer de cet appareil',
    fileName: 'mes-reponses.txt',
  },
};
