import { at, percent, plural } from './words.ts';

export const takingResult = {
  title: (quiz: string) => `Resultado: ${quiz}`,
  loadError: 'No se pudo cargar el resultado',
  loadFallback: 'No se pudo cargar tu resultado. Inténtalo de nuevo.',
  notHere: 'Este resultado se puede ver en el navegador en que se hizo el quiz, o al acceder a tu cuenta.',
  inProgress: 'Este intento todavía no está terminado.',
  goOn: 'Continuar',
  signIn: 'Acceder',
  completed: 'Quiz terminado',
  timedOut: 'Se acabó el tiempo',
  timedOutText: 'Tus respuestas se entregaron automáticamente.',
  pending: 'Quiz entregado',
  hello: (name: string, quiz: string) => (name ? `${name}, gracias por hacer “${quiz}”` : quiz),
  passed: 'Aprobado',
  failed: 'No aprobado',
  needed: (share: number) => `Hace falta un ${percent(share)} para aprobar`,
  score: 'Puntuación',
  grade: 'Nota',
  correct: 'Correctas',
  points: 'Puntos',
  time: 'Tiempo',
  attempt: 'Intento',
  answered: 'Respondidas',
  outOf: (part: string, whole: string) => `${part} de ${whole}`,
  show: 'Ver los detalles',
  hide: 'Ocultar los detalles',
  review: 'Tus respuestas',
  filter: 'Mostrar',
  all: 'Todas',
  wrong: 'Solo errores',
  flagged: 'Marcadas',
  noMistakes: 'Aquí no hay errores.',
  unfold: 'Abrir todas',
  fold: 'Cerrar todas',
  nothingFlagged: 'No marcaste ninguna pregunta.',
  jump: 'Preguntas de esta lista',
  toQuestion: (number: number, verdict: string) => `Pregunta ${number}: ${verdict}`,
  answers: {
    never: 'El propietario del quiz no muestra las respuestas de este quiz.',
    notYet: 'Las respuestas correctas todavía no se muestran',
    attemptsLeft: (left: number | undefined) => {
      if (left === undefined) {
        return 'Puedes hacer este quiz tantas veces como quieras. Las respuestas se muestran cuando aciertas todo o cuando dices que has terminado.';
      }
      return left === 1
        ? 'Te queda 1 intento. Las respuestas se muestran después, o cuando dices que has terminado.'
        : `Te quedan ${left} intentos. Las respuestas se muestran después del último, o cuando dices que has terminado.`;
    },
    endsAt: (when: string) => `Se muestran a todos después del ${when}, cuando termine el quiz.`,
    reasons: {
      no_score: 'Llegan con tu puntuación.',
      prize_open: 'Se muestran cuando se decidan los ganadores del premio.',
      not_released: 'Las publica el propietario del quiz. Vuelve a esta página para verlas.',
      attempt_open: 'Tienes otro intento en curso. Podrán verse cuando esté terminado.',
    },
    done: 'Terminar y ver las respuestas',
    confirm: {
      title: '¿Mostrar las respuestas?',
      message: 'Verás las respuestas correctas y ya no podrás hacer este quiz otra vez.',
      confirm: 'Mostrar respuestas',
      cancel: 'Conservar intentos',
    },
    failed: 'No se pudieron mostrar las respuestas. Inténtalo de nuevo.',
  },
  keep: {
    title: 'Conservar este resultado',
    text: 'Está solo en este navegador. Con una cuenta lo encuentras en Mis resultados, en todos los dispositivos.',
    signUp: 'Crear cuenta y conservar',
    signIn: 'Acceder y conservar',
    add: 'Añadir a Mis resultados',
    kept: 'Está en Mis resultados',
    keptToast: (count: number) =>
      `${plural(count, 'resultado está', 'resultados están')} ahora en Mis resultados.`,
    keptText: 'Este resultado ya pertenece a tu cuenta.',
    myResults: 'Abrir Mis resultados',
    failed: 'No se pudo añadir el resultado. Inténtalo de nuevo.',
    notYet: 'Todavía no se puede añadir, o ya lo tiene otra cuenta.',
  },
  underReview: 'Resultados en revisión',
  underReviewText: 'Recibirás tus resultados por correo en un plazo de 24 a 48 horas.',
  underReviewHere:
    'No hay ninguna dirección de correo para este intento. Vuelve a esta página, en este navegador, para ver tu resultado cuando se publique.',
  awaitsPrize: 'Tu puntuación llega con el premio',
  awaitsPrizeText: (when: string | undefined) =>
    when === undefined
      ? 'Tu puntuación aparece cuando se decida el premio.'
      : `Tu puntuación aparece cuando se decida el premio, el ${when}.`,
  copyLink: 'Copiar enlace a esta página',
  calledIn: 'Tu quiz se entregó',
  calledInText: (when: string) =>
    `Las respuestas que diste antes y que aún no se habían enviado cuentan hasta el ${when}. Abre el quiz en el dispositivo en que lo hiciste; después, tu resultado aparecerá aquí.`,
  notFinal: 'Tu tiempo se acabó',
  notFinalText: (when: string) =>
    `Las respuestas retenidas por un corte de conexión aún cuentan hasta el ${when}. Abre el quiz en el dispositivo en que lo hiciste; después, tu resultado aparecerá aquí.`,
  lateSync:
    'Algunas de tus respuestas llegaron después de que terminara su tiempo. Cuentan; el propietario del quiz puede ver esta nota.',
  deleted: (day: string) =>
    `Las respuestas de este intento se eliminaron el ${day}, porque el quiz las guarda por tiempo limitado. Tu puntuación se mantiene.`,
  receipt: 'Recibo',
  receiptText: (when: string) =>
    `Prueba de que tus respuestas se recibieron el ${when}. Conserva el archivo: cualquiera puede comprobarlo.`,
  copyReceipt: 'Copiar enlace al recibo',
  saveReceipt: 'Descargar recibo',
  receiptFile: (quiz: string) => `Recibo ${quiz}`,
  receiptCheck: 'Comprobar un recibo',
  practice: 'Práctica',
  annulled: 'Anulado',
  annulledText: (when: string) =>
    `Este intento se anuló el ${when} y no cuenta en ningún sitio. Motivo indicado:`,
  endedByOwner: (time: string) =>
    `El propietario del quiz entregó este intento${at(time)}. Cuenta lo que habías respondido hasta entonces.`,
  uncounted: 'No cuenta: este intento no entra en estadísticas, promedios ni recompensas.',
  corrected: (at: string, from: number, to: number) =>
    `Tu resultado se corrigió el ${at}: ${percent(to)}; antes, ${percent(from)}.`,
  home: 'Volver al inicio',
  retake: 'Repetir',
  share: 'Compartir quiz',
  shareFailed: 'Este dispositivo no pudo compartir el enlace. Cópialo de la barra de direcciones.',
  shareText: (quiz: string) => `Haz el quiz “${quiz}”`,
  recordedEvents: (count: number) =>
    `${plural(count, 'suceso se registró', 'sucesos se registraron')} mientras hacías el quiz, como salir de la pestaña. El propietario del quiz puede verlo; tu puntuación no cambia por ello.`,
  byTag: {
    title: 'Puntuación por etiqueta',
    tag: 'Etiqueta',
    questions: 'Preguntas',
    points: 'Puntos',
    score: 'Puntuación',
  },
  rewards: {
    title: 'Ganaste',
    points: (points: number) => plural(points, 'punto', 'puntos'),
    answers: 'Respuestas correctas',
    plus: (gained: string) => `+${gained}`,
  },
  feedback: {
    title: '¿Qué te pareció este quiz?',
    rating: 'Tu valoración',
    stars: (count: number) => plural(count, 'estrella', 'estrellas'),
    ratingRequired: 'Elige una valoración',
    difficulty: '¿Qué tan difícil fue?',
    difficulties: { too_easy: 'Muy fácil', just_right: 'Adecuado', too_hard: 'Muy difícil' },
    comment: 'Comentario',
    commentHint: 'Opcional. ¿Qué estuvo bien, qué podría mejorar?',
    send: 'Enviar opinión',
    failed: 'No se pudo enviar tu opinión. Inténtalo de nuevo.',
    offline: 'No tienes conexión. Tu opinión se guarda en esta pestaña; envíala cuando vuelva la conexión.',
    thanks: 'Gracias por tu opinión',
    thanksText: (count: number) => `Diste ${plural(count, 'estrella', 'estrellas')}.`,
    change: 'Cambiarla',
  },
};
