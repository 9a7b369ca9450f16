export const api = {
  sessionEnded: 'Votre session a expiré. Connectez-vous de nouveau.',
  refreshFailed: 'Votre session a expiré. Connectez-vous de nouveau.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  notFound: 'Ce que vous cherchez est introuvable.',
  server: 'Erreur du serveur. Réessayez plus tard.',
  network: 'Erreur de réseau. Vérifiez votre connexion.',
  unexpected: 'Une erreur inattendue s’est produite.',
  number: (requestId: string) => `Si cela se reproduit, indiquez-nous ce numéro : ${requestId}`,
};
