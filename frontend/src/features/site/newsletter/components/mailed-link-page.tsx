import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { messages } from '../messages.ts';
import { Outcome as Frame, type OutcomeProps } from '@/components/outcome.tsx';
import { ApiError } from '@/lib/api/errors.ts';

/**
 * A page that a mail links to with a `token`. It asks before it does anything: programs that check mails for viruses
 * open the links in them, and run what is on the page.
 */
function useMailedLink(act: (token: string) => Promise<void>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => act(token) });
  const isBusy = error instanceof ApiError && error.isTemporary;
  const isRefused = error !== null && !isBusy;
  const isOver = isSuccess || isRefused;
  useEffect(() => {
    // The button is gone: reading goes on at the heading of what came of it.
    if (isOver) focusHeading();
  }, [isOver]);
  return {
    isPending,
    isDone: isSuccess,
    isInvalid: token === '' || isRefused,
    /** No answer, or a server that is busy: the link may still work. */
    isBusy,
    act: () => mutate(),
  };
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

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
