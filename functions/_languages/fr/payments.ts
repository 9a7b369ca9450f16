import { planName } from '@quizhall/shared/rules/plans';
import type { PaymentTexts } from '../en/payments.ts';
import type { PlanNews, PlanTold } from '../news.ts';
import { day, money } from './formats.ts';

interface Paid {
  title?: string | undefined;
  code?: string | undefined;
}

const named = ({ title, code }: Paid): string => {
  if (title !== undefined) return `« ${title} »`;
  return code === undefined ? 'un quiz' : `le quiz au code ${code}`;
};

const notYou = ({ title }: Paid): string[] =>
  title === undefined
    ? [
        'Vous n’avez payé pour aucun quiz ? Quelqu’un s’est trompé en saisissant son adresse, et vous pouvez ignorer cet e-mail.',
      ]
    : [];

const nameOf = (plan: string) => (plan === 'free' ? 'Gratuit' : planName(plan));

const upper = (text: string) => text.replace(/^l’/, 'L’');

const FREE = 'Vous avez maintenant l’offre Gratuite. Vos quiz et tout ce qui a été remis restent tels quels.';

const PLANS: Record<
  PlanNews,
  { title: string; says: (told: PlanTold, name: string) => readonly string[]; action: string }
> = {
  paid: {
    title: 'Votre paiement est arrivé',
    says: ({ cents = 0, from = 0, until = 0 }, name) => [
      `Merci. Nous avons reçu ${money(cents)} pour ${name}, du ${day(from)} au ${day(until)}.`,
      'La facture est sur la page de votre abonnement.',
    ],
    action: 'Voir votre abonnement',
  },
  declined: {
    title: 'Votre offre n’a pas pu être renouvelée',
    says: ({ cents = 0, until = 0, retryAt }, name) => [
      `Votre carte a été refusée lors du prélèvement de ${money(cents)} pour ${name}. Vous gardez l’offre jusqu’au ${day(until)}.`,
      `${retryAt ? `Nous réessaierons le ${day(retryAt)}. ` : ''}Indiquez une autre carte pour garder votre offre.`,
    ],
    action: 'Changer de carte et payer',
  },
  due: {
    title: 'Votre offre est à payer',
    says: ({ cents = 0, until = 0 }, name) => [
      `Une nouvelle période de ${name} a commencé, et ${money(cents)} sont dus. Vous gardez l’offre jusqu’au ${day(until)}.`,
      'Aucune carte n’est enregistrée, rien n’a donc été prélevé. Payez sur la page de votre abonnement pour garder votre offre.',
    ],
    action: 'Payer votre offre',
  },
  trialEnds: {
    title: 'Votre essai se termine bientôt',
    says: ({ until = 0 }, name) => [
      `Votre essai gratuit de ${name} se termine le ${day(until)}.`,
      'Si vous ne faites rien, vous revenez à l’offre Gratuite et rien n’est prélevé.',
    ],
    action: 'Garder votre offre',
  },
  trialOver: {
    title: 'Votre essai est terminé',
    says: (_, name) => [`Votre essai gratuit de ${name} est terminé. Rien n’a été prélevé.`, FREE],
    action: 'Voir les offres',
  },
  cancelled: {
    title: 'Votre abonnement est résilié',
    says: ({ until = 0 }, name) => [
      `Vous gardez ${name} jusqu’au ${day(until)}. Ensuite vous revenez à l’offre Gratuite, et rien de plus n’est prélevé.`,
      'Vous pouvez changer d’avis jusque-là.',
    ],
    action: 'Voir votre abonnement',
  },
  cancelledOver: {
    title: 'Votre offre est terminée',
    says: (_, name) => [`${name} est terminée, comme vous le vouliez.`, FREE],
    action: 'Voir les offres',
  },
  unpaid: {
    title: 'Votre offre est terminée',
    says: (_, name) => [`${name} est terminée, parce qu’elle n’a pas pu être renouvelée.`, FREE],
    action: 'Voir les offres',
  },
};

export const payments: PaymentTexts = {
  priceChanged: (from, to) =>
    `Le tarif est passé de ${money(from)} à ${money(to)} entre-temps. Rien n’a été débité.`,
  entryReceipt: ({ letsIn, ...quiz }) => ({
    subject: `Votre reçu de ${money(quiz.cents)}`,
    preview: `Payé : ${money(quiz.cents)}. Vous pouvez commencer le quiz.`,
    paragraphs: [
      `Vous avez payé ${money(quiz.cents)} pour faire ${named(quiz)}. Vous pouvez commencer.`,
      'Votre reçu est prêt en PDF :',
    ],
    action: 'Ouvrir le reçu',
    notes: [
      ...(letsIn
        ? [
            'Sur un autre appareil, ouvrez-y le reçu : il laisse entrer cet appareil. Ne transmettez pas le lien.',
          ]
        : []),
      ...notYou(quiz),
    ],
  }),
  entryRefunded: ({ cancelled, ...quiz }) => ({
    subject: `Vos ${money(quiz.cents)} vous sont rendus`,
    preview: cancelled ? 'Le quiz a été annulé.' : 'Son créateur vous a remboursé.',
    paragraphs: [
      cancelled
        ? `Le quiz pour lequel vous avez payé a été annulé : ${named(quiz)}.`
        : `Votre accès vous a été remboursé par son créateur : ${named(quiz)}.`,
      `${money(quiz.cents)} retournent là d’où ils venaient. Cela peut prendre quelques jours.`,
    ],
    action: 'Ouvrir le reçu',
    notes: notYou(quiz),
  }),
  plan: (told) => {
    const { title, says, action } = PLANS[told.news];
    const paragraphs = says(told, `l’offre ${nameOf(told.plan)}`);
    return {
      subject: title,
      preview: upper(paragraphs[0] ?? ''),
      paragraphs: paragraphs.map(upper),
      action,
      notes: [
        'Vous recevez cet e-mail parce que vous avez, ou aviez, une offre payante ou un essai. Les jours sont ceux de l’UTC.',
      ],
    };
  },
};
