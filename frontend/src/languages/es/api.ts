export const api = {
  sessionEnded: 'Tu sesión expiró. Accede de nuevo.',
  refreshFailed: 'Tu sesión expiró. Accede de nuevo.',
  forbidden: 'No tienes permiso para hacer esto.',
  notFound: 'No se encontró lo que buscas.',
  server: 'Error del servidor. Inténtalo de nuevo más tarde.',
  network: 'Error de red. Comprueba tu conexión.',
  unexpected: 'Ocurrió un error inesperado.',
  number: (requestId: string) => `Si vuelve a pasar, dinos este número: ${requestId}`,
};
