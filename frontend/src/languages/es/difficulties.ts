export const difficulties = {
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
  mixed: 'Mixta',
};
