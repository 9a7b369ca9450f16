import type { AccountTexts } from '../en/account.ts';
import type { NoteLink } from '../mail-text.ts';
import type { TwoFactorNews } from '../news.ts';
import { time } from './formats.ts';

const leftOf = (left: number) =>
  left === 0 ? 'No queda ninguno.' : left === 1 ? 'Queda uno.' : `Quedan ${left}.`;

const TWO_FACTOR: Record<TwoFactorNews, (left: number) => [subject: string, text: string]> = {
  on: () => [
    'La verificación en dos pasos está activada',
    'A partir de ahora, para acceder a tu cuenta se pide un código de tu aplicación de autenticación, y se cierra la sesión en los demás dispositivos. Guarda tus códigos de recuperación donde los encuentres sin el teléfono.',
  ],
  off: () => [
    'La verificación en dos pasos está desactivada',
    'A partir de ahora, tu contraseña basta para acceder a tu cuenta.',
  ],
  used: (left) => [
    'Se usó un código de recuperación',
    `Alguien, seguramente tú, accedió a tu cuenta con un código de recuperación. Ya no vuelve a servir. ${leftOf(left)}`,
  ],
  renewed: () => [
    'Tienes códigos de recuperación nuevos',
    'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
  ],
};

/** What is left to do after the password was reset: whoever did it knew it. */
const AFTER: Record<TwoFactorNews, (contactUrl: string) => string | NoteLink> = {
  on: (url) => ({ text: 'Después escríbenos y desactivaremos lo que otra persona haya activado:', url }),
  off: () => 'Después accede y actívala de nuevo.',
  used: () => 'Después accede con tu aplicación y crea códigos de recuperación nuevos.',
  renewed: () => 'Después accede con tu aplicación y crea otros nuevos.',
};

