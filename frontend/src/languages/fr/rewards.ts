import type { Bonus } from '@quizhall/shared/model/enums';
import { number, plural, pointCount } from './words.ts';

export const rewards = {
  title: 'Récompenses',
  lead: 'Les points, badges et certificats que vos résultats ont rapportés.',
  guestLead:
    'Les quiz peuvent rapporter des points, des badges et des certificats. Avec un compte, ils sont gardés pour vous.',
  myResults: 'Mes résultats',
  prizes: {
    title: 'Prix',
    won: (amount: string, quiz: string) => `${amount} au quiz « ${quiz} »`,
    place: (place: number, at: string) => `Rang ${number(place)}, ${at}`,
  },
  list: {
    loading: 'Chargement des récompenses',
    failed: 'Vos récompenses n’ont pas pu être chargées',
    moreFailed: 'Les récompenses plus anciennes n’ont pas pu être chargées.',
  },
  points: 'Points au total',
  badgeCount: 'Badges',
  certificateCount: 'Certificats',
  badges: 'Badges',
  badgesHint: 'Chacun compte une fois par quiz.',
  how: {
    perfectScore: 'Tous les points d’un quiz',
    fastCompletion: 'Réussi en moins de la moitié du temps',
    firstAttempt: 'Réussi à la première tentative',
  } satisfies Record<Bonus, string>,
  times: (count: number) => plural(count, 'fois', 'fois'),
  notYet: 'Pas encore gagné',
  latest: 'Dernier',
  certificates: 'Certificats',
  newest: (count: number) => `Les ${count} plus récents sont affichés.`,
  score: (percent: string) => `Score : ${percent}`,
  openCertificate: (title: string) => `Certificat : ${title}`,
  pdf: 'Obtenir le PDF',
  pdfOf: (title: string) => `Obtenir le PDF : ${title}`,
  history: 'D’où elles viennent',
  attempt: (number: number) => `Tentative ${number}`,
  plus: (points: number) => `+${pointCount(points)}`,
  emptyTitle: 'Pas encore de récompenses',
  emptyText:
    'Terminez un quiz qui donne des récompenses : ce que vous gagnez s’affiche ici dès que son score peut être connu.',
  emptyAction: 'Rejoindre un quiz',
  about: 'Comment marchent les récompenses',
  ways: {
    points: {
      title: 'Points',
      text: 'Chaque bonne réponse rapporte des points, et un quiz peut en ajouter pour un score parfait, pour la rapidité et pour la réussite à la première tentative, cette dernière une seule fois par quiz.',
    },
    badges: {
      title: 'Badges',
      text: 'Score parfait, Fin rapide et Du premier coup : un de chaque par quiz où vous le gagnez.',
    },
    certificates: {
      title: 'Certificats',
      text: 'Qui réussit un quiz avec certificat reçoit un PDF portant un code avec lequel tout le monde peut le vérifier.',
    },
  },
  practice: 'Un entraînement qui ne compte pas n’en rapporte aucune.',
  signUp: 'S’inscrire',
  signIn: 'Se connecter',
  signInText:
    'Ce que vous avez fait en invité dans ce navigateur peut être gardé : ouvrez le résultat et choisissez « Garder ce résultat ».',
};
