export const withheld = {
  pending_review: 'Pendiente de revisión',
  not_released: 'Pendiente de publicar',
  provisional: 'Aún provisional',
};
