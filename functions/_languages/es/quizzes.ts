import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { QuizTexts } from '../en/quizzes.ts';
import type { Announced, TakenDownNews } from '../news.ts';
import { day, number, percent } from './formats.ts';

const taken = (title: string | undefined) => (title === undefined ? 'un quiz que hiciste' : `“${title}”`);

const NOT_YOU =
  '¿No hiciste ningún quiz? Entonces alguien escribió mal su dirección y puedes ignorar este correo.';
const RESULT_NOTES = [
  'Sin una cuenta, el resultado se abre en el navegador en el que hiciste el quiz.',
  NOT_YOU,
];

const CHANGES: Record<
  AttemptChangeKind,
  { subject: string; says: (quiz: string) => string; action: string }
> = {
  reopened: {
    subject: 'Puedes seguir con tu quiz',
    says: (quiz) => `Tu intento en ${quiz} se ha reabierto. Sigue antes de que se acabe su tiempo.`,
    action: 'Seguir con el quiz',
  },
  granted: {
    subject: 'Tienes otro intento',
    says: (quiz) => `Se te ha concedido otro intento en ${quiz}.`,
    action: 'Abrir el quiz',
  },
  forcedIn: {
    subject: 'Tu quiz se ha entregado',
    says: (quiz) => `Tu intento en ${quiz} se ha entregado por ti, con lo que estaba guardado.`,
    action: 'Ver tu resultado',
  },
  annulled: {
    subject: 'Tu intento se ha anulado',
    says: (quiz) => `Tu intento en ${quiz} se ha anulado. Ya no cuenta en ningún sitio.`,
    action: 'Ver qué dice',
  },
  reinstated: {
    subject: 'Tu intento vuelve a contar',
    says: (quiz) => `Tu intento en ${quiz} estaba anulado y vuelve a contar.`,
    action: 'Ver tu resultado',
  },
};

const deletion = ({ title, count, at, until }: Announced): string =>
  count === 1
    ? `El ${day(at)} se eliminará 1 entrega de “${title}”, hecha hasta el ${day(until)}.`
    : `El ${day(at)} se eliminarán ${number(count)} entregas de “${title}”, hechas hasta el ${day(until)}.`;

/** Of a receiver, by the name in its address. */
const webhookOff = (host: string): string =>
  `Nada de lo que enviamos a ${host} en los últimos tres días ha llegado, así que ya no enviamos nada allí.`;

const takenDown = ({ title, reason }: TakenDownNews): [subject: string, text: string] =>
  reason === undefined
    ? [
        'Tu quiz vuelve a estar disponible',
        `“${title}” está otra vez disponible para todas las personas a las que su configuración deja entrar.`,
      ]
    : [
        'Tu quiz se ha retirado',
        `Quienes gestionan este sitio han retirado “${title}”. Motivo indicado: ${reason}`,
      ];

