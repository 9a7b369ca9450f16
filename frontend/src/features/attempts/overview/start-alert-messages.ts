import { catalogue } from '@/lib/language.ts';

/** Texts of the wish to hear when a quiz starts. */
export const startAlert = catalogue('takingStartAlert', {
  label: 'Tell me when it starts',
  off: 'You get a notification and can close this page.',
  on: 'You will get a notification. Switch it off if you change your mind.',
  loadFailed: 'It could not be looked up whether you want to be told.',
  saveFailed: 'That could not be saved. Please try again.',
});
