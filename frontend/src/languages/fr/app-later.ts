export const appLater = {
  creatorOnly: {
    title: 'Cette page est réservée aux créateurs de quiz',
    text: 'Votre compte permet de faire des quiz, mais pas d’en créer.',
    become: 'Devenir créateur',
    shared: 'Quiz partagés avec vous',
  },
  trust: {
    status: 'État du service',
    troubled: 'Certaines choses ne fonctionnent pas',
    operational: 'Tous les services fonctionnent',
    encryption: 'Sécurité de niveau bancaire',
    soc2: 'SOC 2',
    gdpr: 'RGPD',
  },
  shortcuts: {
    andThen: 'puis',
    or: 'ou',
    setting: 'Raccourcis à une touche',
    settingHint:
      'Désactivez-les si vous utilisez la saisie vocale ou si des touches font ce que vous ne vouliez pas. Vaut pour cet appareil.',
    areOff:
      'Les raccourcis à une touche sont désactivés : lettres, chiffres et signes ne font rien tant que vous ne les réactivez pas.',
  },
};
