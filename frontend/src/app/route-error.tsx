import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Main } from './layouts/main.tsx';
import { messages } from './messages.ts';

/** A chunk that is gone after a deployment, or that the network did not bring (worded by each browser). */
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

function describe(error: unknown): string {
  if (isMissingCode(error)) return messages.error.stale;
  // The texts of other exceptions are for developers; responses carry a text for people.
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : messages.error.text;
}

/** In place of a page that failed; bar and footer stay. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    document.title = `${messages.error.title} · Quizhall`;
  }, []);
  return (
    <div className="grid flex-1 place-items-center py-12">
      <ErrorState
        as="h1"
        title={messages.error.title}
        message={describe(error)}
        onRetry={() => location.reload()}
        action={
          <ButtonLink to="/" variant="ghost">
            {messages.error.home}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** When the frame itself failed. */
export function RootError() {
  return (
    <Main className="min-h-dvh">
      <RouteError />
    </Main>
  );
}
