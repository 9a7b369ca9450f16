import { number, plural } from './words.ts';

export const takingPractice = {
  check: 'Comprobar',
  /** What the key is said to do. */
  enter: 'comprobar',
  skip: 'Omitir',
  next: 'Siguiente pregunta',
  toReview: 'Revisar y entregar',
  verdicts: { right: 'Correcta', partly: 'Correcta en parte', wrong: 'Incorrecta' },
  points: (points: number, most: number) => `${number(points)} de ${plural(most, 'punto', 'puntos')}`,
  answer: (count: number): string => (count > 1 ? 'Respuestas correctas' : 'Respuesta correcta'),
  chosen: 'Tu respuesta',
  why: 'Explicación',
  loading: 'Esta respuesta está comprobada. Cargando lo que resultó…',
  again: 'Reintentar',
  /** Why there is no feedback. */
  troubles: {
    empty: 'Responde primero la pregunta u omítela.',
    offline:
      'No tienes conexión. Tu respuesta está guardada en este dispositivo; compruébala cuando vuelva la conexión u omítela por ahora.',
    failed: 'No se pudo comprobar tu respuesta. Está guardada; inténtalo de nuevo u omítela por ahora.',
    closed:
      'Este quiz ya no es de práctica, así que las respuestas no se comprueban más. Sigue y entrega: tus respuestas están guardadas.',
  },
};
