export const takingEmailProof = {
  sent: (email: string) =>
    `Con esta dirección se empezó el quiz en otro dispositivo. Enviamos un código a ${email}: escríbelo para mostrar que la dirección es tuya.`,
  spent: (minutes: number) =>
    minutes === 0
      ? 'Ya se puede enviar otro código a esta dirección.'
      : `Se enviaron demasiados códigos a esta dirección. El próximo se puede enviar en ${minutes} min. Un código que ya tengas sigue sirviendo durante 10 minutos.`,
  code: 'Código del correo',
  goOn: 'Seguir con lo que se empezó en el otro dispositivo',
  goOnHint: 'Solo si fuiste tú. Si no, empiezas desde el principio.',
  resend: 'Enviar otro código',
  resendIn: (seconds: number) => `Enviar otro código en ${seconds} s`,
};
