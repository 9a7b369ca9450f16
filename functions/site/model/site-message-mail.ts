import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { type Mail, toMail } from '../../platform/mail/layout.ts';

export interface WrittenMessage {
  about: 'contact' | 'feedback';
  name: string;
  email: string;
  message: string;
  rating?: number | undefined;
  /** A program seems to have written it. */
  suspected?: true | undefined;
}

const SUBJECTS = { contact: 'A message by the contact form', feedback: 'Feedback about the site' };

/** What somebody wrote to whoever runs the stage. Only they get it, so it may repeat what a stranger typed. */
export function siteMessageMail({ about, name, email, message, rating, suspected }: WrittenMessage): Mail {
  const said = {
    subject: suspected ? `Probably spam: ${SUBJECTS[about]}` : SUBJECTS[about],
    preview: `From ${name}`,
    paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
    notes: [
      `From ${[name, shownEmail(email)].filter(Boolean).join(', ')}`,
      ...(rating ? [`Rating: ${rating} of 5`] : []),
    ],
  };
  return toMail(said, { language: 'en' });
}
