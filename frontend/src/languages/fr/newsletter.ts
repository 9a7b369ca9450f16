export const newsletter = {
  title: 'Lettre d’information',
  text: 'Des nouvelles de Quizhall et des idées pour de meilleurs quiz.',
  email: 'Adresse e-mail',
  placeholder: 'vous@example.org',
  subscribe: 'S’abonner',
  required: 'Saisissez votre e-mail',
  invalid: 'Saisissez une adresse e-mail valide',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  sent: 'Consultez vos e-mails pour confirmer votre abonnement.',
  sentTo: (email: string) => `Le lien de confirmation est parti vers ${email}.`,
  another: 'Changer d’adresse',
  home: 'Retour à l’accueil',
  confirm: {
    documentTitle: 'Abonnement à la lettre d’information',
    ask: 'S’abonner à la lettre d’information ?',
    askText:
      'Confirmez que vous la voulez à l’adresse où ce lien est arrivé. Vous pouvez vous désabonner à tout moment.',
    button: 'Confirmer l’abonnement',
    done: 'Votre abonnement est actif',
    doneText:
      'La lettre arrive désormais à cette adresse. Chaque numéro contient un lien pour se désabonner.',
    invalid: 'Ce lien ne fonctionne pas',
    invalidText:
      'Il a peut-être plus de sept jours, ou il n’est pas complet. Saisissez de nouveau votre adresse et nous vous en envoyons un autre.',
    failed: 'Votre abonnement n’a pas pu être confirmé. Réessayez dans un instant.',
  },
  unsubscribe: {
    documentTitle: 'Se désabonner',
    ask: 'Se désabonner de la lettre d’information ?',
    askText:
      'Vous ne recevrez plus aucun numéro. Les e-mails sur votre compte et vos quiz arrivent toujours.',
    button: 'Se désabonner',
    done: 'Le désabonnement est fait',
    doneText:
      'Cette adresse ne reçoit plus aucun numéro. Vous pouvez vous réabonner à tout moment au pied de la page d’accueil.',
    invalid: 'Ce lien ne fonctionne pas',
    invalidText:
      'Il n’est peut-être pas complet. Ouvrez de nouveau le lien de votre dernière lettre d’information.',
    failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  },
};
