export const takingEmbed = {
  loading: 'Chargement du quiz…',
  failed: 'Le quiz n’a pas pu être chargé. Réessayez.',
  open: 'Ouvrir dans un onglet',
  off: {
    title: 'Ce quiz ne s’affiche pas sur d’autres sites web',
    text: 'La personne qui l’a créé ne l’a pas permis. Il peut être ouvert à part.',
  },
  account: {
    title: 'Ce quiz demande un compte',
    text: 'Ni connexion ni paiement ne sont jamais demandés à l’intérieur d’un autre site web.',
  },
};