export const quizzes: QuizTexts = {
  entryCode: () => ({
    subject: 'Tu código de Quizhall',
    preview: 'Escribe el código para seguir con el quiz.',
    paragraphs: [
      'Alguien, seguramente tú, quiere hacer con esta dirección un quiz que se empezó en otro dispositivo. Escribe este código para seguir:',
    ],
    notes: [
      'El código sirve una vez, durante 10 minutos, en el dispositivo en el que se pidió. No se lo des a nadie: nunca lo pedimos por teléfono ni por correo.',
      '¿No fuiste tú? Entonces ignora este correo: sin el código nadie entra con tu dirección.',
    ],
  }),
  invite: () => ({
    subject: 'Te invitan a trabajar en un quiz',
    preview: 'Mira quién te lo pide y de qué quiz se trata.',
    paragraphs: [
      'Alguien de Quizhall te pide que trabajéis en un quiz. Mira quién es y qué quiz, y luego acepta o rechaza:',
    ],
    action: 'Ver la invitación',
    notes: [
      'El enlace sirve una vez, durante 7 días. Quien lo tenga puede aceptar en tu lugar: no se lo pases a nadie.',
      '¿No sabes de qué se trata? Entonces puedes ignorar este correo.',
    ],
  }),
  organizationInvite: ({ organization, inviter }) => ({
    subject: organization ? `Invitación en Quizhall: ${organization}` : 'Te invitan a una organización',
    preview: 'Mira la invitación y acéptala.',
    paragraphs: [
      `${inviter ?? 'Alguien de la administración'} te invita en Quizhall a ${organization ? `la organización «${organization}»` : 'una organización'}. Mira la invitación y luego acepta:`,
    ],
    action: 'Ver la invitación',
    notes: [
      'El enlace sirve una vez, durante 7 días. Es para esta dirección: cualquier otra cuenta necesita la aprobación de la organización.',
      '¿No sabes de qué se trata? Entonces puedes ignorar este correo.',
    ],
  }),
  organizationExported: (title) => ({
    subject: 'Se pidieron todos los datos de tu organización en un archivo',
    preview: '¿Fuiste tú?',
    paragraphs: [
      `Alguien que ha iniciado sesión con tu cuenta pidió en un archivo todo lo que contiene «${title}»: los miembros con sus direcciones, los quizzes y las respuestas.`,
      'Si no fuiste tú, cierra la sesión en todas partes y cambia tu contraseña en tu perfil.',
    ],
    action: 'Abrir la organización',
    notes: ['Recibes este correo porque la organización te pertenece.'],
  }),
  twoFactorWanted: (title, from) => ({
    subject: 'Configura la verificación en dos pasos',
    preview: `Tu organización la exige a partir del ${day(from)}.`,
    paragraphs: [
      `«${title}» exige la verificación en dos pasos a partir del ${day(from)}. Después no abrirás nada allí sin ella.`,
      'Son dos minutos: en tu perfil, en Seguridad, con una aplicación de autenticación en tu teléfono.',
    ],
    action: 'Configurarla',
    notes: ['Recibes este correo porque eres miembro.'],
  }),
  organizationDeletion: (title, until) =>
    until === undefined
      ? {
          subject: 'Tu organización ha vuelto',
          preview: 'Se restauró, con sus quizzes y miembros.',
          paragraphs: [`«${title}» se restauró, con sus quizzes y miembros.`],
          action: 'Abrir la organización',
          notes: ['Recibes este correo porque eres miembro.'],
        }
      : {
          subject: 'Tu organización se eliminó',
          preview: `Todo lo que le pertenece desaparece el ${day(until)}.`,
          paragraphs: [
            `La persona a la que pertenece «${title}» la eliminó. Está cerrada y sus quizzes están en pausa.`,
            `Hasta el ${day(until)} se puede restaurar. Después desaparece todo: los miembros, los quizzes y las respuestas.`,
          ],
          action: 'Abrir la organización',
          notes: ['Recibes este correo porque eres miembro.'],
        },
  released: (title, percentage) => ({
    subject: 'Tu resultado está listo',
    preview: `Tu puntuación: ${percent(percentage)}.`,
    paragraphs: [
      `Tu resultado de ${taken(title)} está revisado y listo.`,
      `Tu puntuación: ${percent(percentage)}.`,
    ],
    action: 'Ver tu resultado',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  corrected: (title, from, to) => ({
    subject: 'Tu resultado se ha corregido',
    preview: `Tu puntuación: ${percent(to)}.`,
    paragraphs: [
      `Se corrigieron las soluciones de ${taken(title)} y tus respuestas se calificaron de nuevo.`,
      `Tu puntuación: ${percent(to)}. Antes: ${percent(from)}.`,
    ],
    action: 'Ver tu resultado',
    notes: title === undefined ? RESULT_NOTES : [],
  }),
  gradingReminder: (title) => ({
    subject: `Los resultados de “${title}” aún te esperan`,
    preview: 'Los participantes ven sus resultados cuando los calificas y publicas.',
    paragraphs: [
      `Hay entregas de “${title}” que llevan un día esperando a que las califiques o publiques.`,
      'Los participantes ven sus resultados cuando los calificas y publicas.',
    ],
    action: 'Calificar y publicar',
    notes: ['Recibes este correo porque este quiz es tuyo: una vez por lo que se entregó en un día.'],
  }),
  attemptChanged: (what, title, reason) => {
    const { subject, says, action } = CHANGES[what];
    const text = says(taken(title));
    return {
      subject,
      preview: text,
      paragraphs: [text, ...(reason ? [`Motivo indicado: ${reason}`] : [])],
      action,
      notes: ['Sin una cuenta, se abre en el navegador en el que hiciste el quiz.', NOT_YOU],
    };
  },
  deletionAnnounced: (announced) => ({
    subject: `Se eliminarán entregas antiguas de “${announced.title}”`,
    preview: deletion(announced),
    paragraphs: [
      deletion(announced),
      'Se eliminan nombres, direcciones y respuestas; las puntuaciones y las cifras del quiz se quedan. Expórtalas antes si las necesitas.',
    ],
    action: 'Exportar o cambiarlo',
    notes: ['Recibes este correo porque este quiz es tuyo y elegiste cuánto tiempo guarda las entregas.'],
  }),
  /** To whoever manages an organization. */
  webhookOff: (host) => {
    const text = webhookOff(host);
    return {
      subject: 'Se ha desactivado un webhook',
      preview: text,
      paragraphs: [text, 'Mira las últimas entregas, arregla lo que las recibe y vuelve a activarlo.'],
      action: 'Ver las entregas',
      notes: ['Recibes este correo porque administras una organización que configuró este webhook.'],
    };
  },
  takenDown: (news) => {
    const [subject, text] = takenDown(news);
    return {
      subject,
      preview: text,
      paragraphs:
        news.reason === undefined
          ? [text]
          : [
              text,
              'Nadie puede abrirlo ni empezarlo. Quien lo estaba haciendo puede terminarlo, y tú conservas sus resultados. Si crees que es un error, escríbenos: la página del quiz dice cómo.',
            ],
      action: 'Abrir el quiz',
      notes: ['Recibes este correo porque este quiz es tuyo.'],
    };
  },
};
