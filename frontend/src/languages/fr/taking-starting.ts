export const takingStarting = {
  working: 'Votre quiz commence…',
  turn: (seconds: number) =>
    `Beaucoup de personnes commencent en ce moment, elles entrent donc l’une après l’autre. Votre tour vient dans ${seconds} s. Votre temps ne part qu’à ce moment-là.`,
  busy: (seconds: number) =>
    `Le service est occupé. Nouvel essai dans ${seconds} s. Votre temps n’est pas encore parti.`,
  network: (seconds: number) =>
    `Pas de connexion. Nouvel essai dans ${seconds} s. Votre temps part une fois que vous êtes dans le quiz.`,
  aloud: (seconds: number) => `Attendez ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}.`,
  stop: 'Ne plus attendre',
  loading: 'Cela prend un instant',
};
