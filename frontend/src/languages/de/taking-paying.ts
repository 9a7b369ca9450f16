export const takingPaying = {
  button: (price: string) => `${price} zahlen und starten`,
  title: 'Zahlen und starten',
  row: (title: string) => `Teilnahme an „${title}“`,
  note: 'Du zahlst einmal, egal wie viele Versuche das Quiz erlaubt. Der Beleg kommt per E-Mail.',
  paid: 'Du kannst das Quiz jetzt starten.',
  done: 'Die Zahlung ist abgeschlossen. Du kannst das Quiz jetzt starten.',
};
