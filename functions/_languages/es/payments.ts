import { planName } from '@quizhall/shared/rules/plans';
import type { PaymentTexts } from '../en/payments.ts';
import type { PlanNews, PlanTold } from '../news.ts';
import { day, money } from './formats.ts';

interface Paid {
  title?: string | undefined;
  code?: string | undefined;
}

const named = ({ title, code }: Paid): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'un quiz' : `el quiz con el código ${code}`;
};

const notYou = ({ title }: Paid): string[] =>
  title === undefined
    ? [
        '¿No has pagado por ningún quiz? Entonces alguien escribió mal su dirección y puedes ignorar este correo.',
      ]
    : [];

const nameOf = (plan: string) => (plan === 'free' ? 'Gratis' : planName(plan));

const FREE = 'Ahora tienes el plan Gratis. Tus quizzes y todo lo que se entregó se quedan como están.';

const PLANS: Record<
  PlanNews,
  { title: string; says: (told: PlanTold, name: string) => readonly string[]; action: string }
> = {
  paid: {
    title: 'Hemos recibido tu pago',
    says: ({ cents = 0, from = 0, until = 0 }, name) => [
      `Gracias. Hemos recibido ${money(cents)} por ${name}, del ${day(from)} al ${day(until)}.`,
      'La factura está en la página de tu suscripción.',
    ],
    action: 'Ver tu suscripción',
  },
  declined: {
    title: 'Tu plan no se pudo renovar',
    says: ({ cents = 0, until = 0, retryAt }, name) => [
      `Tu tarjeta fue rechazada al cobrar ${money(cents)} por ${name}. Lo conservas hasta el ${day(until)}.`,
      `${retryAt ? `Lo intentaremos de nuevo el ${day(retryAt)}. ` : ''}Indica otra tarjeta para conservar tu plan.`,
    ],
    action: 'Cambiar la tarjeta y pagar',
  },
  due: {
    title: 'Hay que pagar tu plan',
    says: ({ cents = 0, until = 0 }, name) => [
      `Ha empezado un nuevo periodo de ${name} y hay que pagar ${money(cents)}. Lo conservas hasta el ${day(until)}.`,
      'No hay ninguna tarjeta guardada, así que no se cobró nada. Paga en la página de tu suscripción para conservar tu plan.',
    ],
    action: 'Pagar tu plan',
  },
  trialEnds: {
    title: 'Tu prueba termina pronto',
    says: ({ until = 0 }, name) => [
      `Tu prueba gratuita de ${name} termina el ${day(until)}.`,
      'Si no haces nada, vuelves al plan Gratis y no se cobra nada.',
    ],
    action: 'Conservar tu plan',
  },
  trialOver: {
    title: 'Tu prueba ha terminado',
    says: (_, name) => [`Tu prueba gratuita de ${name} ha terminado. No se cobró nada.`, FREE],
    action: 'Ver los planes',
  },
  cancelled: {
    title: 'Tu suscripción está cancelada',
    says: ({ until = 0 }, name) => [
      `Conservas ${name} hasta el ${day(until)}. Después vuelves al plan Gratis y no se cobra nada más.`,
      'Hasta entonces puedes cambiar de idea.',
    ],
    action: 'Ver tu suscripción',
  },
  cancelledOver: {
    title: 'Tu plan ha terminado',
    says: (_, name) => [`${name} ha terminado, como querías.`, FREE],
    action: 'Ver los planes',
  },
  unpaid: {
    title: 'Tu plan ha terminado',
    says: (_, name) => [`${name} ha terminado porque no se pudo renovar.`, FREE],
    action: 'Ver los planes',
  },
};

export const payments: PaymentTexts = {
  priceChanged: (from, to) =>
    `El precio cambió de ${money(from)} a ${money(to)} mientras tanto. No se cobró nada.`,
  entryReceipt: ({ letsIn, ...quiz }) => ({
    subject: `Tu recibo de ${money(quiz.cents)}`,
    preview: `Pagado: ${money(quiz.cents)}. Puedes empezar el quiz.`,
    paragraphs: [
      `Has pagado ${money(quiz.cents)} por hacer ${named(quiz)}. Ya puedes empezar.`,
      'Tu recibo está listo en PDF:',
    ],
    action: 'Abrir el recibo',
    notes: [
      ...(letsIn
        ? [
            'En otro dispositivo, abre allí el recibo: deja entrar a ese dispositivo. No pases el enlace a nadie.',
          ]
        : []),
      ...notYou(quiz),
    ],
  }),
  entryRefunded: ({ cancelled, ...quiz }) => ({
    subject: `Te devolvemos ${money(quiz.cents)}`,
    preview: cancelled ? 'El quiz se canceló.' : 'Su creador te ha devuelto lo que pagaste.',
    paragraphs: [
      cancelled
        ? `Se canceló el quiz por el que pagaste: ${named(quiz)}.`
        : `Te han devuelto lo que pagaste por ${named(quiz)}: así lo decidió su creador.`,
      `${money(quiz.cents)} vuelven al lugar del que vinieron. Puede tardar unos días.`,
    ],
    action: 'Abrir el recibo',
    notes: notYou(quiz),
  }),
  plan: (told) => {
    const { title, says, action } = PLANS[told.news];
    const paragraphs = says(told, nameOf(told.plan));
    return {
      subject: title,
      preview: paragraphs[0] ?? '',
      paragraphs,
      action,
      notes: [
        'Recibes este correo porque tienes, o tenías, un plan de pago o una prueba. Los días son los de UTC.',
      ],
    };
  },
};
