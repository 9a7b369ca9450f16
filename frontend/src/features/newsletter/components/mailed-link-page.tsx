import { CircleCheck, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { useMailedLink } from '../hooks/use-mailed-link.ts';
import { messages } from '../messages.ts';
import { Outcome as Frame, type OutcomeProps } from '@/components/outcome.tsx';

interface LinkOutcomeProps extends Omit<OutcomeProps, 'children'> {
  text: string;
  children?: ReactNode;
}

/** Outcome of a mailed link. */
function Outcome({ text, children, ...frame }: LinkOutcomeProps) {
  return (
    <Frame {...frame}>
      <p className="mt-2 text-sm text-muted">{text}</p>
      <div className="mt-6 w-full text-left">{children}</div>
      <ButtonLink to="/" variant="ghost" className="mt-3">
        {messages.home}
      </ButtonLink>
    </Frame>
  );
}

interface MailedLinkPageProps {
  text: (typeof messages)['confirm' | 'unsubscribe'];
  icon: ReactNode;
  act: (token: string) => Promise<void>;
  /** The way on from a link that does not work. */
  children?: ReactNode;
}

/** The page of a link that a mail brings: the question, and what came of the answer. */
export function MailedLinkPage({ text, icon, act, children }: MailedLinkPageProps) {
  useTitle(text.documentTitle);
  const link = useMailedLink(act);
  if (link.isDone) {
    return <Outcome icon={<CircleCheck />} tone="success" title={text.done} text={text.doneText} />;
  }
  if (link.isInvalid) {
    return (
      <Outcome icon={<Link2Off />} tone="warning" title={text.invalid} text={text.invalidText}>
        {children}
      </Outcome>
    );
  }
  return (
    <Outcome icon={icon} tone="accent" title={text.ask} text={text.askText}>
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
