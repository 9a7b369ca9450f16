export const takingEmailProof = {
  sent: (email: string) =>
    `Mit dieser Adresse wurde das Quiz auf einem anderen Gerät begonnen. Wir haben einen Code an ${email} gesendet: Gib ihn ein, um zu zeigen, dass die Adresse dir gehört.`,
  spent: (minutes: number) =>
    minutes === 0
      ? 'An diese Adresse kann wieder ein neuer Code gesendet werden.'
      : `An diese Adresse gingen zu viele Codes. Der nächste kann in ${minutes} min gesendet werden. Ein Code, den du schon hast, gilt noch 10 Minuten.`,
  code: 'Code aus der E-Mail',
  goOn: 'Mit dem weitermachen, was auf dem anderen Gerät begonnen wurde',
  goOnHint: 'Nur, wenn du das warst. Sonst beginnst du von vorn.',
  resend: 'Neuen Code senden',
  resendIn: (seconds: number) => `Neuen Code senden in ${seconds} s`,
};
