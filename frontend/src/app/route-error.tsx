import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { useOnline } from '@/lib/online.ts';
import { Main } from './layouts/main.tsx';
import { messages } from './messages.ts';

/** A chunk that is gone after a deployment, or that the network did not bring (worded by each browser). */
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS/i.test(error.message);

function describe(error: unknown, online: boolean): string {
  if (isMissingCode(error)) return online ? messages.error.stale : messages.error.offline;
  // The texts of other exceptions are for developers; responses carry a text for people.
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : messages.error.text;
}

/** Reloads once the network is back, if its absence may have been the reason. */
function useReloadWhenBack(missing: boolean): boolean {
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (missing && online && wasOffline.current) location.reload();
    wasOffline.current = !online;
  }, [missing, online]);
  return online;
}

/** In place of a page that failed; bar and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isMissingCode(error);
  const online = useReloadWhenBack(isMissing);
  const isCutOff = isMissing && !online;
  const title = isCutOff ? messages.error.offlineTitle : messages.error.title;
  useEffect(() => {
    document.title = `${title} · Quizhall`;
  }, [title]);
  return (
    <div className="grid flex-1 place-items-center py-12">
      <ErrorState
        as="h1"
        title={title}
        icon={isCutOff ? <WifiOff /> : undefined}
        message={describe(error, online)}
        action={
          <>
            <Button icon={<RotateCw aria-hidden="true" />} onClick={() => location.reload()}>
              {messages.error.reload}
            </Button>
            {/* As a new document: after a new version is out, this one no longer finds its parts. */}
            <ButtonLink to="/" reloadDocument variant="ghost">
              {messages.error.home}
            </ButtonLink>
          </>
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
