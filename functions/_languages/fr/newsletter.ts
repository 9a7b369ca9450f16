import type { NewsletterTexts } from '../en/newsletter.ts';

const unsubscribe = (url: string) => ({
  text: 'Cela ne vous intéresse plus ? Désabonnez-vous à tout moment :',
  url,
});

export const newsletter: NewsletterTexts = {
  unsubscribe,
  confirm: (url) => ({
    subject: 'Confirmez la lettre d’information de Quizhall',
    preview: 'Un clic, et vous êtes abonné.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé la lettre d’information de Quizhall à cette adresse. Confirmez pour la recevoir :',
    ],
    action: 'Confirmer l’abonnement',
    notes: [
      'Le lien sert pendant 7 jours. Ce n’était pas vous ? Ignorez cet e-mail, et vous ne recevrez pas la lettre.',
      unsubscribe(url),
    ],
  }),
  alreadySubscribed: (url) => ({
    subject: 'Vous recevez déjà la lettre d’information de Quizhall',
    preview: 'Il n’y a rien à confirmer.',
    paragraphs: [
      'Quelqu’un, sans doute vous, a demandé la lettre d’information de Quizhall à cette adresse. Vous êtes déjà abonné, il n’y a donc rien à confirmer.',
    ],
    notes: ['Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé.', unsubscribe(url)],
  }),
};
