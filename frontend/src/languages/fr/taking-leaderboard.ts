export const takingLeaderboard = {
  title: 'Classement',
  empty: 'Personne n’est encore au classement.',
  awaitsPrize: (when: string | undefined) =>
    when === undefined
      ? 'Le classement apparaît quand le prix est décidé.'
      : `Le classement apparaît quand le prix est décidé, le ${when}.`,
  loading: 'Chargement du classement',
  rank: 'Rang',
  name: 'Nom',
  score: 'Score',
  time: 'Temps',
  you: 'Vous',
  yours: (rank: string, isAbout: boolean) =>
    isAbout ? `Vous : rang ${rank} environ` : `Vous : rang ${rank}`,
  all: (count: number) => `Tout afficher (${count})`,
  displayName: 'Nom au classement',
  displayNameHint: 'Facultatif. Sinon, votre prénom s’affiche.',
  hide: 'Ne pas montrer cette tentative au classement',
  hideHint: 'Votre score compte quand même.',
};
