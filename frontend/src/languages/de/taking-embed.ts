export const takingEmbed = {
  loading: 'Quiz wird geladen …',
  failed: 'Das Quiz konnte nicht geladen werden. Bitte versuche es erneut.',
  open: 'In neuem Tab öffnen',
  off: {
    title: 'Dieses Quiz wird nicht auf anderen Websites gezeigt',
    text: 'Die Quizleitung hat das nicht erlaubt. Du kannst es für sich allein öffnen.',
  },
  account: {
    title: 'Dieses Quiz braucht ein Konto',
    text: 'Innerhalb einer anderen Website wirst du nie zum Anmelden oder Zahlen aufgefordert.',
  },
};
