import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the bell and of /notifications. */
export const messages = catalogue('notifications', {
  title: 'Notifications',
  description: 'What happened with your quizzes and your results. Kept for 90 days.',
  bell: text<{ unread: string }>('Notifications, {unread} unread'),
  bellNoneUnread: 'Notifications, none unread',
  markAll: 'Mark all read',
  markOne: text<{ title: string }>('Mark as read: {title}'),
  unread: 'Unread',
  viewAll: 'View all',
  news: 'Invitations and news',
  emptyTitle: 'Nothing new',
  emptyText: 'When a result is ready or somebody finishes your quiz, you read it here.',
  emptyAction: 'Go to my account',
  list: {
    loading: 'Loading notifications',
    failed: 'Notifications could not be loaded',
    moreFailed: 'The older notifications could not be loaded.',
  },
  markFailed: 'The notification could not be marked as read.',
  markAllFailed: 'The notifications could not be marked as read.',
});
