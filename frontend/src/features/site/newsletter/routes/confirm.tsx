import { MailCheck } from 'lucide-react';
import { confirmSubscription } from '../api/mailed-links.ts';
import { MailedLinkPage } from '../components/mailed-link-page.tsx';
import { SubscribeForm } from '../components/subscribe-form.tsx';
import { messages } from '../messages.ts';

/** `/newsletter/confirm?token=…`: the link of the mail that follows the newsletter box. */
export function Component() {
  return (
    <MailedLinkPage text={messages.confirm} icon={<MailCheck />} act={confirmSubscription}>
      <SubscribeForm />
    </MailedLinkPage>
  );
}
