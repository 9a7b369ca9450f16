export const notifications = {
  title: 'Notifications',
  description: 'Ce qui s’est passé pour vos quiz et vos résultats. Conservé 90 jours.',
  bell: (unread: string) => (unread ? `Notifications, ${unread} à lire` : 'Notifications, aucune à lire'),
  markAll: 'Tout marquer lu',
  markOne: (title: string) => `Marquer comme lue : ${title}`,
  unread: 'À lire',
  viewAll: 'Tout voir',
  emptyTitle: 'Rien de nouveau',
  emptyText: 'Quand un résultat est prêt ou que quelqu’un termine votre quiz, vous le lisez ici.',
  emptyAction: 'Aller à mon compte',
  list: {
    loading: 'Chargement des notifications',
    failed: 'Les notifications n’ont pas pu être chargées',
    moreFailed: 'Les notifications plus anciennes n’ont pas pu être chargées.',
  },
  markFailed: 'La notification n’a pas pu être marquée comme lue.',
  markAllFailed: 'Les notifications n’ont pas pu être marquées comme lues.',
};
