import type { MailText, NotificationLink } from './mail-text.ts';
import { messagesInLanguages, perLanguage } from './messages.ts';

const M = messagesInLanguages('newsletter', {
  unsubscribe: 'No longer interested? Unsubscribe at any time:',
  confirm: {
    subject: 'Confirm your Quizhall newsletter',
    preview: 'One click, and you are subscribed.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. Confirm it to get the newsletter:',
    ],
    action: 'Confirm subscription',
    notYou:
      'The link works for 7 days. It was not you? Then you can ignore this mail, and you get no newsletter.',
  },
  alreadySubscribed: {
    subject: 'You already get the Quizhall newsletter',
    preview: 'There is nothing to confirm.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. You are subscribed already, so there is nothing to confirm.',
    ],
    notYou: 'It was not you? Then you can ignore this mail: nothing has changed.',
  },
});

/** Mails about the newsletter, and the footer of its issues. */
export const NEWSLETTER_MESSAGES = perLanguage((language) => {
  const m = M[language];
  const unsubscribe = (url: string): NotificationLink => ({ text: m.unsubscribe, url });
  return {
    unsubscribe,
    confirm: (unsubscribeUrl: string): MailText => {
      const { notYou, ...mail } = m.confirm;
      return { ...mail, notes: [notYou, unsubscribe(unsubscribeUrl)] };
    },
    alreadySubscribed: (unsubscribeUrl: string): MailText => {
      const { notYou, ...mail } = m.alreadySubscribed;
      return { ...mail, notes: [notYou, unsubscribe(unsubscribeUrl)] };
    },
  };
});
