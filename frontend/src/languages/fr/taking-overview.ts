import type { Predata } from '@quizhall/shared/model/entry-card';
import { number, percent, plural, pointCount } from './words.ts';

type QuestionTime = NonNullable<Predata['questionTime']>;

function timedText(timed: number, all: number, asked: number): string {
  if (timed === all) return 'Chaque question a';
  return asked < all ? 'Certaines questions ont' : plural(timed, 'question a', 'questions ont');
}

export const takingOverview = {
  otherCode: 'Code du quiz',
  otherCodeHint: 'Lettres et chiffres, tels que vous les avez reçus.',
  openOther: 'Ouvrir le quiz',
  otherCodeInvalid: 'Un code de quiz compte 6 lettres et chiffres, mais jamais 0, O, 1 ni I.',
  loadFallback: 'Le quiz n’a pas pu être chargé. Réessayez.',
  by: (organization: string) => `Par ${organization}`,
  membersQuiz: 'Un quiz réservé aux membres',
  questions: 'Questions',
  duration: 'Durée',
  difficulty: 'Difficulté',
  attempts: 'Tentatives',
  unlimited: 'Illimité',
  practice: 'Ce quiz est un entraînement',
  practiceText: (counts: boolean) =>
    `Vérifiez chaque réponse au fur et à mesure : vous voyez tout de suite si elle est correcte, et pourquoi. ${counts ? 'Vos tentatives comptent.' : 'Rien ne compte.'}`,
  used: (used: number) => plural(used, 'utilisée', 'utilisées'),
  usedAndDone: (used: number) => `${plural(used, 'utilisée', 'utilisées')}, le reste abandonné`,
  minutes: (minutes: number) => `${minutes} min`,
  points: (points: number, least = points) =>
    least < points ? `${number(least)} à ${number(points)} points` : pointCount(points),
  passing: (share: number) => `${percent(share)} pour réussir`,
  price: (amount: string) => `Tarif : ${amount}`,
  instructions: 'Consignes',
  goodToKnow: 'Bon à savoir',
  notes: {
    timer: (minutes: number) =>
      `Le chronomètre part quand vous commencez et tourne pendant ${plural(minutes, 'minute', 'minutes')}. 5 secondes s’y ajoutent pour le chargement.`,
    drawn: (asked: number, all: number) =>
      asked < 2
        ? `Votre question est tirée au sort parmi ${all} ; d’autres personnes peuvent en recevoir une autre.`
        : `Vos ${asked} questions sont tirées au sort parmi ${all} ; d’autres personnes peuvent en recevoir d’autres.`,
    questionTime: (
      { timed, shortest, longest }: QuestionTime,
      { totalQuestions, drawnFrom = totalQuestions }: Pick<Predata, 'totalQuestions' | 'drawnFrom'>,
    ) =>
      `${timedText(timed, drawnFrom, totalQuestions)} ${
        shortest === longest ? plural(longest, 'seconde', 'secondes') : `${shortest} à ${longest} secondes`
      } de temps propre. Quand il est écoulé, la réponse reste telle quelle et la question suivante arrive.`,
    saved:
      'Les réponses sont enregistrées au fur et à mesure. Vous pouvez perdre la connexion ou recharger la page, et continuer.',
    forward:
      'Les questions viennent l’une après l’autre. Vous ne pouvez pas revenir à une question précédente.',
  },
  monitored: 'Ce quiz est surveillé',
  recorded: (blocksKeys: boolean) =>
    `Le propriétaire du quiz peut voir quand vous changez d’onglet, quittez la fenêtre ou le plein écran, copiez, coupez, collez${blocksKeys ? ', utilisez le clic droit ou un raccourci bloqué (recherche dans la page, outils de développement)' : ' ou utilisez le clic droit'}, combien de temps vous êtes absent, et comment vous parcourez les questions et modifiez vos réponses.`,
  monitoring: {
    disableCopyPaste: 'Le copier-coller est désactivé.',
    disableRightClick: 'Le bouton droit de la souris est désactivé.',
    fullScreenMode: 'Le quiz s’ouvre en plein écran.',
    oneDevice: 'Une tentative ne continue que sur l’appareil où elle a été commencée.',
  },
  identity:
    'Le propriétaire de ce quiz vérifie l’identité des participants. Ayez sous la main de quoi montrer qui vous êtes.',
  participantLimit: (count: number) =>
    `Ce quiz accepte au plus ${plural(count, 'participant', 'participants')}.`,
  retention: (months: number) =>
    `Les noms et les réponses sont supprimés ${plural(months, 'mois', 'mois')} après votre remise.`,
  before: 'Avant de commencer',
  password: 'Mot de passe du quiz',
  passwordRequired: 'Saisissez le mot de passe du quiz',
  passwordIncorrect: 'Mot de passe incorrect',
  passwordWait: (seconds: number) =>
    `Trop de mots de passe incorrects sont venus d’ici. Réessayez dans ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  required: (label: string) => `À remplir : ${label}`,
  emailInvalid: 'Saisissez une adresse e-mail valide',
  phoneInvalid: 'Saisissez un numéro de téléphone valide',
  optional: 'Facultatif',
  terms: ['J’accepte les', 'conditions d’utilisation'],
  disclosure: (asked: boolean, canSignIn: boolean) =>
    `Le propriétaire de ce quiz reçoit ${asked ? 'ce que vous saisissez ci-dessus, ' : ''}vos réponses et vos temps.${canSignIn ? ' Après connexion à votre compte, votre nom et votre e-mail aussi.' : ''}`,
  termsRequired: 'Vous devez accepter les conditions d’utilisation',
  cancel: 'Annuler',
  /** Where nothing was begun that could be cancelled. */
  back: 'Retour',
  start: 'Commencer',
  startBelow: 'Aller au départ',
  continue: 'Continuer',
  resumeTitle: 'Vous avez une tentative en cours',
  resumeText: 'Vos réponses sont gardées. Le chronomètre tourne en votre absence.',
  waitingTitle: 'Votre quiz attend d’être envoyé',
  waitingText: 'Il est terminé et gardé sur cet appareil. Continuez pour l’envoyer.',
  startFallback: 'Le quiz n’a pas pu commencer. Réessayez.',
  startFailed: 'Le quiz n’a pas pu commencer',
  opensIn: 'Ouverture dans',
  opensAt: (when: string) => `Ce quiz ouvre le ${when}.`,
  openSoon: (seconds: number) =>
    `Le quiz a ouvert. Vous entrez d’ici ${plural(seconds, 'seconde', 'secondes')} ; votre temps ne part qu’à ce moment-là.`,
  startsItself: 'Remplissez ce qui est demandé ci-dessous : le quiz commence ensuite de lui-même.',
  openChecking: 'Vérification de l’heure avec le serveur…',
  openNow: 'Le quiz est ouvert. Vous pouvez commencer.',
  openUnfilled: 'Le quiz a ouvert. Remplissez ce qui manque, puis appuyez sur « Commencer ».',
  closesAt: (when: string) => `Ouvert jusqu’au ${when}`,
  loginRequired: 'Connectez-vous pour ouvrir ce quiz.',
  signIn: 'Se connecter',
  signUp: 'S’inscrire',
  seeResult: 'Voir votre dernier résultat',
  endedAt: (when: string) => `Il était ouvert jusqu’au ${when}.`,
  doors: {
    QUIZ_PAUSED: 'En pause pour le moment',
    QUIZ_CLOSED: 'C’est terminé',
    QUIZ_ARCHIVED: 'Plus disponible',
    ATTEMPTS_USED: 'Plus de tentatives',
    ATTEMPTS_DONE: 'Vous en avez fini avec ce quiz',
    QUIZ_FULL: 'Toutes les places sont prises',
    PAYMENT_REQUIRED: 'Paiement nécessaire',
    MEMBERS_ONLY: 'Réservé aux membres',
    TWO_FACTOR_REQUIRED: 'D’abord un second facteur',
    other: 'Pas ouvert pour vous',
  },
  setUpSecondFactor: 'Le configurer',
  signInFirst: 'Se connecter d’abord',
  prize: {
    email: 'Les gagnants reçoivent ici un e-mail avec un lien pour demander leur prix.',
    ended: (when: string) => `Le quiz s’est terminé le ${when} ; les gagnants sont prévenus par e-mail.`,
    title: (amount: string) => `Cagnotte : ${amount}`,
    places: (places: number) =>
      places === 1
        ? 'Le meilleur résultat la remporte.'
        : `Les ${places} meilleurs résultats se la partagent.`,
    ends: (when: string) => `Le quiz se termine le ${when} ; les prix sont payés sous 7 jours.`,
  },
  rewards: {
    title: 'Récompenses',
    answer: (points: number) => `${pointCount(points)} par réponse correcte`,
    perfectScore: (points: number) => `${points} de plus pour un score parfait`,
    fastCompletion: (points: number) => `${points} de plus pour une réussite en moins de la moitié du temps`,
    firstAttempt: (points: number) => `${points} de plus pour une réussite à la première tentative`,
    certificate: 'Un certificat en cas de réussite',
  },
};
