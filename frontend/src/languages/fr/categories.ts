export const categories = {
  general: 'Général',
  business: 'Économie',
  science: 'Sciences',
  art: 'Arts',
  mathematics: 'Mathématiques',
  technology: 'Technologie',
  history: 'Histoire',
  geography: 'Géographie',
  entertainment: 'Divertissement',
  sports: 'Sport',
  literature: 'Littérature',
};
