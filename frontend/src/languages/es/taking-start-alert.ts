export const takingStartAlert = {
  label: 'Avisarme cuando empiece',
  off: 'Recibes una notificación y puedes cerrar esta página.',
  on: 'Recibirás una notificación. Desactívala si cambias de idea.',
  loadFailed: 'No se pudo consultar si quieres que te avisemos.',
  saveFailed: 'No se pudo guardar. Inténtalo de nuevo.',
};
