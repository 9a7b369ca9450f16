export const notifications = {
  title: 'Notificaciones',
  description: 'Lo que pasó con tus quizzes y tus resultados. Se conserva 90 días.',
  bell: (unread: string) =>
    unread ? `Notificaciones, ${unread} sin leer` : 'Notificaciones, ninguna sin leer',
  markAll: 'Dar todo por leído',
  markOne: (title: string) => `Dar por leída: ${title}`,
  unread: 'Sin leer',
  viewAll: 'Ver todas',
  news: 'Invitaciones y novedades',
  emptyTitle: 'Nada nuevo',
  emptyText: 'Cuando haya un resultado listo o alguien termine tu quiz, lo leerás aquí.',
  emptyAction: 'Ir a mi cuenta',
  list: {
    loading: 'Cargando notificaciones',
    failed: 'No se pudieron cargar las notificaciones',
    moreFailed: 'No se pudieron cargar las notificaciones anteriores.',
  },
  markFailed: 'No se pudo dar por leída la notificación.',
  markAllFailed: 'No se pudieron dar por leídas las notificaciones.',
};
