export const categories = {
  general: 'General',
  business: 'Negocios',
  science: 'Ciencia',
  art: 'Arte',
  mathematics: 'Matemáticas',
  technology: 'Tecnología',
  history: 'Historia',
  geography: 'Geografía',
  entertainment: 'Entretenimiento',
  sports: 'Deportes',
  literature: 'Literatura',
};
