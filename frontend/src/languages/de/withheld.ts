export const withheld = {
  pending_review: 'Wartet auf Bewertung',
  not_released: 'Wartet auf Freigabe',
  provisional: 'Noch nicht endgültig',
  prize_open: 'Nach der Entscheidung über den Preis',
};
