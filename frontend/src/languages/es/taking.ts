import { at, percent, plural } from './words.ts';

const answers = (count: number) => plural(count, 'respuesta', 'respuestas');

export const taking = {
  noQuizId: 'La dirección no indica ningún quiz',
  loading: 'Cargando el quiz',
  loadError: 'No se pudo cargar el quiz',
  tryAgain: 'Reintentar',
  toHome: 'Volver al inicio',
  storageFailed: 'El almacenamiento de este navegador no responde. Inténtalo de nuevo.',
  attemptGone: 'Este intento no se puede continuar. Empieza de nuevo.',

  take: {
    passage: 'Texto',
    exit: 'Salir',
    position: (index: number, total: number) => `P ${index + 1}/${total}`,
    question: (index: number, total: number) => `Pregunta ${index + 1} de ${total}`,
    points: (points: number) => plural(points, 'punto', 'puntos'),
    chooseOne: 'Elige una respuesta',
    chooseMany: 'Elige todas las correctas',
    writeAnswer: 'Tu respuesta',
    writeNumber: 'Tu respuesta, un número',
    numberPlaceholder: 'Escribe un número',
    changeSign: 'Cambiar el signo',
    numberBlank: (blank: string) => `${blank}, un número`,
    placeholder: 'Escribe tu respuesta',
    fillBlanks: 'Rellena los huecos',
    blank: (index: number, total: number) => (total === 1 ? 'Hueco' : `Hueco ${index + 1} de ${total}`),
    blankWord: 'hueco',
    unsupported: 'Este tipo de pregunta no se admite',
    previous: 'Anterior',
    next: 'Siguiente',
    toReview: 'Revisar y entregar',
    flag: 'Marcar',
    flagged: 'Marcada',
    /** Of one option, crossed out or not. */
    strike: (mark: string) => `Tachar la opción ${mark}`,
    isStruck: 'tachada',
    struck: (mark: string, struck: boolean, taken: boolean) =>
      struck
        ? `Opción ${mark} tachada.${taken ? ' Ya no es tu respuesta.' : ''}`
        : `Opción ${mark} recuperada.`,
    zoom: 'Tamaño',
    zoomed: (share: number) => `Tamaño ${percent(share)}`,
    fullscreen: 'Pantalla completa',
    leaveFullscreen: 'Salir de pantalla completa',
    fullscreenNeeded: 'Este quiz se hace en pantalla completa.',
    backToFullscreen: 'Volver a pantalla completa',
    navigator: 'Preguntas',
    openNavigator: 'Todas las preguntas',
    answeredOf: (answered: number, total: number) =>
      `${answered} de ${total} ${total === 1 ? 'respondida' : 'respondidas'}`,
    percent: (share: number) => `${percent(share)} completado`,
    noBack: 'Este quiz va en un solo sentido: las preguntas anteriores no se pueden abrir de nuevo.',
    legend: {
      current: 'Actual',
      answered: 'Respondida',
      unanswered: 'Sin responder',
      locked: 'Bloqueada',
      flagged: 'Marcada',
    },
    lost: (count: number) => plural(count, 'ya no se puede responder', 'ya no se pueden responder'),
    cell: (index: number, states: string) => `Pregunta ${index + 1}: ${states}`,
    cellPartly: 'respondida en parte',
    locked: 'El tiempo de esta pregunta se acabó. Tu respuesta queda como está.',
    lockedEmpty: 'El tiempo de esta pregunta se acabó.',
    lockedByCheck: 'Esta respuesta se comprobó y queda como está.',
    moreTime: (minutes: number) =>
      minutes === 1 ? 'Tienes 1 minuto más.' : `Tienes ${minutes} minutos más.`,
    lockedNotice: (index: number) => `El tiempo de la pregunta ${index + 1} se acabó.`,
    questionTime: (seconds: number) =>
      seconds === 1 ? 'Queda 1 segundo para esta pregunta' : `Quedan ${seconds} segundos para esta pregunta`,
    nextComing: 'Cargando la siguiente pregunta…',
    nextOffline: 'No tienes conexión. La siguiente pregunta llegará en cuanto te conectes.',
    timeLeft: 'Tiempo restante',
    timeOver: 'Se acabó el tiempo.',
    announce: {
      300: 'Quedan 5 minutos.',
      60: 'Queda 1 minuto.',
      30: 'Quedan 30 segundos.',
      10: 'Quedan 10 segundos.',
    },
    ownTime: (seconds: number) => `Tiempo propio: ${seconds} s`,
    recordedEvents: (count: number) => plural(count, 'suceso registrado', 'sucesos registrados'),
    shortcuts: {
      title: 'Durante un quiz',
      choose: 'elegir',
      next: 'siguiente',
      flag: 'marcar',
      all: 'Todas las teclas',
      list: {
        choose: 'Elegir una respuesta',
        next: 'Pasar a la siguiente pregunta',
        flag: 'Marcar o desmarcar la pregunta',
        strike: 'Tachar una respuesta o recuperarla',
        zoom: 'Ampliar o reducir la pregunta',
        move: 'Ir a la pregunta anterior o siguiente',
      },
    },
    media: (question: number) => `Contenido multimedia de la pregunta ${question}`,
    optionMedia: (mark: string) => `Contenido multimedia de la opción ${mark}`,
    captions: 'Subtítulos',
    enlarge: 'Ampliar imagen',
    /** In place of the words of an option that is heard or watched. */
    played: (mark: string) => `Opción ${mark}`,
  },

  joined: 'Tus respuestas del otro dispositivo ya están aquí.',

  save: {
    saved: 'Guardado',
    kept: 'Guardado en este dispositivo',
    saving: 'Guardando…',
    offline: (unsent: number) =>
      unsent === 0
        ? 'Sin conexión: tus respuestas están a salvo'
        : `Sin conexión: ${plural(unsent, 'respuesta se enviará', 'respuestas se enviarán')} al volver`,
    offlineShort: (unsent: number) => (unsent === 0 ? 'Sin conexión' : `Sin conexión: ${unsent} sin enviar`),
    troubleShort: (unsent: number) => `${unsent} sin enviar`,
    trouble: (unsent: number) => `Por enviar: ${answers(unsent)}. Reintentando`,
    wentOffline: 'Se perdió la conexión. Tus respuestas se guardan en este dispositivo.',
    wentOfflineHere:
      'Se perdió la conexión. Deja esta página abierta: este dispositivo no puede guardar tus respuestas.',
    backOnline: 'Volvió la conexión. Todas las respuestas están guardadas.',
    backKept: 'Volvió la conexión. Tus respuestas están guardadas y se envían pronto.',
    deviceFails:
      'Este dispositivo no puede guardar tus respuestas. Deja esta página abierta: se envían al servidor sobre la marcha.',
  },

  warnings: {
    tab: 'Atención: cambiaste de pestaña. Queda registrado.',
    copyPaste: 'En este quiz no se puede copiar ni pegar.',
    rightClick: 'En este quiz el botón derecho del ratón está desactivado.',
    keys: 'En este quiz este atajo de teclado está desactivado.',
    fullscreen: 'Atención: saliste de la pantalla completa. Queda registrado.',
  },

  handIn: {
    refused: 'No se pudo entregar el quiz. Inténtalo de nuevo.',
    stale: 'Llegaron respuestas de tu otro dispositivo. Revísalas y entrega de nuevo.',
    sending: 'Entregando tu quiz…',
    sendingText: 'Tarda un momento.',
    timeOver: 'Se acabó el tiempo',
    ended: (time: string) => `El propietario del quiz entregó tu quiz${at(time)}`,
    endedText: 'Ahora se envía lo que habías respondido hasta entonces. Deja esta página abierta.',
    timeOverText: 'Tus respuestas están completas y se envían en un momento. Deja esta página abierta.',
  },
};
