export const takingCode = {
  missing: 'Escribe las 6 cifras del código',
  wrong: 'Este código no es correcto o expiró',
};
