export const difficulties = {
  easy: 'Facile',
  medium: 'Moyenne',
  hard: 'Difficile',
  mixed: 'Mixte',
};
