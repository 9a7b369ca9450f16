export const takingStarting = {
  working: 'Dein Quiz wird gestartet …',
  turn: (seconds: number) =>
    `Viele starten in diesem Moment, deshalb lassen wir alle nacheinander ein. Du bist in ${seconds} s dran. Deine Zeit beginnt erst dann.`,
  busy: (seconds: number) =>
    `Der Dienst ist ausgelastet. Nächster Versuch in ${seconds} s. Deine Zeit hat noch nicht begonnen.`,
  network: (seconds: number) =>
    `Keine Verbindung. Nächster Versuch in ${seconds} s. Deine Zeit beginnt, sobald du drin bist.`,
  aloud: (seconds: number) => `Bitte warte ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`}.`,
  stop: 'Nicht mehr warten',
  loading: 'Das dauert einen Moment',
};
