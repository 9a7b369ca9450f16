export const api = {
  sessionEnded: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  refreshFailed: 'Deine Sitzung ist abgelaufen. Bitte melde dich erneut an.',
  forbidden: 'Dafür hast du keine Berechtigung.',
  notFound: 'Das wurde nicht gefunden.',
  server: 'Der Server meldet einen Fehler. Bitte versuche es später erneut.',
  network: 'Keine Verbindung. Bitte prüfe dein Netz.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  number: (requestId: string) => `Passiert es wieder, nenne uns diese Nummer: ${requestId}`,
};
