import type { OwnSession } from '@quizhall/shared/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { useEndSessions } from '../../hooks/use-end-sessions.ts';
import { securityMessages } from '../../security-messages.ts';
import { SessionRow } from './session-row.tsx';

const text = securityMessages.sessions;

/** Every sign-in of the account, and how to end each. */
export function SessionsSection({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery(userId));
  const others = data?.some(({ current }) => !current) ?? false;
  return (
    <Panel title={text.title} hint={text.hint} actions={others && <Everywhere userId={userId} />}>
      {data && <Sessions userId={userId} sessions={data} />}
      {!data && error && (
        <ErrorState
          as="h3"
          title={text.failed}
          message={standardMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            {text.loading}
          </p>
          <Skeleton className="h-14" />
        </div>
      )}
    </Panel>
  );
}

function Sessions({ userId, sessions }: { userId: string; sessions: readonly OwnSession[] }) {
  const { endOne, ending } = useEndSessions(userId);
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          ending={ending?.id === session.id}
          onEnd={() => endOne(session)}
        />
      ))}
    </ul>
  );
}

function Everywhere({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const { endOthers, endingOthers, problem } = useEndSessions(userId);
  return (
    <>
      <Button variant="secondary" size="sm" className={WRAPS} onClick={() => setAsking(true)}>
        {text.everywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={text.ask}
        message={text.askText}
        confirmLabel={text.everywhere}
        loading={endingOthers}
        error={problem}
        onConfirm={() => endOthers(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
