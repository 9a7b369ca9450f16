import type { OwnSession } from '@quizhall/shared/contract/accounts/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatAgo, formatDate } from '@/lib/format.ts';
import { showError } from '@/lib/show-error.ts';
import { sessionsQuery } from '../../api/queries.ts';
import { endOtherSessions, endSession } from '../../api/security-calls.ts';
import { securityMessages } from '../../security-messages.ts';

const text = securityMessages.sessions;

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);

interface Props {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

/** One device with the times of its sign-in and its last use. */
function SessionRow({ session: { device, createdAt, lastUsedAt, current }, ending, onEnd }: Props) {
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere text-ink">
          {device}
          {current && <Badge tone="success">{text.current}</Badge>}
        </p>
        <p className="text-sm text-muted">{text.times(formatDate(createdAt), formatAgo(lastUsedAt))}</p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          className={WRAPS}
          aria-label={text.endOf(device)}
          loading={ending}
          onClick={onEnd}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}

/** Ends sign-ins, one or all the others; the list is read again afterwards. */
function useEndSessions(userId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => endSession(id),
    onSuccess: (_, { device }) => void toast.success(text.ended(device)),
    // Gone already: that is what was wanted.
    onError: (error) => hasCode(error, 'NOT_FOUND') || showError(serverMessage(error, text.endFailed)),
    onSettled,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => void toast.success(text.all),
    onSettled,
  });
  return {
    endOne: (session: OwnSession) => one.mutate(session),
    ending: one.isPending ? one.variables : undefined,
    endOthers: (onDone: () => void) => others.mutate(undefined, { onSuccess: onDone }),
    endingOthers: others.isPending,
    problem: others.error ? serverMessage(others.error, text.allFailed) : undefined,
  };
}

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
