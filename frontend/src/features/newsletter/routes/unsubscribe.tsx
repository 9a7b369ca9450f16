import { CircleCheck, Link2Off, MailX } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { unsubscribe } from '../api/mailed-links.ts';
import { Outcome } from '../components/outcome.tsx';
import { useMailedLink } from '../hooks/use-mailed-link.ts';
import { messages } from '../messages.ts';

const text = messages.unsubscribe;

/** `/newsletter/unsubscribe?token=…`: the link in every issue. */
export function Component() {
  useTitle(text.documentTitle);
  const link = useMailedLink(unsubscribe);
  if (link.isDone) {
    return <Outcome icon={<CircleCheck />} tone="success" title={text.done} text={text.doneText} />;
  }
  if (link.isInvalid) {
    return <Outcome icon={<Link2Off />} tone="warning" title={text.invalid} text={text.invalidText} />;
  }
  return (
    <Outcome icon={<MailX />} tone="accent" title={text.ask} text={text.askText}>
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
