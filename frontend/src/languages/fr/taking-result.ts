import { at, percent, plural, pointCount } from './words.ts';

export const takingResult = {
  title: (quiz: string) => `Résultat : ${quiz}`,
  loadError: 'Le résultat n’a pas pu être chargé',
  loadFallback: 'Votre résultat n’a pas pu être chargé. Réessayez.',
  notHere: 'Ce résultat est visible dans le navigateur où le quiz a été fait, ou après connexion.',
  inProgress: 'Cette tentative n’est pas encore terminée.',
  goOn: 'Continuer',
  signIn: 'Se connecter',
  completed: 'Quiz terminé',
  timedOut: 'Le temps est écoulé',
  timedOutText: 'Vos réponses ont été remises automatiquement.',
  pending: 'Quiz remis',
  hello: (name: string, quiz: string) => (name ? `${name}, merci d’avoir fait « ${quiz} »` : quiz),
  passed: 'Réussi',
  failed: 'Non réussi',
  needed: (share: number) => `Il faut ${percent(share)} pour réussir`,
  score: 'Score',
  grade: 'Note',
  correct: 'Correctes',
  points: 'Points',
  time: 'Temps',
  attempt: 'Tentative',
  answered: 'Avec réponse',
  outOf: (part: string, whole: string) => `${part} sur ${whole}`,
  show: 'Voir le détail',
  hide: 'Masquer le détail',
  review: 'Vos réponses',
  filter: 'Afficher',
  all: 'Toutes',
  wrong: 'Erreurs seules',
  flagged: 'Marquées',
  noMistakes: 'Aucune erreur ici.',
  unfold: 'Tout déplier',
  fold: 'Tout replier',
  nothingFlagged: 'Vous n’avez marqué aucune question.',
  jump: 'Questions de cette liste',
  toQuestion: (number: number, verdict: string) => `Question ${number} : ${verdict}`,
  answers: {
    never: 'Le propriétaire du quiz ne montre pas les réponses de ce quiz.',
    notYet: 'Les bonnes réponses ne sont pas encore visibles',
    attemptsLeft: (left: number | undefined) => {
      if (left === undefined) {
        return 'Vous pouvez faire ce quiz aussi souvent que vous le voulez. Les réponses sont montrées quand tout est juste, ou quand vous dites que vous avez fini.';
      }
      return left < 2
        ? `Il vous reste ${left} tentative. Les réponses sont montrées ensuite, ou quand vous dites que vous avez fini.`
        : `Il vous reste ${left} tentatives. Les réponses sont montrées après la dernière, ou quand vous dites que vous avez fini.`;
    },
    endsAt: (when: string) => `Elles sont montrées à tous après le ${when}, quand le quiz est terminé.`,
    reasons: {
      no_score: 'Elles arrivent avec votre score.',
      prize_open: 'Elles sont montrées une fois les gagnants du prix désignés.',
      not_released: 'Le propriétaire du quiz les publie. Revenez sur cette page pour les voir.',
      attempt_open:
        'Vous avez une autre tentative en cours. Elles pourront être montrées une fois celle-ci terminée.',
    },
    done: 'Finir et voir les réponses',
    confirm: {
      title: 'Montrer les réponses ?',
      message: 'Vous voyez alors les bonnes réponses, et ne pouvez plus refaire ce quiz.',
      confirm: 'Montrer les réponses',
      cancel: 'Garder mes tentatives',
    },
    failed: 'Les réponses n’ont pas pu être montrées. Réessayez.',
  },
  keep: {
    title: 'Garder ce résultat',
    text: 'Il n’est que dans ce navigateur. Avec un compte, vous le trouvez dans Mes résultats, sur tous vos appareils.',
    signUp: 'S’inscrire et le garder',
    signIn: 'Se connecter et le garder',
    add: 'Ajouter à Mes résultats',
    kept: 'Dans Mes résultats',
    keptToast: (count: number) =>
      `${plural(count, 'résultat est', 'résultats sont')} maintenant dans Mes résultats.`,
    keptText: 'Ce résultat appartient maintenant à votre compte.',
    myResults: 'Ouvrir Mes résultats',
    failed: 'Le résultat n’a pas pu être ajouté. Réessayez.',
    notYet: 'Il ne peut pas encore être ajouté, ou un autre compte l’a déjà.',
  },
  underReview: 'Notation en cours',
  underReviewText: 'Vos résultats vous seront envoyés par e-mail sous 24 à 48 heures.',
  underReviewHere:
    'Aucune adresse e-mail n’est connue pour cette tentative. Revenez sur cette page, dans ce navigateur, pour voir votre résultat une fois publié.',
  awaitsPrize: 'Votre score arrive avec le prix',
  awaitsPrizeText: (when: string | undefined) =>
    when === undefined
      ? 'Votre score apparaît quand le prix est décidé.'
      : `Votre score apparaît quand le prix est décidé, le ${when}.`,
  copyLink: 'Copier le lien de cette page',
  calledIn: 'Votre quiz a été remis',
  calledInText: (when: string) =>
    `Les réponses données avant et pas encore envoyées comptent jusqu’au ${when}. Ouvrez le quiz sur l’appareil où vous l’avez fait ; votre résultat s’affichera ensuite ici.`,
  notFinal: 'Votre temps est écoulé',
  notFinalText: (when: string) =>
    `Les réponses retenues par une connexion perdue comptent encore jusqu’au ${when}. Ouvrez le quiz sur l’appareil où vous l’avez fait ; votre résultat s’affichera ensuite ici.`,
  lateSync:
    'Certaines de vos réponses sont arrivées après la fin de leur temps. Elles comptent ; le propriétaire du quiz peut voir cette remarque.',
  deleted: (day: string) =>
    `Les réponses de cette tentative ont été supprimées le ${day}, car le quiz ne les garde que pour un temps limité. Votre score reste.`,
  receipt: 'Reçu',
  receiptText: (when: string) =>
    `Preuve que vos réponses ont été reçues le ${when}. Gardez le fichier : tout le monde peut le vérifier.`,
  copyReceipt: 'Copier le lien du reçu',
  saveReceipt: 'Télécharger le reçu',
  receiptFile: (quiz: string) => `Reçu ${quiz}`,
  receiptCheck: 'Vérifier un reçu',
  practice: 'Entraînement',
  annulled: 'Annulée',
  annulledText: (when: string) =>
    `Cette tentative a été annulée le ${when} et ne compte nulle part. Motif indiqué :`,
  endedByOwner: (time: string) =>
    `Le propriétaire du quiz a remis cette tentative${at(time)}. Ce que vous aviez répondu jusque-là compte.`,
  uncounted: 'Ne compte pas : cette tentative n’entre dans aucune statistique, moyenne ni récompense.',
  corrected: (at: string, from: number, to: number) =>
    `Votre résultat a été corrigé le ${at} : ${percent(to)}, avant ${percent(from)}.`,
  home: 'Retour à l’accueil',
  retake: 'Refaire',
  share: 'Partager le quiz',
  shareFailed: 'Cet appareil n’a pas pu partager le lien. Copiez-le depuis la barre d’adresse.',
  shareText: (quiz: string) => `Faites le quiz « ${quiz} »`,
  recordedEvents: (count: number) =>
    `${plural(count, 'événement a été consigné', 'événements ont été consignés')} pendant le quiz, par exemple une sortie de l’onglet. Le propriétaire du quiz peut le voir ; votre score n’en est pas changé.`,
  byTag: {
    title: 'Score par étiquette',
    tag: 'Étiquette',
    questions: 'Questions',
    points: 'Points',
    score: 'Score',
  },
  rewards: {
    title: 'Vous avez gagné',
    points: (points: number) => pointCount(points),
    answers: 'Réponses correctes',
    plus: (gained: string) => `+${gained}`,
  },
  feedback: {
    title: 'Comment était ce quiz ?',
    rating: 'Vos étoiles',
    stars: (count: number) => plural(count, 'étoile', 'étoiles'),
    ratingRequired: 'Choisissez un nombre d’étoiles',
    difficulty: 'Était-il difficile ?',
    difficulties: { too_easy: 'Trop facile', just_right: 'Bien dosé', too_hard: 'Trop difficile' },
    comment: 'Commentaire',
    commentHint: 'Facultatif. Qu’est-ce qui était bien, que pourrait-on améliorer ?',
    send: 'Envoyer l’avis',
    failed: 'Votre avis n’a pas pu être envoyé. Réessayez.',
    offline:
      'Vous êtes hors ligne. Votre avis est gardé dans cet onglet ; envoyez-le à votre retour en ligne.',
    thanks: 'Merci pour votre avis',
    thanksText: (count: number) => `Vous avez donné ${plural(count, 'étoile', 'étoiles')}.`,
    change: 'Modifier',
  },
};
