import type { Predata } from '@quizhall/shared/model/entry-card';
import { number, percent, plural } from './words.ts';

type QuestionTime = NonNullable<Predata['questionTime']>;

function timedText(timed: number, all: number, asked: number): string {
  if (timed === all) return 'Cada pregunta tiene';
  return asked < all ? 'Algunas preguntas tienen' : plural(timed, 'pregunta tiene', 'preguntas tienen');
}

export const takingOverview = {
  otherCode: 'Código del quiz',
  otherCodeHint: 'Letras y cifras, tal como te las dieron.',
  openOther: 'Abrir quiz',
  otherCodeInvalid: 'Un código de quiz tiene 6 letras y cifras, pero nunca 0, O, 1 ni I.',
  loadFallback: 'No se pudo cargar el quiz. Inténtalo de nuevo.',
  by: (organization: string) => `De ${organization}`,
  membersQuiz: 'Un cuestionario para miembros',
  questions: 'Preguntas',
  duration: 'Duración',
  difficulty: 'Dificultad',
  attempts: 'Intentos',
  unlimited: 'Sin límite',
  practice: 'Este quiz es de práctica',
  practiceText: (counts: boolean) =>
    `Comprueba cada respuesta sobre la marcha: ves enseguida si es correcta y por qué. ${counts ? 'Tus intentos cuentan.' : 'Nada cuenta.'}`,
  used: (used: number) => plural(used, 'usado', 'usados'),
  usedAndDone: (used: number) => `${plural(used, 'usado', 'usados')}; renunciaste al resto`,
  minutes: (minutes: number) => `${minutes} min`,
  points: (points: number, least = points) =>
    least < points ? `de ${number(least)} a ${number(points)} puntos` : plural(points, 'punto', 'puntos'),
  passing: (share: number) => `${percent(share)} para aprobar`,
  price: (amount: string) => `Precio: ${amount}`,
  instructions: 'Instrucciones',
  goodToKnow: 'Conviene saber',
  notes: {
    timer: (minutes: number) =>
      `El tiempo empieza cuando empiezas y dura ${plural(minutes, 'minuto', 'minutos')}. Se añaden 5 segundos para la carga.`,
    drawn: (asked: number, all: number) =>
      asked === 1
        ? `Tu pregunta se sortea entre ${all}; a otras personas puede tocarles otra.`
        : `Tus ${asked} preguntas se sortean entre ${all}; a otras personas pueden tocarles otras.`,
    questionTime: (
      { timed, shortest, longest }: QuestionTime,
      { totalQuestions, drawnFrom = totalQuestions }: Pick<Predata, 'totalQuestions' | 'drawnFrom'>,
    ) =>
      `${timedText(timed, drawnFrom, totalQuestions)} ${
        shortest === longest ? plural(longest, 'segundo', 'segundos') : `de ${shortest} a ${longest} segundos`
      } de tiempo propio. Cuando se agota, su respuesta queda como está y viene la pregunta siguiente.`,
    saved:
      'Las respuestas se guardan sobre la marcha. Puedes perder la conexión o recargar la página y seguir.',
    forward: 'Las preguntas vienen una tras otra. No puedes volver a una pregunta anterior.',
  },
  monitored: 'Este quiz está supervisado',
  recorded: (blocksKeys: boolean) =>
    `El propietario del quiz puede ver cuándo cambias de pestaña, sales de la ventana o de la pantalla completa, copias, cortas, pegas${blocksKeys ? ', usas el botón derecho o pulsas un atajo bloqueado (buscar en la página, herramientas de desarrollo)' : ' o usas el botón derecho'}, cuánto tiempo estás fuera, y cómo avanzas por las preguntas y cambias respuestas.`,
  monitoring: {
    disableCopyPaste: 'Copiar y pegar está desactivado.',
    disableRightClick: 'El botón derecho del ratón está desactivado.',
    fullScreenMode: 'El quiz se abre en pantalla completa.',
    oneDevice: 'Un intento solo continúa en el dispositivo en que se empezó.',
  },
  identity:
    'El propietario de este quiz verifica la identidad de los participantes. Ten a mano algo que muestre quién eres.',
  participantLimit: (count: number) =>
    `Este quiz admite como máximo ${plural(count, 'participante', 'participantes')}.`,
  retention: (months: number) =>
    `Los nombres y las respuestas se eliminan ${plural(months, 'mes', 'meses')} después de tu entrega.`,
  before: 'Antes de empezar',
  password: 'Contraseña del quiz',
  passwordRequired: 'Escribe la contraseña del quiz',
  passwordIncorrect: 'Contraseña incorrecta',
  passwordWait: (seconds: number) =>
    `Desde aquí llegaron demasiadas contraseñas incorrectas. Inténtalo de nuevo en ${seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  required: (label: string) => `Falta rellenar: ${label}`,
  emailInvalid: 'Escribe una dirección de correo válida',
  phoneInvalid: 'Escribe un número de teléfono válido',
  optional: 'Opcional',
  terms: ['Acepto los', 'términos y condiciones'],
  disclosure: (asked: boolean, canSignIn: boolean) =>
    `El propietario de este quiz recibe ${asked ? 'lo que escribes arriba, ' : ''}tus respuestas y tus tiempos.${canSignIn ? ' Si accediste a tu cuenta, también tu nombre y tu correo.' : ''}`,
  termsRequired: 'Debes aceptar los términos y condiciones',
  cancel: 'Cancelar',
  /** Where nothing was begun that could be cancelled. */
  back: 'Atrás',
  start: 'Empezar quiz',
  startBelow: 'Ir al comienzo',
  continue: 'Continuar',
  resumeTitle: 'Tienes un intento en curso',
  resumeText: 'Tus respuestas se conservan. El tiempo corre aunque no estés.',
  waitingTitle: 'Tu quiz espera a enviarse',
  waitingText: 'Está terminado y guardado en este dispositivo. Continúa para enviarlo.',
  startFallback: 'No se pudo empezar el quiz. Inténtalo de nuevo.',
  startFailed: 'No se pudo empezar el quiz',
  opensIn: 'Se abre en',
  opensAt: (when: string) => `Este quiz se abre el ${when}.`,
  openSoon: (seconds: number) =>
    `El quiz se abrió. Entrarás en un plazo de ${plural(seconds, 'segundo', 'segundos')}; tu tiempo empieza solo entonces.`,
  startsItself: 'Rellena lo que se pide abajo: después el quiz empieza solo.',
  openChecking: 'Comprobando la hora con el servidor…',
  openNow: 'El quiz está abierto. Ya puedes empezar.',
  openUnfilled: 'El quiz se abrió. Rellena lo que falta y pulsa “Empezar quiz”.',
  closesAt: (when: string) => `Abierto hasta el ${when}`,
  loginRequired: 'Accede a tu cuenta para abrir este quiz.',
  signIn: 'Acceder',
  signUp: 'Crear cuenta',
  seeResult: 'Ver tu último resultado',
  endedAt: (when: string) => `Estuvo abierto hasta el ${when}.`,
  doors: {
    QUIZ_PAUSED: 'En pausa por ahora',
    QUIZ_CLOSED: 'Ya terminó',
    QUIZ_ARCHIVED: 'Ya no está disponible',
    ATTEMPTS_USED: 'No quedan intentos',
    ATTEMPTS_DONE: 'Ya terminaste con este quiz',
    QUIZ_FULL: 'No quedan plazas',
    PAYMENT_REQUIRED: 'Hay que pagar',
    MEMBERS_ONLY: 'Solo para miembros',
    TWO_FACTOR_REQUIRED: 'Primero un segundo factor',
    other: 'No disponible para ti ahora',
  },
  setUpSecondFactor: 'Configurarlo',
  signInFirst: 'Acceder para empezar',
  prize: {
    email: 'Quienes ganan reciben aquí un correo con un enlace para pedir su premio.',
    ended: (when: string) => `El quiz terminó el ${when}; quienes ganaron reciben un correo.`,
    title: (amount: string) => `Bolsa de premios: ${amount}`,
    places: (places: number) =>
      places === 1 ? 'La gana el mejor resultado.' : `Se la reparten los ${places} mejores resultados.`,
    ends: (when: string) => `El quiz termina el ${when}; los premios se pagan en un plazo de 7 días.`,
  },
  rewards: {
    title: 'Recompensas',
    answer: (points: number) => `${plural(points, 'punto', 'puntos')} por cada respuesta correcta`,
    perfectScore: (points: number) => `${points} más por una puntuación perfecta`,
    fastCompletion: (points: number) => `${points} más por aprobar en menos de la mitad del tiempo`,
    firstAttempt: (points: number) => `${points} más por aprobar en el primer intento`,
    certificate: 'Un certificado si apruebas',
  },
};
