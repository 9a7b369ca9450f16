import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { type Mail, type NoteLink, toMail } from './layout.ts';

// Both go to addresses that nobody has proven to own, on a stranger's demand: they repeat nothing that was typed.

interface Links {
  siteUrl: string;
  unsubscribe: string;
}

const PAGES = { confirm: SITE_PATHS.newsletterConfirm, unsubscribe: SITE_PATHS.newsletterUnsubscribe };

const linkTo = (siteUrl: string, page: keyof typeof PAGES, token: string) =>
  siteUrl + sitePath(PAGES[page], {}, { token });

const unsubscribeNote = (siteUrl: string, token: string): NoteLink => ({
  text: 'No longer interested? Unsubscribe at any time:',
  url: linkTo(siteUrl, 'unsubscribe', token),
});

/** Asks the owner of the address whether they want the newsletter. */
export function confirmNewsletterMail({ siteUrl, unsubscribe, confirm }: Links & { confirm: string }): Mail {
  return toMail({
    subject: 'Confirm your Quizhall newsletter',
    preview: 'One click, and you are subscribed.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. Confirm it to get the newsletter:',
    ],
    action: { label: 'Confirm subscription', url: linkTo(siteUrl, 'confirm', confirm) },
    notes: [
      'The link works for 7 days. It was not you? Then you can ignore this mail, and you get no newsletter.',
      unsubscribeNote(siteUrl, unsubscribe),
    ],
  });
}

/** Instead of a link to confirm, when somebody asks for the newsletter at a subscribed address. */
export function alreadySubscribedMail({ siteUrl, unsubscribe }: Links): Mail {
  return toMail({
    subject: 'You already get the Quizhall newsletter',
    preview: 'There is nothing to confirm.',
    paragraphs: [
      'Somebody, probably you, asked for the Quizhall newsletter at this address. You are subscribed already, so there is nothing to confirm.',
    ],
    notes: [
      'It was not you? Then you can ignore this mail: nothing has changed.',
      unsubscribeNote(siteUrl, unsubscribe),
    ],
  });
}
