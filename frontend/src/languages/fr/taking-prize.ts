export const takingPrize = {
  title: (amount: string) => `Prix : ${amount}`,
  ahead: (places: number, when: string) =>
    places === 1
      ? `Le meilleur résultat l’emporte, et ce peut être le vôtre. La décision tombe le ${when} au plus tôt.`
      : `Les ${places} meilleurs résultats se le partagent, et le vôtre peut en être. La décision tombe le ${when} au plus tôt.`,
  over: 'Le quiz est terminé. Les gagnants sont désignés une fois que tout est remis et noté.',
  told: 'Les gagnants reçoivent un e-mail qui dit comment demander leur prix.',
};