export const account: AccountTexts = {
  code: () => ({
    subject: 'Tu código de verificación de Quizhall',
    preview: 'Escribe el código para terminar de crear tu cuenta.',
    paragraphs: ['Escribe este código para terminar de crear tu cuenta:'],
    notes: [
      'El código sirve una vez, durante 10 minutos. No se lo des a nadie: nunca lo pedimos por teléfono ni por correo.',
      '¿No querías crear una cuenta? Entonces ignora este correo y no se creará ninguna.',
    ],
  }),
  alreadyRegistered: (url) => ({
    subject: 'Ya tienes una cuenta de Quizhall',
    preview: 'Accede o restablece tu contraseña.',
    paragraphs: [
      'Alguien, seguramente tú, intentó crear una cuenta con esta dirección. Ya tienes una cuenta, así que no hay nada que verificar: solo tienes que acceder.',
    ],
    action: 'Acceder',
    notes: [
      { text: '¿Olvidaste tu contraseña? Restablécela aquí:', url },
      '¿No fuiste tú? Entonces ignora este correo: tu cuenta no ha cambiado.',
    ],
  }),
  newSignIn: (name, device, { at, last }) => {
    const by = device ? `con ${device.replace(' on ', ' en ')}` : 'con un dispositivo desconocido';
    return {
      subject: 'Nuevo acceso a tu cuenta de Quizhall',
      preview: `${by.replace('con', 'Con')}.`,
      paragraphs: [
        `Hola, ${name}:`,
        `Alguien, seguramente tú, accedió a tu cuenta ${by}, el ${time(at)}.`,
        '¿Fuiste tú? Entonces no tienes que hacer nada.',
      ],
      action: 'Ver dónde has accedido',
      notes: [
        '¿No fuiste tú? Cierra allí la sesión de ese dispositivo y cambia tu contraseña enseguida.',
        ...(last ? ['Este es el quinto correo así de hoy. No enviaremos más hasta mañana.'] : []),
      ],
    };
  },
  resetLink: (name) => ({
    subject: 'Restablece tu contraseña de Quizhall',
    preview: 'El enlace sirve una vez, durante 30 minutos.',
    paragraphs: [`Hola, ${name}:`, 'Has pedido restablecer tu contraseña. Elige aquí una nueva:'],
    action: 'Restablecer contraseña',
    notes: [
      'El enlace sirve una vez, durante 30 minutos. Quien lo tenga puede cambiar tu contraseña: no se lo pases a nadie.',
      '¿No lo has pedido? Entonces ignora este correo: tu contraseña no ha cambiado.',
    ],
  }),
  passwordChanged: (name, kept, url) => ({
    subject: 'Tu contraseña de Quizhall ha cambiado',
    preview: kept ? 'Se cerraron tus demás sesiones.' : 'Se cerraron todas tus sesiones.',
    paragraphs: [
      `Hola, ${name}:`,
      kept
        ? 'Tu contraseña ha cambiado y se cerró la sesión en tus demás dispositivos. Accede en ellos con la nueva:'
        : 'Tu contraseña ha cambiado y se cerró la sesión en todos tus dispositivos. Accede con la nueva:',
    ],
    action: 'Acceder',
    notes: [{ text: '¿No fuiste tú? Restablece tu contraseña enseguida:', url }],
  }),
  twoFactor: (name, { what, left }, links) => {
    const [subject, text] = TWO_FACTOR[what](left);
    return {
      subject,
      preview: 'Un cambio en cómo se accede a tu cuenta de Quizhall.',
      paragraphs: [`Hola, ${name}:`, text],
      action: 'Ver mi cuenta',
      notes: [
        {
          text: '¿No fuiste tú? Restablece tu contraseña enseguida, lo que cierra todas las sesiones:',
          url: links.reset,
        },
        AFTER[what](links.contact),
      ],
    };
  },
  emailChangeCode: () => ({
    subject: 'Confirma tu nueva dirección de correo',
    preview: 'Introduce el código para usar esta dirección en tu cuenta de Quizhall.',
    paragraphs: ['Introduce este código para usar esta dirección en tu cuenta de Quizhall:'],
    notes: [
      'El código sirve una vez, durante 10 minutos. No se lo des a nadie: no lo pedimos por teléfono ni por correo.',
      '¿No lo pediste? Entonces puedes ignorar este correo y no cambia nada.',
    ],
  }),
  emailInUse: () => ({
    subject: 'Esta dirección ya tiene una cuenta de Quizhall',
    preview: 'No se puede usar para otra cuenta.',
    paragraphs: [
      'Alguien, probablemente tú, intentó usar esta dirección para otra cuenta de Quizhall. Ya pertenece a una cuenta, así que no se cambió nada.',
    ],
    action: 'Iniciar sesión',
    notes: ['¿No fuiste tú? Entonces puedes ignorar este correo: tu cuenta no ha cambiado.'],
  }),
  emailChanged: ({ name, email, until }) => ({
    subject: 'Se cambió la dirección de correo de tu cuenta de Quizhall',
    preview: '¿No fuiste tú? Deshazlo aquí.',
    paragraphs: [
      `Hola, ${name}:`,
      `Tu cuenta usa ahora ${email}. Los correos sobre ella ya no llegan a esta dirección.`,
      `¿No fuiste tú? Deshaz el cambio antes del ${time(until)}. Así se cierra la sesión en todos los dispositivos y pones una contraseña nueva:`,
    ],
    action: 'Deshacer el cambio',
    notes: ['¿Fuiste tú? Entonces no tienes que hacer nada.'],
  }),
  deleted: (name) => ({
    subject: 'Tu cuenta de Quizhall se ha eliminado',
    preview: 'Lo que guardábamos de ti ya no está.',
    paragraphs: [
      `Hola, ${name}:`,
      'Tu cuenta y lo que guardábamos de ti se han eliminado. Lo que entregaste en los quizzes de otros se queda con ellos, sin tu nombre.',
      'Este es el último correo que recibes de nosotros.',
    ],
    action: 'Qué se queda y por qué',
    notes: ['¿No fuiste tú? Escríbenos enseguida: lo que se elimina no se puede recuperar.'],
  }),
  providerLinked: (name, provider) => ({
    subject: `Ya puedes acceder con ${provider}`,
    preview: 'Un cambio en cómo se accede a tu cuenta de Quizhall.',
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien, seguramente tú, accedió con una cuenta de ${provider} que tiene tu dirección. A partir de ahora, también abre tu cuenta de Quizhall.`,
    ],
    action: 'Ver mi cuenta',
    notes: [
      '¿No fuiste tú? Entonces puede que alguien más lea tu correo: cambia primero la contraseña de tu buzón.',
    ],
  }),
  providerUnlinked: (name, provider, resetUrl) => ({
    subject: `${provider} ya no abre tu cuenta`,
    preview: 'Un cambio en cómo se accede a tu cuenta de Quizhall.',
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien, seguramente tú, quitó el vínculo de tu cuenta de Quizhall con ${provider}, y se cerró tu sesión en todos los demás dispositivos.`,
    ],
    action: 'Ver mi cuenta',
    notes: [
      {
        text: '¿No fuiste tú? Restablece tu contraseña enseguida, lo que cierra todas las sesiones:',
        url: resetUrl,
      },
    ],
  }),
};
