export const difficulties = {
  easy: 'Leicht',
  medium: 'Mittel',
  hard: 'Schwer',
  mixed: 'Gemischt',
};
