export const withheld = {
  pending_review: 'En attente de notation',
  not_released: 'Pas encore publié',
  provisional: 'Pas encore définitif',
  prize_open: 'Une fois le prix décidé',
};
