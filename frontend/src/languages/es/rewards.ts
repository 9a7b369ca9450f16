import type { Bonus } from '@quizhall/shared/model/enums';
import { number, plural } from './words.ts';

export const rewards = {
  title: 'Recompensas',
  lead: 'Puntos, insignias y certificados que te dieron tus resultados.',
  guestLead: 'Los quizzes pueden dar puntos, insignias y certificados. Con una cuenta se conservan para ti.',
  myResults: 'Mis resultados',
  prizes: {
    title: 'Premios',
    won: (amount: string, quiz: string) => `${amount} en “${quiz}”`,
    place: (place: number, at: string) => `Puesto ${number(place)}, ${at}`,
  },
  list: {
    loading: 'Cargando recompensas',
    failed: 'No se pudieron cargar tus recompensas',
    moreFailed: 'No se pudieron cargar las recompensas anteriores.',
  },
  points: 'Puntos en total',
  badgeCount: 'Insignias',
  certificateCount: 'Certificados',
  badges: 'Insignias',
  badgesHint: 'Cada una cuenta una vez por quiz.',
  how: {
    perfectScore: 'Todos los puntos de un quiz',
    fastCompletion: 'Aprobado en menos de la mitad del tiempo',
    firstAttempt: 'Aprobado en el primer intento',
  } satisfies Record<Bonus, string>,
  times: (count: number) => plural(count, 'vez', 'veces'),
  notYet: 'Aún no obtenida',
  latest: 'Última',
  certificates: 'Certificados',
  newest: (count: number) => `Se muestran los ${count} más recientes.`,
  score: (percent: string) => `Puntuación: ${percent}`,
  openCertificate: (title: string) => `Certificado: ${title}`,
  pdf: 'Descargar PDF',
  pdfOf: (title: string) => `Descargar PDF de ${title}`,
  history: 'De dónde vienen',
  attempt: (number: number) => `Intento ${number}`,
  plus: (points: number) => `+${plural(points, 'punto', 'puntos')}`,
  emptyTitle: 'Todavía no hay recompensas',
  emptyText:
    'Termina un quiz que dé recompensas: lo que ganes aparecerá aquí en cuanto se pueda saber su puntuación.',
  emptyAction: 'Unirse a un quiz',
  about: 'Cómo funcionan las recompensas',
  ways: {
    points: {
      title: 'Puntos',
      text: 'Cada respuesta correcta da puntos, y un quiz puede sumar más por la puntuación perfecta, por la rapidez y por aprobar en el primer intento; esto último, una sola vez por quiz.',
    },
    badges: {
      title: 'Insignias',
      text: 'Puntuación perfecta, Final rápido y A la primera: una de cada por cada quiz en el que la consigas.',
    },
    certificates: {
      title: 'Certificados',
      text: 'Quien aprueba un quiz con certificado recibe un PDF con un código con el que cualquiera puede comprobarlo.',
    },
  },
  practice: 'La práctica que no cuenta no da recompensas.',
  signUp: 'Crear cuenta',
  signIn: 'Acceder',
  signInText:
    'Lo que hiciste como invitado en este navegador se puede conservar: abre su resultado y elige “Conservar este resultado”.',
};
