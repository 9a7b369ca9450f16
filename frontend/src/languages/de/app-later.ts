export const appLater = {
  creatorOnly: {
    title: 'Diese Seite braucht ein Autorenkonto',
    text: 'Mit deinem Konto kannst du an Quizzen teilnehmen, aber keine erstellen.',
    become: 'Autorenkonto holen',
    shared: 'Mit dir geteilte Quizze',
  },
  trust: {
    status: 'Status',
    troubled: 'Einiges funktioniert nicht',
    operational: 'Alle Systeme laufen',
    encryption: 'Sicher wie eine Bank',
    soc2: 'SOC\u00A02',
    gdpr: 'DSGVO',
  },
  shortcuts: {
    andThen: 'dann',
    or: 'oder',
    setting: 'Kürzel mit einer Taste',
    settingHint:
      'Schalte sie aus, wenn du mit der Stimme schreibst oder wenn Tasten etwas auslösen, das du nicht wolltest. Gilt für dieses Gerät.',
    areOff:
      'Kürzel mit einer Taste sind aus: Buchstaben, Ziffern und Zeichen bewirken nichts, bis du sie wieder einschaltest.',
  },
};
