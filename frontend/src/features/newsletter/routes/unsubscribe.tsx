import { routes } from 'virtual:contract-routes';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Link2Off, MailX } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { call } from '@/lib/api/call.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { useTitle } from '@/lib/use-title.ts';
import { Outcome } from '../components/outcome.tsx';
import { messages } from '../messages.ts';

const text = messages.unsubscribe;

/**
 * `/newsletter/unsubscribe?token=…`: the link in every issue. Asks once more, because programs that check mails for
 * viruses open the links in them.
 */
export function Component() {
  useTitle(text.documentTitle);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const leaving = useMutation({
    mutationFn: () => call(routes.newsletter.unsubscribeFromNewsletter, { body: { token } }, { quiet: true }),
  });
  const { error } = leaving;
  const isTemporary = error instanceof ApiError && error.isTemporary;
  const isOver = leaving.isSuccess || (error !== null && !isTemporary);
  useEffect(() => {
    // The button is gone: reading goes on at the heading of what came of it.
    if (isOver) focusHeading();
  }, [isOver]);

  if (leaving.isSuccess) {
    return <Outcome icon={<CircleCheck />} tone="success" title={text.done} text={text.doneText} />;
  }
  if (token === '' || isOver) {
    return <Outcome icon={<Link2Off />} tone="warning" title={text.invalid} text={text.invalidText} />;
  }
  return (
    <Outcome icon={<MailX />} tone="accent" title={text.ask} text={text.askText}>
      {isTemporary && (
        <Alert tone="danger" className="mb-4">
          {text.failed}
        </Alert>
      )}
      <Button className="w-full" loading={leaving.isPending} onClick={() => leaving.mutate()}>
        {text.button}
      </Button>
    </Outcome>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
