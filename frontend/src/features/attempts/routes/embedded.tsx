import { embedRefusal } from '@quizhall/shared/rules/embedding';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Lock } from 'lucide-react';
import { Outlet, useMatch, useParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { cardQuery } from '../shared/embed-queries.ts';
import { embedMessages as TEXT } from '../shared/embed-messages.ts';
import { messages } from '../shared/messages.ts';

/** Around the pages of a quiz in another site's page: shows them where its card says that they may be shown there. */
export function Component() {
  const { ref = '' } = useParams();
  // The embedded address is `/embed/H7K2MP`; the attempt and its result lead back to `/embed/quiz/H7K2MP`.
  const isStart = [useMatch('/:ref'), useMatch(SITE_PATHS.quiz)].some(Boolean);
  const { data, error, isFetching, refetch } = useQuery(cardQuery(ref));
  const open = () =>
    void window.open(location.origin + sitePath(SITE_PATHS.quiz, { ref }), '_blank', 'noopener');
  if (!data) {
    if (!error)
      return (
        <p role="status" className="m-auto p-6 text-muted">
          {TEXT.loading}
        </p>
      );
    return (
      <ErrorState
        as="h1"
        className="my-auto"
        title={messages.loadError}
        message={serverMessage(error, TEXT.failed)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const refusal = embedRefusal(data);
  const action = (
    <Button variant={refusal ? 'primary' : 'ghost'} icon={<ExternalLink />} onClick={open}>
      {TEXT.open}
    </Button>
  );
  if (refusal)
    return <EmptyState as="h1" className="my-auto" icon={<Lock />} {...TEXT[refusal]} action={action} />;
  return (
    <>
      <Outlet />
      {isStart && <footer className="flex justify-center px-4 py-3">{action}</footer>}
    </>
  );
}
