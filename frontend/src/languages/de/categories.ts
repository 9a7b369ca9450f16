export const categories = {
  general: 'Allgemeines',
  business: 'Wirtschaft',
  science: 'Wissenschaft',
  art: 'Kunst',
  mathematics: 'Mathematik',
  technology: 'Technik',
  history: 'Geschichte',
  geography: 'Geografie',
  entertainment: 'Unterhaltung',
  sports: 'Sport',
  literature: 'Literatur',
};
