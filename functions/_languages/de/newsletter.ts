import type { NewsletterTexts } from '../en/newsletter.ts';

const unsubscribe = (url: string) => ({
  text: 'Kein Interesse mehr? Hier kannst du den Newsletter jederzeit abbestellen:',
  url,
});

export const newsletter: NewsletterTexts = {
  unsubscribe,
  confirm: (url) => ({
    subject: 'Bestätige den Quizhall-Newsletter',
    preview: 'Ein Klick, und du bekommst ihn.',
    paragraphs: [
      'Jemand, vermutlich du, hat den Quizhall-Newsletter mit dieser Adresse abonniert. Bestätige das, um ihn zu bekommen:',
    ],
    action: 'Abonnement bestätigen',
    notes: [
      'Der Link gilt 7 Tage lang. Das warst nicht du? Dann ignoriere diese E-Mail, und du bekommst keinen Newsletter.',
      unsubscribe(url),
    ],
  }),
  alreadySubscribed: (url) => ({
    subject: 'Du bekommst den Quizhall-Newsletter schon',
    preview: 'Es gibt nichts zu bestätigen.',
    paragraphs: [
      'Jemand, vermutlich du, hat den Quizhall-Newsletter mit dieser Adresse abonniert. Du bekommst ihn schon, es gibt also nichts zu bestätigen.',
    ],
    notes: ['Das warst nicht du? Dann ignoriere diese E-Mail: Nichts hat sich geändert.', unsubscribe(url)],
  }),
};
