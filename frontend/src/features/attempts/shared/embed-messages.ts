import { catalogue } from '@/lib/language.ts';

/** What a quiz says inside another site's page. */
export const embedMessages = catalogue('takingEmbed', {
  loading: 'Loading quiz...',
  failed: 'The quiz could not be loaded. Please try again.',
  open: 'Open in a new tab',
  off: {
    title: 'This quiz is not shown on other websites',
    text: 'Whoever made it has not allowed that. It can be opened on its own.',
  },
  account: {
    title: 'This quiz needs an account',
    text: 'Signing in and paying are never asked for inside another website.',
  },
});
