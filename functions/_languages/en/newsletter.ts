import type { MailText, NoteLink } from '../mail-text.ts';

const unsubscribe = (url: string): NoteLink => ({
  text: 'No longer interested? Unsubscribe at any time:',
  url,
});

/** Mails about the newsletter, and what stands below each of its issues. */
export const newsletter = {
  unsubscribe,
  confirm: (unsubscribeUrl: string): MailText => ({
    subject: 'Confirm your Quizhall newsletter',
    preview: 'One click, and you are subscribed.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. Confirm it to get the newsletter:',
    ],
    action: 'Confirm subscription',
    notes: [
      'The link works for 7 days. It was not you? Then you can ignore this mail, and you get no newsletter.',
      unsubscribe(unsubscribeUrl),
    ],
  }),
  alreadySubscribed: (unsubscribeUrl: string): MailText => ({
    subject: 'You already get the Quizhall newsletter',
    preview: 'There is nothing to confirm.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. You are subscribed already, so there is nothing to confirm.',
    ],
    notes: [
      'It was not you? Then you can ignore this mail: nothing has changed.',
      unsubscribe(unsubscribeUrl),
    ],
  }),
};

export type NewsletterTexts = typeof newsletter;
