export const notifications = {
  title: 'Mitteilungen',
  description: 'Was sich bei deinen Quizzen und deinen Ergebnissen getan hat. Bleibt 90 Tage stehen.',
  bell: (unread: string) => (unread ? `Mitteilungen, ${unread} ungelesen` : 'Mitteilungen, alle gelesen'),
  markAll: 'Alle gelesen',
  markOne: (title: string) => `Als gelesen markieren: ${title}`,
  unread: 'Ungelesen',
  viewAll: 'Alle ansehen',
  emptyTitle: 'Nichts Neues',
  emptyText: 'Wenn ein Ergebnis bereit ist oder jemand dein Quiz abschließt, liest du es hier.',
  emptyAction: 'Zu meinem Konto',
  list: {
    loading: 'Mitteilungen werden geladen',
    failed: 'Die Mitteilungen konnten nicht geladen werden',
    moreFailed: 'Die älteren Mitteilungen konnten nicht geladen werden.',
  },
  markFailed: 'Die Mitteilung konnte nicht als gelesen markiert werden.',
  markAllFailed: 'Die Mitteilungen konnten nicht als gelesen markiert werden.',
};
