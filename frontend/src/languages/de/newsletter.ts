export const newsletter = {
  title: 'Newsletter',
  text: 'Neues von Quizhall und Ideen für bessere Quizze.',
  email: 'E-Mail-Adresse',
  placeholder: 'du@example.org',
  subscribe: 'Abonnieren',
  required: 'Bitte gib deine E-Mail-Adresse ein',
  invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
  failed: 'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.',
  sent: 'Bitte sieh in dein Postfach und bestätige dein Abonnement.',
  sentTo: (email: string) => `Der Link zum Bestätigen ging an ${email}.`,
  another: 'Andere Adresse nehmen',
  home: 'Zur Startseite',
  confirm: {
    documentTitle: 'Newsletter abonnieren',
    ask: 'Newsletter abonnieren?',
    askText:
      'Bestätige, dass du ihn an der Adresse möchtest, an die dieser Link ging. Du kannst ihn jederzeit abbestellen.',
    button: 'Abonnement bestätigen',
    done: 'Du hast den Newsletter abonniert',
    doneText:
      'Der Newsletter kommt ab jetzt an diese Adresse. In jeder Ausgabe steht ein Link zum Abbestellen.',
    invalid: 'Dieser Link gilt nicht',
    invalidText:
      'Er ist vielleicht älter als sieben Tage oder unvollständig. Gib deine Adresse noch einmal ein, dann senden wir dir einen neuen.',
    failed: 'Dein Abonnement konnte nicht bestätigt werden. Bitte versuche es gleich noch einmal.',
  },
  unsubscribe: {
    documentTitle: 'Newsletter abbestellen',
    ask: 'Newsletter abbestellen?',
    askText:
      'Du bekommst keine weiteren Ausgaben. E-Mails zu deinem Konto und deinen Quizzen kommen weiterhin.',
    button: 'Abbestellen',
    done: 'Der Newsletter ist abbestellt',
    doneText:
      'An diese Adresse kommen keine Ausgaben mehr. Unten auf der Startseite kannst du ihn jederzeit wieder abonnieren.',
    invalid: 'Dieser Link gilt nicht',
    invalidText:
      'Er ist vielleicht unvollständig. Öffne noch einmal den Link in der neuesten Newsletter-Mail.',
    failed: 'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.',
  },
};
