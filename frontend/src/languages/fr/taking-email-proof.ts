export const takingEmailProof = {
  sent: (email: string) =>
    `Le quiz a été commencé avec cette adresse sur un autre appareil. Nous avons envoyé un code à ${email} : saisissez-le pour montrer que l’adresse est à vous.`,
  spent: (minutes: number) =>
    minutes === 0
      ? 'Un nouveau code peut de nouveau être envoyé à cette adresse.'
      : `Trop de codes ont été envoyés à cette adresse. Le prochain peut partir dans ${minutes} min. Un code que vous avez déjà reste valable 10 minutes.`,
  code: 'Code de l’e-mail',
  goOn: 'Reprendre ce qui a été commencé sur l’autre appareil',
  goOnHint: 'Seulement si c’était vous. Sinon, vous partez du début.',
  resend: 'Renvoyer un code',
  resendIn: (seconds: number) => `Renvoyer un code dans ${seconds} s`,
};
