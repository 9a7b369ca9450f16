export const takingPaying = {
  button: (price: string) => `Pagar ${price} y empezar`,
  title: 'Pagar para empezar',
  row: (title: string) => `Entrada a “${title}”`,
  note: 'Pagas una vez, permita el quiz los intentos que permita. El recibo llega por correo.',
  paid: 'Ya puedes empezar el quiz.',
  done: 'Pago completo. Ya puedes empezar el quiz.',
};
