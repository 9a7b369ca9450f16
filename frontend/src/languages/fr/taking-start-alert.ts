export const takingStartAlert = {
  label: 'Me prévenir au départ',
  off: 'Vous recevez une notification et pouvez fermer cette page.',
  on: 'Vous recevrez une notification. Désactivez-la si vous changez d’avis.',
  loadFailed: 'Votre choix de notification n’a pas pu être chargé.',
  saveFailed: 'Cela n’a pas pu être enregistré. Réessayez.',
};
