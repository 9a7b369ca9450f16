export const withheld = {
  pending_review: 'Pendiente de revisión',
  not_released: 'Pendiente de publicar',
  provisional: 'Aún provisional',
  prize_open: 'Cuando se decida el premio',
};
