import { CircleCheck, Link2Off, MailCheck } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { confirmSubscription } from '../api/mailed-links.ts';
import { Outcome } from '../components/outcome.tsx';
import { SubscribeForm } from '../components/subscribe-form.tsx';
import { useMailedLink } from '../hooks/use-mailed-link.ts';
import { messages } from '../messages.ts';

const text = messages.confirm;

/** `/newsletter/confirm?token=…`: the link of the mail that follows the newsletter box. */
export function Component() {
  useTitle(text.documentTitle);
  const link = useMailedLink(confirmSubscription);
  if (link.isDone) {
    return <Outcome icon={<CircleCheck />} tone="success" title={text.confirmed} text={text.confirmedText} />;
  }
  if (link.isInvalid) {
    return (
      <Outcome icon={<Link2Off />} tone="warning" title={text.invalid} text={text.invalidText}>
        <SubscribeForm />
      </Outcome>
    );
  }
  return (
    <Outcome icon={<MailCheck />} tone="accent" title={text.ask} text={text.askText}>
      {link.isBusy && (
        <Alert tone="danger" className="mb-4">
          {text.failed}
        </Alert>
      )}
      <Button className="w-full" loading={link.isPending} onClick={link.act}>
        {text.button}
      </Button>
    </Outcome>
  );
}
