import type { PrizeTexts } from '../en/prizes.ts';
import type { PoolNews, PoolTold, PrizeNews, PrizeTold } from '../news.ts';
import { day, money, number, time } from './formats.ts';

const quizOf = ({ title, code }: Pick<PrizeTold, 'title' | 'code'>): string => {
  if (title !== undefined) return `« ${title} »`;
  return code === undefined ? 'un quiz que vous avez fait' : `un quiz (code ${code})`;
};

const rank = (place: number) => (place === 1 ? '1re' : `${number(place)}e`);

const PRIZES: Record<
  PrizeNews,
  {
    subject: string;
    says: (told: PrizeTold) => string;
    next?: (told: PrizeTold) => string;
    action: string;
  }
> = {
  won: {
    subject: 'Vous avez gagné un prix',
    says: ({ place, cents, ...quiz }) =>
      `Vous avez pris la ${rank(place)} place à ${quizOf(quiz)} et gagné ${money(cents)}.`,
    next: ({ claimBy }) =>
      `Indiquez où va l’argent au plus tard le ${day(claimBy)}. Vous êtes payé dans les 7 jours qui suivent.`,
    action: 'Réclamer votre prix',
  },
  remind: {
    subject: 'Votre prix vous attend encore',
    says: ({ cents, ...quiz }) =>
      `Vous avez gagné ${money(cents)} à ${quizOf(quiz)} et ne les avez pas encore réclamés.`,
    next: ({ claimBy }) => `Après le ${day(claimBy)}, cette somme retourne à qui l’a offerte.`,
    action: 'Réclamer votre prix',
  },
  held: {
    subject: 'Votre prix est en cours d’examen',
    says: ({ cents, ...quiz }) =>
      `Votre prix de ${money(cents)} à ${quizOf(quiz)} est retenu pendant l’examen du résultat.`,
    next: ({ heldUntil }) =>
      heldUntil === undefined
        ? ''
        : `Il est retenu jusqu’au ${day(heldUntil)} au plus tard. Vous n’avez rien à faire.`,
    action: 'Voir votre prix',
  },
  freed: {
    subject: 'Vous pouvez réclamer votre prix',
    says: ({ cents, ...quiz }) => `Votre prix de ${money(cents)} à ${quizOf(quiz)} n’est plus retenu.`,
    next: ({ claimBy }) => `Indiquez où va l’argent au plus tard le ${day(claimBy)}.`,
    action: 'Réclamer votre prix',
  },
  paid: {
    subject: 'Votre prix a été envoyé',
    says: ({ cents, ...quiz }) => `${money(cents)} pour ${quizOf(quiz)} sont en route vers vous.`,
    next: () => 'Les banques prennent jusqu’à 3 jours ouvrés.',
    action: 'Voir votre prix',
  },
  refused: {
    subject: 'Votre prix n’a pas pu être envoyé',
    says: ({ cents }) => `Le compte indiqué n’a pas accepté ${money(cents)}. Rien n’est perdu.`,
    next: ({ claimBy }) => `Vérifiez les données et renvoyez-les au plus tard le ${day(claimBy)}.`,
    action: 'Saisir de nouveau les données',
  },
  unclaimed: {
    subject: 'Votre prix n’a pas été réclamé',
    says: ({ cents, ...quiz }) =>
      `${money(cents)} pour ${quizOf(quiz)} n’ont pas été réclamés à temps et ont été rendus.`,
    action: 'Voir votre prix',
  },
  annulled: {
    subject: 'Votre prix a été retiré',
    says: ({ cents, ...quiz }) =>
      `Votre tentative à ${quizOf(quiz)} a été annulée ; son prix de ${money(cents)} a donc été rendu.`,
    action: 'Voir votre prix',
  },
};

const POOLS: Record<PoolNews, { subject: string; says: (told: PoolTold) => string; action: string }> = {
  paid: {
    subject: 'Votre reçu pour un prix',
    says: ({ title, cents }) =>
      `Vous avez payé ${money(cents)} pour le prix de « ${title} », frais compris. Votre reçu est prêt en PDF.`,
    action: 'Ouvrir le reçu',
  },
  over: {
    subject: 'Votre quiz est terminé : les gagnants bientôt connus',
    says: ({ title, at = 0 }) =>
      `Tout est remis pour « ${title} ». Les gagnants sont désignés le ${time(at)} : rectifiez les corrigés ou annulez des tentatives avant cela.`,
    action: 'Voir le prix',
  },
  grading: {
    subject: 'Les gagnants attendent vos notes',
    says: ({ title }) =>
      `« ${title} » est terminé, et des réponses attendent encore d’être notées. Les gagnants sont désignés ensuite.`,
    action: 'Noter les réponses',
  },
  decided: {
    subject: 'Les gagnants de votre quiz sont désignés',
    says: ({ title, cents, winners = 0 }) =>
      winners === 1
        ? `Une personne gagne ${money(cents)} à « ${title} », et sait comment les réclamer.`
        : `${number(winners)} personnes se partagent ${money(cents)} à « ${title} », et savent comment les réclamer.`,
    action: 'Voir les gagnants',
  },
  noWinners: {
    subject: 'L’argent de votre prix vous est rendu',
    says: ({ title, cents }) =>
      `« ${title} » s’est terminé sans gagnant. ${money(cents)} vous sont rendus, frais compris.`,
    action: 'Voir le prix',
  },
  lapsed: {
    subject: 'L’argent de votre prix vous est rendu',
    says: ({ title, cents }) =>
      `« ${title} » n’a pas été publié avant sa fin. ${money(cents)} vous sont rendus, frais compris. Avec une fin plus tardive, vous pouvez payer son prix de nouveau.`,
    action: 'Voir le prix',
  },
  returned: {
    subject: 'Un prix vous est rendu',
    says: ({ title, cents }) =>
      `Un prix de « ${title} » n’a pas été versé. ${money(cents)} vous sont rendus.`,
    action: 'Voir le prix',
  },
  back: {
    subject: 'Ce que vous avez payé pour un prix vous est rendu',
    says: ({ title, cents }) =>
      `${money(cents)} payés pour le prix de « ${title} », avec leur part des frais, retournent là d’où ils venaient. Cela peut prendre quelques jours.`,
    action: 'Ouvrir le reçu',
  },
};

export const prizes: PrizeTexts = {
  prize: (news, told) => {
    const { subject, says, next, action } = PRIZES[news];
    const checking =
      told.code === undefined
        ? []
        : [
            `Pour vérifier cet e-mail, ouvrez Quizhall vous-même et saisissez le code ${told.code} : il mène au quiz, qui parle de son prix.`,
          ];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told), next?.(told) ?? ''].filter(Boolean),
      action,
      notes:
        told.title === undefined
          ? [
              'Le lien prouve que le prix est à vous. Ne le transmettez pas.',
              ...checking,
              'Vous n’avez fait aucun quiz ? Quelqu’un s’est trompé en saisissant son adresse, et vous pouvez ignorer cet e-mail.',
            ]
          : ['Connectez-vous avec votre compte pour le voir.'],
    };
  },
  pool: (news, told) => {
    const { subject, says, action } = POOLS[news];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told)],
      action,
      notes: ['Vous recevez cet e-mail parce que vous avez offert un prix avec ce quiz.'],
    };
  },
};
