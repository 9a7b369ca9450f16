import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import type { NoteText, NoteTexts } from '../en/notes.ts';
import { assignments } from './assignments.ts';
import { day, percent } from './formats.ts';
import { payments } from './payments.ts';
import { prizes } from './prizes.ts';
import { quizzes } from './quizzes.ts';

const CHANGES: Record<AttemptChangeKind, (quiz: string) => NoteText> = {
  reopened: (quiz) => ({
    title: 'Puedes seguir con tu quiz',
    message: `Tu intento en “${quiz}” se ha reabierto. Sigue antes de que se acabe su tiempo.`,
  }),
  granted: (quiz) => ({
    title: 'Tienes otro intento',
    message: `Se te ha concedido otro intento en “${quiz}”.`,
  }),
  forcedIn: (quiz) => ({
    title: 'Tu quiz se ha entregado',
    message: `Tu intento en “${quiz}” se ha entregado por ti, con lo que estaba guardado.`,
  }),
  annulled: (quiz) => ({
    title: 'Tu intento se ha anulado',
    message: `Tu intento en “${quiz}” no cuenta en ningún sitio.`,
  }),
  reinstated: (quiz) => ({
    title: 'Tu intento vuelve a contar',
    message: `Tu intento en “${quiz}” estaba anulado.`,
  }),
};

const reasonOf = (reason?: string) => (reason ? ` Motivo indicado: ${reason}` : '');

export const notes: NoteTexts = {
  resultLate: ({ quiz, percentage }) => ({
    title: 'Tu resultado está listo',
    message: `Se acabó el tiempo en “${quiz}”, así que se entregaron tus respuestas guardadas. Tu puntuación: ${percent(percentage)}.`,
  }),
  resultReleased: ({ quiz, percentage }) => ({
    title: 'Tu resultado está listo',
    message: `Los resultados de “${quiz}” están publicados. Tu puntuación: ${percent(percentage)}.`,
  }),
  resultCorrected: ({ quiz, from, to }) => ({
    title: 'Tu resultado se ha corregido',
    message: `Se corrigieron las soluciones de “${quiz}”. Tu puntuación: ${percent(to)} (antes: ${percent(from)}).`,
  }),
  firstResponse: ({ quiz }) => ({
    title: 'Tu quiz tiene su primera respuesta',
    message: `Alguien ha completado “${quiz}”. Mira cómo le fue.`,
  }),
  quizStarted: ({ quiz }) => ({
    title: 'Un quiz ha empezado',
    message: `“${quiz}” está abierto: querías saber cuándo empieza.`,
  }),
  ownQuizStarted: ({ quiz }) => ({
    title: 'Tu quiz ha empezado',
    message: `“${quiz}” está abierto a los participantes, como dice su calendario.`,
  }),
  essaysWaiting: ({ quiz }) => ({
    title: 'Hay redacciones por calificar',
    message: `Alguien ha entregado una redacción en “${quiz}”. El resultado espera a que la califiques.`,
  }),
  essaysStillWaiting: ({ quiz }) => ({
    title: 'Hay resultados que te esperan',
    message: `Hay entregas de “${quiz}” por calificar o publicar.`,
  }),
  deletionAnnounced: (announced) => ({
    title: 'Se eliminarán entregas antiguas',
    message: `${quizzes.deletionAnnounced(announced).preview} Expórtalas antes si las necesitas.`,
  }),
  quizInvite: () => ({
    title: 'Te invitan a trabajar en un quiz',
    message: 'Mira quién te lo pide y de qué se trata, y acepta o rechaza.',
  }),
  inviteAccepted: ({ quiz, name }) => ({
    title: 'Han aceptado tu invitación',
    message: `${name ?? 'Otra persona'} trabaja ahora contigo en “${quiz}”.`,
  }),
  attemptChanged: ({ what, quiz, reason }) => {
    const { title, message } = CHANGES[what](quiz);
    return { title, message: message + reasonOf(reason) };
  },
  webhookOff: ({ host }) => ({
    title: 'Se ha desactivado un webhook',
    message: `Nada de lo que enviamos a ${host} en los últimos tres días ha llegado, así que ya no enviamos nada allí.`,
  }),
  takenDown: (news) => {
    const { subject, preview } = quizzes.takenDown(news);
    return { title: subject, message: preview };
  },
  prize: ({ news, reason, ...told }) => {
    const { subject, paragraphs } = prizes.prize(news, told);
    return { title: subject, message: paragraphs.join(' ') + reasonOf(reason) };
  },
  pool: ({ news, ...told }) => {
    const { subject, preview } = prizes.pool(news, told);
    return { title: subject, message: preview };
  },
  plan: (told) => {
    const { subject, preview } = payments.plan(told);
    return { title: subject, message: preview };
  },
  approvalWaiting: ({ quiz, name }) => ({
    title: 'Un quiz espera tu aprobación',
    message: `${name ?? 'Alguien'} quiere publicar “${quiz}”. Míralo y apruébalo o recházalo.`,
  }),
  approvalGiven: ({ quiz, paused }) => ({
    title: 'Tu quiz se ha aprobado',
    message: paused ? `“${quiz}” está como lo pediste y sigue en pausa.` : `“${quiz}” está publicado.`,
  }),
  approvalRefused: ({ quiz, reason }) => ({
    title: 'Tu quiz no se ha aprobado',
    message: `“${quiz}” no está publicado. Lo que escribiste sigue ahí. Motivo indicado: ${reason}`,
  }),
  approvalReplaced: ({ quiz }) => ({
    title: 'Tu quiz ya no espera',
    message: `Otra persona ha cambiado “${quiz}”; lo que pediste ya no espera.`,
  }),
  assignment: (told) => {
    const { subject, paragraphs } = assignments.assignment(told);
    return { title: subject, message: paragraphs.join(' ') };
  },
  twoFactorWanted: ({ organization, from }) => ({
    title: 'Configura la verificación en dos pasos',
    message: `“${organization}” la exige a partir del ${day(from)}. Después no abrirás nada allí sin ella.`,
  }),
  domainUnproven: ({ domain, until }) => ({
    title: until === undefined ? 'Un dominio ya no está comprobado' : 'Falta el registro de un dominio',
    message:
      until === undefined
        ? `El registro de ${domain} no se encontró durante días. Nadie entra ya por este dominio hasta que vuelvas a comprobarlo.`
        : `No encontramos el registro que comprueba ${domain}. Vuelve a ponerlo antes del ${day(until)}, o nadie entrará ya por este dominio.`,
  }),
};
