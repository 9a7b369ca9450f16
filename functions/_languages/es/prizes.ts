import type { PrizeTexts } from '../en/prizes.ts';
import type { PoolNews, PoolTold, PrizeNews, PrizeTold } from '../news.ts';
import { day, money, number, time } from './formats.ts';

const ofQuiz = ({ title, code }: Pick<PrizeTold, 'title' | 'code'>): string => {
  if (title !== undefined) return `“${title}”`;
  return code === undefined ? 'un quiz que hiciste' : `el quiz con el código ${code}`;
};

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
    subject: 'Has ganado un premio',
    says: ({ place, cents, ...quiz }) =>
      `Quedaste en el puesto ${number(place)} en ${ofQuiz(quiz)} y ganaste ${money(cents)}.`,
    next: ({ claimBy }) =>
      `Indica a dónde va el dinero a más tardar el ${day(claimBy)}. Se te paga en un plazo de 7 días después.`,
    action: 'Reclamar tu premio',
  },
  remind: {
    subject: 'Tu premio aún te espera',
    says: ({ cents, ...quiz }) => `Ganaste ${money(cents)} en ${ofQuiz(quiz)} y aún no los has reclamado.`,
    next: ({ claimBy }) => `Después del ${day(claimBy)} vuelven a quien los ofreció.`,
    action: 'Reclamar tu premio',
  },
  held: {
    subject: 'Tu premio se está revisando',
    says: ({ cents, ...quiz }) =>
      `Tu premio de ${money(cents)} en ${ofQuiz(quiz)} queda retenido mientras se revisa el resultado.`,
    next: ({ heldUntil }) =>
      heldUntil === undefined
        ? ''
        : `Queda retenido como máximo hasta el ${day(heldUntil)}. No tienes que hacer nada.`,
    action: 'Ver tu premio',
  },
  freed: {
    subject: 'Ya puedes reclamar tu premio',
    says: ({ cents, ...quiz }) => `Tu premio de ${money(cents)} en ${ofQuiz(quiz)} ya no está retenido.`,
    next: ({ claimBy }) => `Indica a dónde va el dinero a más tardar el ${day(claimBy)}.`,
    action: 'Reclamar tu premio',
  },
  paid: {
    subject: 'Tu premio se envió',
    says: ({ cents, ...quiz }) => `${money(cents)} por ${ofQuiz(quiz)} van en camino hacia ti.`,
    next: () => 'Los bancos tardan hasta 3 días hábiles.',
    action: 'Ver tu premio',
  },
  refused: {
    subject: 'Tu premio no se pudo enviar',
    says: ({ cents }) => `La cuenta que indicaste no aceptó ${money(cents)}. No se perdió nada.`,
    next: ({ claimBy }) => `Comprueba los datos y envíalos de nuevo a más tardar el ${day(claimBy)}.`,
    action: 'Indicar los datos de nuevo',
  },
  unclaimed: {
    subject: 'Tu premio no se reclamó',
    says: ({ cents, ...quiz }) =>
      `${money(cents)} por ${ofQuiz(quiz)} no se reclamaron a tiempo y se devolvieron.`,
    action: 'Ver tu premio',
  },
  annulled: {
    subject: 'Tu premio se retiró',
    says: ({ cents, ...quiz }) =>
      `Tu intento en ${ofQuiz(quiz)} se anuló, así que su premio de ${money(cents)} se devolvió.`,
    action: 'Ver tu premio',
  },
};

const POOLS: Record<PoolNews, { subject: string; says: (told: PoolTold) => string; action: string }> = {
  paid: {
    subject: 'Tu recibo de un premio',
    says: ({ title, cents }) =>
      `Has pagado ${money(cents)} por el premio de “${title}”, comisión incluida. Tu recibo está listo en PDF.`,
    action: 'Abrir el recibo',
  },
  over: {
    subject: 'Tu quiz ha terminado: pronto se deciden los ganadores',
    says: ({ title, at = 0 }) =>
      `Ya está todo entregado en “${title}”. Los ganadores se deciden el ${time(at)}: corrige las soluciones o anula intentos antes de eso.`,
    action: 'Ver el premio',
  },
  grading: {
    subject: 'Los ganadores esperan tus calificaciones',
    says: ({ title }) =>
      `“${title}” ha terminado y aún hay respuestas por calificar. Los ganadores se deciden después.`,
    action: 'Calificar las respuestas',
  },
  decided: {
    subject: 'Ya hay ganadores en tu quiz',
    says: ({ title, cents, winners = 0 }) =>
      winners === 1
        ? `Una persona gana ${money(cents)} en “${title}” y se le ha avisado de cómo reclamarlos.`
        : `${number(winners)} personas se reparten ${money(cents)} en “${title}” y se les ha avisado de cómo reclamarlos.`,
    action: 'Ver los ganadores',
  },
  noWinners: {
    subject: 'El dinero de tu premio vuelve a ti',
    says: ({ title, cents }) =>
      `“${title}” terminó sin ganadores. Se te devuelven ${money(cents)}, comisión incluida.`,
    action: 'Ver el premio',
  },
  lapsed: {
    subject: 'El dinero de tu premio vuelve a ti',
    says: ({ title, cents }) =>
      `“${title}” no se publicó antes de su final. Se te devuelven ${money(cents)}, comisión incluida. Con un final posterior puedes volver a pagar su premio.`,
    action: 'Ver el premio',
  },
  returned: {
    subject: 'Un premio vuelve a ti',
    says: ({ title, cents }) => `Un premio de “${title}” no se pagó. Se te devuelven ${money(cents)}.`,
    action: 'Ver el premio',
  },
  back: {
    subject: 'Lo que pagaste por un premio vuelve a ti',
    says: ({ title, cents }) =>
      `${money(cents)} que pagaste por el premio de “${title}”, con su parte de la comisión, vuelven al lugar del que vinieron. Puede tardar unos días.`,
    action: 'Abrir el recibo',
  },
};

export const prizes: PrizeTexts = {
  prize: (news, told) => {
    const { subject, says, next, action } = PRIZES[news];
    const checking =
      told.code === undefined
        ? []
        : [
            `Para comprobar este correo, abre Quizhall por tu cuenta y escribe el código ${told.code}: lleva al quiz, que informa de su premio.`,
          ];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told), next?.(told) ?? ''].filter(Boolean),
      action,
      notes:
        told.title === undefined
          ? [
              'El enlace demuestra que el premio es tuyo. No se lo pases a nadie.',
              ...checking,
              '¿No hiciste ningún quiz? Entonces alguien escribió mal su dirección y puedes ignorar este correo.',
            ]
          : ['Accede con tu cuenta para verlo.'],
    };
  },
  pool: (news, told) => {
    const { subject, says, action } = POOLS[news];
    return {
      subject,
      preview: says(told),
      paragraphs: [says(told)],
      action,
      notes: ['Recibes este correo porque ofreciste un premio con este quiz.'],
    };
  },
};
