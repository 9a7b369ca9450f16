import { translated } from '@/lib/language.ts';

/** Texts of the attempts that this browser holds. */
export const device = translated('takingDevice', {
  title: 'In this browser',
  running: 'Not finished yet',
  none: 'No quiz was taken as a guest in this browser during the last 30 days.',
  kept: 'This browser keeps the way to these results for 30 days.',
  untitled: 'A quiz',
  until: (when: string) => `Runs until ${when}`,
  over: 'Its time is over; what you answered is sent when you open it.',
  begun: (when: string) => `Begun ${when}`,
  goOn: 'Continue',
  goOnWith: (title: string) => `Continue ${title}`,
  send: 'Open',
  sendOf: (title: string) => `Open ${title}`,
  open: 'Open result',
  openOf: (title: string) => `Open result of ${title}`,
});
