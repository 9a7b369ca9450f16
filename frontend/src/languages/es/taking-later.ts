import { at, number, percent, plural } from './words.ts';

export const takingLater = {
  tryAgain: 'Reintentar',

  page: (page: number, pages: number) => `Página ${page} de ${pages}`,

  leave: {
    title: '¿Salir del quiz?',
    message: '¿Seguro que quieres salir? Puede que pierdas lo que llevas hecho.',
    kept: 'Las respuestas dadas hasta ahora se conservan, y puedes seguir hasta que se acabe el tiempo.',
    waiting: 'Tu quiz todavía no se ha enviado. Solo se envía mientras esta página esté abierta.',
    confirm: 'Salir',
    stay: 'Quedarme',
  },

  review: {
    title: 'Revisa tus respuestas',
    answered: 'Respondidas',
    unanswered: 'Sin responder',
    flagged: 'Marcadas',
    remaining: 'Tiempo restante',
    status: 'Estado de las preguntas',
    jump: 'Elige un número para volver a esa pregunta.',
    warnUnanswered: (count: number) =>
      `Tienes ${plural(count, 'pregunta sin responder', 'preguntas sin responder')}.`,
    warnLost: (count: number) =>
      `${plural(count, 'pregunta ya no se puede responder', 'preguntas ya no se pueden responder')}.`,
    warnPartly: (count: number) =>
      `${plural(count, 'pregunta está respondida', 'preguntas están respondidas')} en parte: aún queda algo vacío.`,
    warnFlagged: (count: number) => `Tienes ${plural(count, 'pregunta marcada', 'preguntas marcadas')}.`,
    warnLow: 'Quedan menos de 5 minutos.',
    warnLast: 'Queda menos de un minuto.',
    confirm: {
      title: '¿Entregar con preguntas sin responder?',
      message: (count: number, lost: number) =>
        [
          `Hay ${plural(count, 'pregunta sin responder', 'preguntas sin responder')}.`,
          ...(lost > 0
            ? [plural(lost, 'más ya no se puede responder.', 'más ya no se pueden responder.')]
            : []),
          'Después de entregar no puedes cambiar nada.',
        ].join(' '),
    },
    allDone: 'Todas las preguntas están respondidas.',
    edit: 'Seguir editando',
    editLast: 'Volver a la última pregunta',
    submit: 'Entregar quiz',
    notSubmitted: 'Tu quiz todavía no se ha entregado. Tus respuestas siguen aquí.',
  },

  handIn: {
    offline: 'Tu quiz está terminado y guardado en este dispositivo',
    offlineText: (when: string) =>
      `Se terminó${at(when)} y se envía en cuanto vuelva la conexión. Puedes recargar esta página, pero vuelve a ella.`,
    busy: 'El servicio está ocupado',
    busyText: (when: string) =>
      `Tu quiz se terminó${at(when)} y está guardado en este dispositivo. Se envía en cuanto el servicio responda.`,
    failed: 'Tu quiz todavía no se pudo entregar',
    failedText: (when: string) =>
      `Se terminó${at(when)} y está guardado en este dispositivo. Lo seguimos intentando.`,
    notKept: 'Tu quiz está terminado, pero aún no se ha enviado',
    notKeptText: (when: string) =>
      `Se terminó${at(when)}. Este dispositivo no puede guardarlo: deja esta página abierta hasta que se envíe.`,
    retryIn: (seconds: number) => `Próximo intento en ${seconds} s`,
    retry: 'Reintentar',
  },

  elsewhere: {
    tab: {
      title: 'Este intento está abierto en otra pestaña',
      text: 'Sigue allí o continúa aquí. No se pierde nada de lo que respondiste.',
      use: 'Usar esta pestaña',
    },
    device: {
      title: 'Seguiste en otro dispositivo',
      text: 'Sus respuestas ya están aquí, y lo que respondiste solo aquí también se envía. Sigue allí o sigue aquí.',
      use: 'Seguir aquí',
    },
    holdings: {
      here: 'Este dispositivo:',
      other: (device: string | undefined) =>
        device ? `El otro dispositivo (${device}):` : 'El otro dispositivo:',
      unsent: (count: number) =>
        count === 0 ? 'todo enviado' : plural(count, 'respuesta sin enviar', 'respuestas sin enviar'),
      saved: (minutes: number) =>
        minutes === 0 ? 'guardado ahora mismo' : `guardado hace ${plural(minutes, 'minuto', 'minutos')}`,
      answers: (count: number) => plural(count, 'respuesta', 'respuestas'),
    },
  },

  zoom: {
    in: 'Ampliar',
    out: 'Reducir',
    at: percent,
  },

  essay: {
    label: 'Tu respuesta',
    placeholder: 'Escribe tu respuesta',
    hint: 'Se recomiendan al menos 100 palabras',
    words: (count: number) => plural(count, 'palabra', 'palabras'),
    left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${number(count)} caracteres`),
    full: (most: number) => `No hay más espacio: ${number(most)} caracteres.`,
  },

  overruled: {
    title: 'Tu otro dispositivo también respondió esto',
    text: (answer: string) =>
      answer === ''
        ? 'Cuenta su respuesta. En este dispositivo habías dejado la pregunta vacía.'
        : `Cuenta su respuesta. En este dispositivo habías respondido: ${answer}`,
    long: 'Cuenta su respuesta. En este dispositivo habías escrito:',
    here: 'Lo que habías escrito en este dispositivo',
    use: 'Usar la respuesta de aquí',
    leave: 'Dejarla así',
  },

  leftBehind: {
    late: {
      title: 'Algunos de tus textos llegaron demasiado tarde',
      text: (count: number) =>
        `Tu quiz se entregó, pero ${plural(count, 'texto era demasiado largo', 'textos eran demasiado largos')} para enviarse después del final. Cuenta lo que ya se había guardado de ${count === 1 ? 'él' : 'ellos'}. Descarga tus respuestas y muéstralas a quien dirige el quiz.`,
    },
    elsewhere: {
      title: 'Tu quiz ya se entregó',
      text: (count: number) =>
        `Se entregó en otro dispositivo, o lo entregó quien dirige el quiz. ${plural(count, 'respuesta que diste aquí no se había enviado hasta entonces y no cuenta', 'respuestas que diste aquí no se habían enviado hasta entonces y no cuentan')}. Descarga tus respuestas y muéstralas a quien dirige el quiz.`,
    },
    owner: {
      title: (time: string) => `El propietario del quiz entregó tu quiz${at(time)}`,
      text: (count: number) =>
        count === 1
          ? '1 respuesta tuya no se había enviado hasta entonces y no cuenta. Se conserva en este dispositivo y seguirá contigo si el propietario del quiz deja que tu intento continúe. También puedes descargarla.'
          : `${number(count)} respuestas tuyas no se habían enviado hasta entonces y no cuentan. Se conservan en este dispositivo y seguirán contigo si el propietario del quiz deja que tu intento continúe. También puedes descargarlas.`,
    },
    on: 'Ir al resultado',
  },

  invalid: {
    title: 'El quiz no se puede abrir en este punto',
    text: 'Lo que este navegador conserva de tu intento no se puede abrir. Tus respuestas están guardadas aquí y puedes descargarlas como archivo para mostrarlas a quien dirige el quiz.',
    home: 'Volver al inicio',
  },
  stranded: {
    title: 'El servidor ya no conoce este intento',
    text: 'Algunas de tus respuestas nunca se enviaron. Están guardadas en este dispositivo. Inténtalo de nuevo o descárgalas como archivo para mostrarlas a quien dirige el quiz.',
    download: 'Descargar respuestas',
    discard: 'Borrar de este dispositivo',
    fileName: 'mis-respuestas.txt',
  },
};
