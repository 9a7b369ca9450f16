import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of the attempts that this browser holds. */
export const device = catalogue('takingDevice', {
  title: 'In this browser',
  running: 'Not finished yet',
  none: 'No quiz was taken as a guest in this browser during the last 30 days.',
  kept: 'This browser keeps the way to these results for 30 days.',
  untitled: 'A quiz',
  until: text<{ when: string }>('Runs until {when}'),
  over: 'Its time is over; what you answered is sent when you open it.',
  begun: text<{ when: string }>('Begun {when}'),
  goOn: 'Continue',
  goOnWith: text<{ title: string }>('Continue {title}'),
  send: 'Open',
  sendOf: text<{ title: string }>('Open {title}'),
  open: 'Open result',
  openOf: text<{ title: string }>('Open result of {title}'),
});
