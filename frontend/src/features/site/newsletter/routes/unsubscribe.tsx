import { MailX } from 'lucide-react';
import { unsubscribe } from '../api/mailed-links.ts';
import { MailedLinkPage } from '../components/mailed-link-page.tsx';
import { messages } from '../messages.ts';

/** `/newsletter/unsubscribe?token=…`: the link in every issue. */
export function Component() {
  return <MailedLinkPage text={messages.unsubscribe} icon={<MailX />} act={unsubscribe} />;
}
