import { date } from './words.ts';

export const prize = {
  title: 'Votre prix',
  loading: 'Chargement de votre prix',
  failed: 'Votre prix n’a pas pu être chargé',
  unknown: 'Ce prix n’est pas connu',
  unknownText: 'Ouvrez le lien de l’e-mail reçu, ou connectez-vous avec le compte qui a fait le quiz.',
  signIn: 'Se connecter',
  won: (place: number, quiz: string) => `Rang ${place} au quiz « ${quiz} »`,
  rewards: 'Vos récompenses',
  claim: {
    title: 'Réclamez votre prix',
    hint: (until: string) =>
      `Indiquez où va l’argent au plus tard le ${date(until)}. Les prix sont payés sous 7 jours.`,
    refused:
      'Le compte indiqué n’a pas accepté l’argent. Rien n’est perdu : vérifiez les données, ou indiquez-en un autre.',
    fullName: 'Nom complet',
    fullNameHint: 'Tel que votre banque ou PayPal le connaît',
    country: 'Pays',
    countryPlaceholder: 'Écrivez pour chercher',
    method: 'Mode de versement',
    bank: 'Compte bancaire',
    bankNote: 'Jusqu’à 3 jours ouvrés',
    paypal: 'PayPal',
    paypalNote: 'Vers votre compte PayPal',
    iban: 'IBAN',
    routing: 'Numéro d’acheminement',
    routingHint: '9 chiffres, sur vos chèques',
    account: 'Numéro de compte',
    paypalEmail: 'Adresse e-mail de votre compte PayPal',
    kept: 'Ces données servent à envoyer ce prix, puis sont supprimées.',
    submit: (amount: string) => `Recevoir ${amount}`,
    failed: 'Vos données ne sont pas arrivées. Rien n’a été envoyé : réessayez.',
  },
  off: 'Ce site ne peut pas encore payer les prix. Le vôtre vous reste acquis : un message vous préviendra quand vous pourrez le réclamer.',
  held: 'Le résultat est en cours d’examen',
  heldText: (until: string) =>
    `Votre prix est retenu jusqu’au ${date(until)} au plus tard. Un message vous préviendra dès que vous pourrez le réclamer.`,
  reason: (reason: string) => `Motif indiqué : ${reason}`,
  claimed: 'Votre argent est en route',
  claimedText:
    'L’envoi est en cours. Vous recevrez un e-mail quand l’argent sera parti. Les prix sont payés sous 7 jours.',
  paid: 'Votre prix a été envoyé',
  paidText: (at: string) => `Il est parti le ${date(at)}. Les banques prennent jusqu’à 3 jours ouvrés.`,
  returned: {
    unclaimed: 'Ce prix n’a pas été réclamé',
    annulled: 'Ce prix a été retiré',
  },
  returnedText: {
    unclaimed: (at: string) => `Il n’a pas été réclamé à temps et a été rendu le ${date(at)}.`,
    annulled: (at: string) => `Sa tentative a été annulée, il a donc été rendu le ${date(at)}.`,
  },
};
