export const join = {
  title: 'Loslegen',
  greeting: (firstName: string) => `Hallo, ${firstName}! Was möchtest du tun?`,
  heading: 'Was möchtest du tun?',
  text: 'Tritt einem Quiz mit seinem Code bei, oder beginne etwas Eigenes.',
  join: {
    title: 'Quiz beitreten',
    label: 'Quizcode',
    hint: 'Du bekommst ihn von der Quizleitung.',
    misread:
      'Codes enthalten nie 0, O, 1 oder I. Vielleicht ist es ein anderer Buchstabe oder eine andere Ziffer.',
    placeholder: 'ABC234',
    submit: 'Beitreten',
    checking: 'Code wird geprüft …',
    success: 'Quiz gefunden. Du wirst weitergeleitet …',
    authRequired: 'Für dieses Quiz musst du dich anmelden oder ein Konto erstellen.',
    guestWelcome: 'Quiz gefunden. Melde dich an, um deine Ergebnisse zu behalten, oder mach als Gast weiter.',
    unknown: 'Kein Quiz mit diesem Code gefunden',
    signIn: 'Anmelden',
    signUp: 'Konto erstellen',
    guest: 'Weiter als Gast',
    open: 'Quizseite öffnen',
  },
  choices: {
    title: 'Oder wähle',
    create: {
      title: 'Quiz erstellen',
      text: 'Schreibe oder importiere Fragen, dann teile einen kurzen Code.',
    },
    organization: {
      title: 'Organisation anlegen',
      text: 'Veranstalte Quizze mit deiner Schule, deinem Team oder Unternehmen.',
    },
    explore: { title: 'Quizze entdecken', text: 'Stöbere in öffentlichen Quizzen zu jedem Thema.' },
  },
};
