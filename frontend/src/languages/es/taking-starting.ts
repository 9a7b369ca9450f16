export const takingStarting = {
  working: 'Empezando tu quiz…',
  turn: (seconds: number) =>
    `Muchas personas empiezan en este momento, así que entran una tras otra. Tu turno llega en ${seconds} s. Tu tiempo empieza solo entonces.`,
  busy: (seconds: number) =>
    `El servicio está ocupado. Nuevo intento en ${seconds} s. Tu tiempo todavía no ha empezado.`,
  network: (seconds: number) =>
    `Sin conexión. Nuevo intento en ${seconds} s. Tu tiempo empieza cuando entres.`,
  aloud: (seconds: number) => `Espera ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  stop: 'Dejar de esperar',
  loading: 'Tarda un momento',
};
