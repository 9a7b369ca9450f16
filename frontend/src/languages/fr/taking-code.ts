export const takingCode = {
  missing: 'Saisissez les 6 chiffres du code',
  wrong: 'Ce code n’est pas correct ou a expiré',
};
