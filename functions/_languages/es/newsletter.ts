import type { NewsletterTexts } from '../en/newsletter.ts';

const unsubscribe = (url: string) => ({
  text: '¿Ya no te interesa? Date de baja cuando quieras:',
  url,
});

export const newsletter: NewsletterTexts = {
  unsubscribe,
  confirm: (url) => ({
    subject: 'Confirma el boletín de Quizhall',
    preview: 'Un clic y quedas suscrito.',
    paragraphs: [
      'Alguien, seguramente tú, pidió el boletín de Quizhall con esta dirección. Confírmalo para recibirlo:',
    ],
    action: 'Confirmar la suscripción',
    notes: [
      'El enlace sirve durante 7 días. ¿No fuiste tú? Entonces ignora este correo y no recibirás ningún boletín.',
      unsubscribe(url),
    ],
  }),
  alreadySubscribed: (url) => ({
    subject: 'Ya recibes el boletín de Quizhall',
    preview: 'No hay nada que confirmar.',
    paragraphs: [
      'Alguien, seguramente tú, pidió el boletín de Quizhall con esta dirección. Ya tienes la suscripción, así que no hay nada que confirmar.',
    ],
    notes: ['¿No fuiste tú? Entonces ignora este correo: nada ha cambiado.', unsubscribe(url)],
  }),
};
