import { routes } from 'virtual:contract-routes';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { call } from '@/lib/api/call.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useTitle } from '@/lib/use-title.ts';
import { Outcome } from '../components/outcome.tsx';
import { SubscribeForm } from '../components/subscribe-form.tsx';
import { messages } from '../messages.ts';

const text = messages.confirm;

/** `/newsletter/confirm?token=…`: the link of the mail that follows the newsletter box. */
export function Component() {
  useTitle(text.documentTitle);
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  // A repeated confirmation changes nothing, so it may be asked like a question.
  const confirmation = useQuery({
    queryKey: ['newsletter', 'confirm', token],
    queryFn: async ({ signal }) => {
      await call(routes.newsletter.confirmNewsletter, { body: { token } }, { quiet: true, signal });
      return true;
    },
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { error } = confirmation;
  if (confirmation.isSuccess) {
    return <Outcome icon={<CircleCheck />} tone="success" title={text.confirmed} text={text.confirmedText} />;
  }
  if (error instanceof ApiError && error.isTemporary) {
    return (
      <ErrorState
        as="h1"
        title={text.failed}
        message={standardMessage(error)}
        retrying={confirmation.isFetching}
        onRetry={() => void confirmation.refetch()}
      />
    );
  }
  if (error || token === '') {
    return (
      <Outcome icon={<Link2Off />} tone="warning" title={text.invalid} text={text.invalidText}>
        <SubscribeForm />
      </Outcome>
    );
  }
  return (
    <div role="status" className="flex flex-col items-center gap-5 py-8 text-center text-muted">
      <Spinner className="size-8 text-accent-ink" />
      <h1 className="text-2xl font-display tracking-tight text-ink">{text.confirming}</h1>
    </div>
  );
}
