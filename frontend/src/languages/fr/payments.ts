import type { ChargeStatus } from '@quizhall/shared/model/payment';

const STATUSES: Record<ChargeStatus, string> = {
  begun: 'Non terminé',
  waiting: 'En attente du payeur',
  processing: 'En cours',
  succeeded: 'Payé',
  declined: 'Refusé',
  refunding: 'Remboursement en cours',
  refunded: 'Remboursé',
};

export const payments = {
  statuses: STATUSES,
  methods: { card: 'Carte', paypal: 'PayPal' },
  entries: {
    title: 'Paiements d’accès',
    lead: (quiz: string) =>
      `Qui a payé pour faire « ${quiz} ». Un accès peut être remboursé jusqu’à sa première réponse.`,
    back: 'Retour au quiz',
    list: {
      loading: 'Chargement des paiements',
      failed: 'Les paiements n’ont pas pu être chargés',
      loadMore: 'Voir plus',
    },
    emptyTitle: 'Personne n’a encore payé',
    emptyText: 'Les paiements s’affichent ici dès que quelqu’un paie pour faire ce quiz.',
    guest: 'Invité',
    unknown: 'Sans adresse',
    refund: 'Rembourser',
    refundOf: (who: string, amount: string) => `Rembourser ${amount} à ${who}`,
    ask: 'Rembourser cet accès ?',
    askText: (who: string, amount: string) =>
      `Le montant de ${amount} est rendu à ${who}, qui ne pourra commencer le quiz qu’après un nouveau paiement.`,
    confirm: 'Rembourser',
    done: 'Accès remboursé',
    failed: 'L’accès n’a pas été remboursé.',
  },
  receipt: {
    title: 'Reçu',
    loading: 'Chargement du reçu',
    failed: 'Le reçu n’a pas pu être chargé',
    unknown: 'Ce reçu n’est pas connu',
    unknownText: 'Il appartient peut-être à un autre compte : connectez-vous avec celui qui a payé.',
    amount: 'Montant',
    paidFor: { entry: 'Entrée à', prizePool: 'Prix de', plan: 'Abonnement' },
    givenBack: 'Remboursé',
    goesBack: 'Le montant revient là d’où il est parti. Cela peut prendre quelques jours.',
    date: 'Date',
    method: 'Paiement',
    status: 'État',
    download: 'Obtenir le PDF',
    open: 'Commencer le quiz sur cet appareil',
    openFailed: 'Cet appareil n’a pas obtenu l’accès.',
    signIn: 'Se connecter',
    home: 'Aller à l’accueil',
  },
};
