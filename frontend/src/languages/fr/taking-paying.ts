export const takingPaying = {
  button: (price: string) => `Payer ${price} et commencer`,
  title: 'Payer pour commencer',
  row: (title: string) => `Accès à « ${title} »`,
  note: 'Vous payez une fois, quel que soit le nombre de tentatives du quiz. Le reçu arrive par e-mail.',
  paid: 'Vous pouvez commencer le quiz.',
  done: 'Paiement effectué. Vous pouvez commencer le quiz.',
};
