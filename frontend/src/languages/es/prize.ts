import { date } from './words.ts';

export const prize = {
  title: 'Tu premio',
  loading: 'Cargando tu premio',
  failed: 'No se pudo cargar tu premio',
  unknown: 'Este premio no se conoce',
  unknownText: 'Abre el enlace del correo que te avisó o accede con la cuenta que hizo el quiz.',
  signIn: 'Acceder',
  won: (place: number, quiz: string) => `Puesto ${place} de “${quiz}”`,
  rewards: 'Tus recompensas',
  claim: {
    title: 'Reclama tu premio',
    hint: (until: string) =>
      `Indica a dónde va el dinero a más tardar el ${date(until)}. Los premios se pagan en un plazo de 7 días.`,
    refused:
      'La cuenta que indicaste no aceptó el dinero. No se perdió nada: comprueba los datos o indica otra.',
    fullName: 'Nombre completo',
    fullNameHint: 'Como figura en tu banco o en PayPal',
    country: 'País',
    countryPlaceholder: 'Escribe para buscarlo',
    method: 'Cómo lo recibes',
    bank: 'Cuenta bancaria',
    bankNote: 'Tarda hasta 3 días hábiles',
    paypal: 'PayPal',
    paypalNote: 'A tu cuenta de PayPal',
    iban: 'IBAN',
    routing: 'Número de ruta',
    routingHint: '9 cifras, en tus cheques',
    account: 'Número de cuenta',
    paypalEmail: 'Correo de tu cuenta de PayPal',
    kept: 'Estos datos se usan para enviar este premio y después se eliminan.',
    submit: (amount: string) => `Recibir ${amount}`,
    failed: 'Tus datos no llegaron. No se envió nada: inténtalo de nuevo.',
  },
  off: 'Este sitio todavía no puede pagar premios. El tuyo sigue siendo tuyo: te avisaremos cuando puedas reclamarlo.',
  held: 'Se está revisando el resultado',
  heldText: (until: string) =>
    `Tu premio queda retenido como máximo hasta el ${date(until)}. Te avisaremos en cuanto puedas reclamarlo.`,
  reason: (reason: string) => `Motivo indicado: ${reason}`,
  claimed: 'Tu dinero está en camino',
  claimedText:
    'Se está enviando ahora. Recibirás un correo cuando haya salido. Los premios se pagan en un plazo de 7 días.',
  paid: 'Tu premio se envió',
  paidText: (at: string) => `Salió el ${date(at)}. Los bancos tardan hasta 3 días hábiles.`,
  returned: {
    unclaimed: 'Este premio no se reclamó',
    annulled: 'Este premio se retiró',
  },
  returnedText: {
    unclaimed: (at: string) => `No se reclamó a tiempo y se devolvió el ${date(at)}.`,
    annulled: (at: string) => `Su intento se anuló, así que se devolvió el ${date(at)}.`,
  },
};
