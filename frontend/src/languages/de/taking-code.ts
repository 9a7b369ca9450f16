export const takingCode = {
  missing: 'Gib die 6 Ziffern des Codes ein',
  wrong: 'Dieser Code stimmt nicht oder ist abgelaufen',
};
