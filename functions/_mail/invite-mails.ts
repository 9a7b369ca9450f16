import { type Mail, toMail } from './layout.ts';

/**
 * Goes to an address that nobody has proven, on a stranger's demand: repeats nothing that anybody typed, neither a name nor
 * the quiz's title. The page behind the link tells both.
 */
export function quizInviteMail(url: string): Mail {
  return toMail({
    subject: 'You are invited to work on a quiz',
    preview: 'See who asks you, and for which quiz.',
    paragraphs: [
      'Somebody at Quizhall asks you to work on a quiz together. See who it is and which quiz, then accept or decline:',
    ],
    action: { label: 'See the invitation', url },
    notes: [
      'The link works once, for 7 days. Whoever has it can accept in your place, so do not pass it on.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  });
}

/** The same for an organization: who asks, and into which one, the page behind the link tells. */
export function organizationInviteMail(url: string): Mail {
  return toMail({
    subject: 'You are invited to an organization',
    preview: 'See who asks you, and into which organization.',
    paragraphs: [
      'Somebody at Quizhall invites you to join their organization. See who it is and which one, then accept:',
    ],
    action: { label: 'See the invitation', url },
    notes: [
      'The link works once, for 7 days. Whoever has it can accept in your place, so do not pass it on.',
      'You do not know what this is about? Then you can ignore this mail.',
    ],
  });
}
